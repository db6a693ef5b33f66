import { expect, test } from 'vitest';
import type { CardView } from '../board/card-view.ts';
import { wordGroups } from './word-groups.ts';

const card = (word: string, key: CardView['key'], face: CardView['face'] = null): CardView => ({
  index: 0,
  word,
  face,
  key,
  keyOfB: null,
  dead: [],
  marks: [],
  mine: false,
  tappable: false,
});

test('the own words come first, and what is found is left out', () => {
  const cards = [
    card('mer', 'red'),
    card('port', 'blue'),
    card('roi', 'blue', 'blue'),
    card('sable', 'bystander'),
    card('nuit', 'assassin'),
  ];
  expect(wordGroups(cards, 'blue.spymaster')).toEqual([
    { figure: 'blue', words: ['port'] },
    { figure: 'red', words: ['mer'] },
    { figure: 'assassin', words: ['nuit'] },
    { figure: 'bystander', words: ['sable'] },
  ]);
});

test('a side of Duo has agents', () => {
  const groups = wordGroups([card('mer', 'agent'), card('nuit', 'assassin')], 'side.a');
  expect(groups.map(({ figure, words }) => [figure, ...words])).toEqual([
    ['agent', 'mer'],
    ['assassin', 'nuit'],
    ['bystander'],
  ]);
});
