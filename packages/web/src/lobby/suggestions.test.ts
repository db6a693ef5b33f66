import { EMPTY_TABLE, personId, type Mode, type Table } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const table = (count: number, mode: Mode = 'versus'): Table => ({
  ...EMPTY_TABLE,
  people: Array.from({ length: count }, (_, at) => ({
    id: personId(at + 1),
    name: `Agent ${at}`,
    seat: null,
    sawKey: false,
    played: null,
    bot: null,
  })),
  setup: { ...EMPTY_TABLE.setup, mode },
});

const modes = (of: Table) => suggestionsFor(of)?.ways.map((way) => way.mode);

test('nothing is suggested to somebody alone', () => {
  expect(suggestionsFor(table(1))).toBeNull();
});

test('a big screen is nobody to play with', () => {
  const [one, screen] = table(2).people;
  if (one === undefined || screen === undefined) throw new Error('nobody there');
  const watched = { ...table(2), people: [one, { ...screen, name: 'Grand écran' }] };
  expect(suggestionsFor(watched)).toBeNull();
});

test('two people are offered Duo or the simulated opponent', () => {
  expect(modes(table(2))).toEqual(['duo', 'coop_sim']);
});

test('three people are offered the games for three', () => {
  expect(modes(table(3))).toEqual(['three_shared', 'coop_sim']);
});

test('nothing is suggested once a way that fits is chosen', () => {
  expect(suggestionsFor(table(2, 'duo'))).toBeNull();
  expect(suggestionsFor(table(4))).toBeNull();
});

test('four people in a game for two are offered two teams', () => {
  expect(modes(table(5, 'duo'))).toEqual(['versus']);
});
