import { beforeAll, describe, expect, it } from 'vitest';
import { conventionsWith } from '../conventions.test-kit.ts';
import { loadLexicon } from '../load-judge.ts';
import type { Lexicon } from '../lexicon.ts';
import { judgeWith } from './judge.ts';

let english: Lexicon;
beforeAll(async () => {
  english = await loadLexicon('en');
});

const first = (clue: string, word: string): string => {
  const { verdict, reasons } = judgeWith(english)(clue, 1, [word], conventionsWith());
  return `${verdict} ${reasons[0]?.rule ?? ''}`.trim();
};

describe('the English referee', () => {
  it.each([
    ['mice', 'MOUSE', 'illegal WORD-17'],
    ['running', 'RUN', 'illegal WORD-17'],
    ['thought', 'THINK', 'illegal WORD-17'],
    ['friendship', 'FRIEND', 'illegal WORD-18'],
    ['horse', 'HORSESHOE', 'illegal WORD-18'],
    ['theft', 'THIEF', 'doubtful WORD-19'],
    ['fridge', 'REFRIGERATOR', 'illegal WORD-16'],
    ['flower', 'FLOUR', 'illegal WORD-24'],
    ['cat', 'BAT', 'doubtful WORD-25'],
    ['blue-dog', 'KENNEL', 'illegal WORD-11'],
    ['Freundschaft', 'FRIEND', 'doubtful WORD-14'],
    ['Pferd', 'HORSE', 'illegal WORD-21'],
    ['papillon', 'BUTTERFLY', 'doubtful WORD-22'],
    ['keystroke', 'KEYBOARD', 'doubtful WORD-19'],
    ['airplane', 'AIR', 'illegal WORD-18'],
    ['railroad', 'RAIL', 'illegal WORD-18'],
    ['librarian', 'LIBRARY', 'illegal WORD-18'],
    ['ownership', 'OWNER', 'illegal WORD-18'],
    ['waitress', 'WAITER', 'illegal WORD-18'],
    ['duchess', 'DUKE', 'illegal WORD-18'],
    ['goddess', 'GOD', 'illegal WORD-18'],
    ['tigress', 'TIGER', 'illegal WORD-18'],
    ['usherette', 'USHER', 'illegal WORD-18'],
    ['pitiless', 'PITY', 'illegal WORD-18'],
    ['virology', 'VIRUS', 'illegal WORD-18'],
    ['climatology', 'CLIMATE', 'illegal WORD-18'],
    ['insecticide', 'INSECT', 'illegal WORD-18'],
    ['spearmint', 'MINT', 'illegal WORD-18'],
    ['popular', 'POP', 'illegal WORD-16'],
    ['rehab', 'REHABILITATION', 'illegal WORD-16'],
    ['oxen', 'OX', 'illegal WORD-17'],
    ['spectacles', 'SPECTACLE', 'illegal WORD-17'],
    ['dice', 'DIE', 'illegal WORD-18'],
    ['waggon', 'WAGON', 'illegal WORD-18'],
    ['armoured', 'ARMOR', 'illegal WORD-18'],
    ['theatre', 'THEATER', 'illegal WORD-18'],
    ['strawberry', 'STRAW', 'illegal WORD-18'],
    ['ratting', 'RAT', 'illegal WORD-17'],
    ['marked', 'MARK', 'illegal WORD-17'],
    ['leading', 'LEAD', 'illegal WORD-17'],
    ['flatter', 'FLAT', 'doubtful WORD-20'],
    ['sewer', 'SEW', 'doubtful WORD-19'],
    ['liver', 'LIVE', 'doubtful WORD-19'],
    ['boulangerie', 'OVEN', 'doubtful WORD-14'],
    ['église', 'PRIEST', 'illegal WORD-23'],
    ['Claude', 'PAINT', 'legal'],
    ['maison', 'ROOF', 'doubtful WORD-23'],
    ['blackmail', 'MAIL', 'illegal WORD-18'],
    ['jellyfish', 'JELLY', 'illegal WORD-18'],
    ['policeman', 'MAN', 'illegal WORD-18'],
    ['marigold', 'GOLD', 'illegal WORD-18'],
    ['Churchill', 'CHURCH', 'illegal WORD-18'],
    ['island', 'LAND', 'doubtful WORD-19'],
    ['blackmail', 'BLACKBIRD', 'doubtful WORD-19'],
    ['palmist', 'PALM', 'illegal WORD-18'],
    ['enlarge', 'LARGE', 'illegal WORD-18'],
    ['woman', 'MAN', 'illegal WORD-18'],
    ['darken', 'DARK', 'illegal WORD-18'],
    ['childish', 'CHILD', 'illegal WORD-18'],
    ['misspelling', 'SPELLING', 'illegal WORD-18'],
    ['nasal', 'NOSE', 'doubtful WORD-19'],
    ['guessed', 'GUEST', 'illegal WORD-24'],
    ['rows', 'ROSE', 'illegal WORD-24'],
  ])('%s beside %s: %s', (clue, word, expected) => {
    expect(first(clue, word)).toBe(expected);
  });

  it.each([
    ['car', 'CARPET'],
    ['corner', 'CORN'],
    ['number', 'NUMB'],
    ['corn', 'UNICORN'],
    ['mother-in-law', 'FAMILY'],
    ['unicorn', 'HORSE'],
    ['papillon', 'FLOWER'],
    ['friendship', 'SHIP'],
    ['justice', 'ICE'],
    ['holiness', 'HOLE'],
    ['resultant', 'ANT'],
    ['gravity', 'GRAVE'],
    ['retail', 'TAIL'],
    ['mother', 'MOTH'],
    ['summer', 'SUM'],
    ['story', 'STORE'],
    ['harness', 'HARE'],
    ['mattress', 'MATTER'],
    ['apology', 'APE'],
    ['rating', 'RAT'],
    ['capability', 'CAP'],
    ['vertical', 'LINE'],
    ['dualism', 'ISM'],
    ['solar', 'SUN'],
    ['lunar', 'MOON'],
    ['party', 'PART'],
    ['entail', 'TAIL'],
    ['Easter', 'EAST'],
  ])('%s may be said beside %s', (clue, word) => {
    expect(first(clue, word)).toBe('legal');
  });
});
