import {
  dealDuo,
  dealTeams,
  decide,
  EDITIONS,
  EMPTY_TABLE,
  evolve,
  evolveKey,
  type Command,
  type Key,
  type PersonId,
  type Seat,
  type Table,
} from '@agent-double/rules';
import { formJudge } from '@agent-double/lexicon';
import { beforeEach, describe, expect, test } from 'vitest';
import { FOUR_SEATS } from '../server.test-kit.ts';
import { MarkBoard, seesMarks } from './marks.ts';

const id = (number: number): PersonId => `p${number}` as PersonId;
const WORDS = Array.from({ length: 25 }, (_, at) => `mot${'abcdefghijklmnopqrstuvwxy'[at] ?? ''}`);

let table: Table;
let key: Key | null;
const act = (command: Command, by: PersonId | null = null): void => {
  const order = { by, game: table.game, turn: table.play?.turn ?? 0, now: 0, command };
  const decided = decide(table, key, order, formJudge);
  if (!decided.ok) throw new Error(decided.error.code);
  key = decided.value.reduce(evolveKey, key);
  table = decided.value.reduce(evolve, table);
};
const seat = (seats: readonly Seat[]): void => {
  table = EMPTY_TABLE;
  key = null;
  seats.forEach((_, at) => {
    act({ type: 'join', name: `N${at}`, returning: null });
  });
};
const sit = (seats: readonly Seat[]): void => {
  seats.forEach((place, at) => {
    act({ type: 'takeSeat', seat: place }, id(at + 1));
  });
};
const everybody = (): boolean => true;

describe('two teams', () => {
  beforeEach(() => {
    const seats = [...FOUR_SEATS, 'red.operative'] as const;
    seat(seats);
    sit(seats);
    const deal = dealTeams(
      WORDS,
      EDITIONS['classique-2025'].parameters,
      'red',
      (below) => below - 1,
    );
    if (!deal.ok) throw new Error(deal.error.code);
    act({ type: 'startGame', deal: deal.value, reshuffled: false });
  });
  const giveClue = (): void => {
    act({ type: 'giveClue', word: 'zouave', number: 1 }, id(1));
  };

  test('nobody points before there is a clue', () => {
    expect(new MarkBoard().set(table, id(2), 3, true)).toBe(false);
    expect(seesMarks(table, 'red.operative')).toBe(false);
  });

  test.each([
    [id(1), false, 'its spymaster'],
    [id(2), true, 'its operative'],
    [id(3), false, 'the other spymaster'],
    [id(4), false, 'another operative'],
    [id(9), false, 'a stranger'],
  ])('in a team’s turn %s points: %s, %s', (person, may) => {
    giveClue();
    const board = new MarkBoard();
    expect(board.set(table, person, 3, true)).toBe(may);
    expect(board.isEmpty).toBe(!may);
  });

  test('the whole team on turn sees it, and no one else', () => {
    giveClue();
    const seeing = [...FOUR_SEATS, null].filter((place) => seesMarks(table, place));
    expect(seeing).toEqual(['red.spymaster', 'red.operative']);
  });

  test('several people point at one card, each once', () => {
    giveClue();
    const board = new MarkBoard();
    expect(board.set(table, id(2), 3, true)).toBe(true);
    expect(board.set(table, id(2), 3, true)).toBe(false);
    expect(board.set(table, id(5), 3, true)).toBe(true);
    expect(board.marks).toEqual({ 3: [id(2), id(5)] });
    expect(board.set(table, id(2), 3, false)).toBe(true);
    expect(board.set(table, id(2), 3, false)).toBe(false);
    expect(board.marks).toEqual({ 3: [id(5)] });
  });

  test.each([-1, 25, 1e9, 1.5, NaN])('there is no card %d', (card) => {
    giveClue();
    expect(new MarkBoard().set(table, id(2), card, true)).toBe(false);
  });

  test('a mark goes with its person, with the seat, with the card and with the turn', () => {
    giveClue();
    const own =
      key?.kind === 'teams' ? key.cards.flatMap((card, at) => (card === 'red' ? [at] : [])) : [];
    const [first = 0, second = 0] = own;
    const board = new MarkBoard();
    board.set(table, id(2), first, true);
    board.set(table, id(5), second, true);
    expect(board.prune(table, everybody)).toBe(false);
    expect(board.prune(table, (person) => person !== id(5))).toBe(true);
    expect(board.marks).toEqual({ [first]: [id(2)] });

    board.set(table, id(5), second, true);
    act({ type: 'guess', card: first }, id(2));
    expect(board.prune(table, everybody)).toBe(true);
    expect(board.marks).toEqual({ [second]: [id(5)] });
    expect(board.set(table, id(2), first, true)).toBe(false);

    act({ type: 'stop' }, id(2));
    expect(board.prune(table, everybody)).toBe(true);
    expect(board.isEmpty).toBe(true);
  });
});

describe('duo', () => {
  const seats = ['side.a', 'side.b'] as const;
  beforeEach(() => {
    seat(seats);
    act({ type: 'changeSetup', change: { edition: 'duo' } });
    sit(seats);
    const deal = dealDuo(WORDS, (below) => below - 1);
    if (!deal.ok) throw new Error(deal.error.code);
    act({ type: 'startGame', deal: deal.value, reshuffled: false });
  });

  test('who guesses points, and both see it', () => {
    act({ type: 'giveClue', word: 'zouave', number: 1 }, id(1));
    const board = new MarkBoard();
    expect(board.set(table, id(1), 3, true)).toBe(false);
    expect(board.set(table, id(2), 3, true)).toBe(true);
    expect(seats.every((place) => seesMarks(table, place))).toBe(true);
    expect(seesMarks(table, null)).toBe(false);
  });
});
