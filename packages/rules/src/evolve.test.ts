import { describe, expect, test } from 'vitest';
import type { GameEvent } from './event.ts';
import { evolve, evolveKey } from './evolve.ts';
import type { TableRecord } from './table.ts';
import {
  after,
  afterAll,
  clue,
  coverEnemy,
  dealOf,
  duo,
  duoOf,
  eventsOf,
  folded,
  game,
  guess,
  lobby,
  SIDE_A,
  sideOf,
  teamsOf,
  type Given,
  type State,
} from './table.test-kit.ts';

/** A game alone that is won with this score, at a table that goes on. */
const won = (before: State | null, given: Given, wrong: number): State => {
  const setting: Given = { covered: [0, 1, 2, 3, 4, 5, 6, 7], ...given };
  const fresh = game(setting);
  const table = before === null ? fresh.table : { ...fresh.table, records: before.table.records };
  const state = { ...fresh, table: { ...table, game: (before?.table.game ?? 0) + 1 } };
  const mistakes = Array.from({ length: wrong }).reduce(
    (now: State, _, at) => afterAll(now, ['redSpy', clue()], ['redOp', guess(17 + at)]),
    state,
  );
  return afterAll(mistakes, ['redSpy', clue()], ['redOp', guess(8)]);
};
const scores = (state: State) =>
  state.table.records.map(({ score, game: number }) => [score, number]);

describe('results', () => {
  test('[END-6] wins are counted side by side', () => {
    const red = afterAll(game(), ['redSpy', clue()], ['redOp', guess(24)]);
    expect(red.table.wins).toEqual({ red: 0, blue: 1 });
    const next = after(red, 'host', { type: 'startGame', deal: dealOf(), reshuffled: true });
    const again = afterAll(next, ['redSpy', clue()], ['redOp', guess(24)]);
    expect(again.table.wins).toEqual({ red: 0, blue: 2 });
  });

  test('[RECORD-3] the fewest turns are kept, the older result on a tie', () => {
    const record: Given = { edition: 'table', mode: 'coop_record' };
    const three = won(null, record, 2);
    expect(scores(three)).toEqual([[3, 1]]);
    const two = won(three, record, 1);
    expect(scores(two)).toEqual([[2, 2]]);
    expect(scores(won(two, record, 1))).toEqual([[2, 2]]);
    expect(scores(won(two, record, 2))).toEqual([[2, 2]]);
  });

  test('[COOP-9] the highest score is kept where enemy words count', () => {
    const sim = (covered: readonly number[]): Given => ({
      edition: 'origine-2015',
      mode: 'coop_sim',
      covered: [0, 1, 2, 3, 4, 5, 6, 7, ...covered],
    });
    const six = won(null, sim([9, 10]), 0);
    expect(scores(six)).toEqual([[6, 1]]);
    expect(scores(won(six, sim([9, 10, 11]), 0))).toEqual([[6, 1]]);
    expect(scores(won(six, sim([9, 10]), 0))).toEqual([[6, 1]]);
    expect(scores(won(six, sim([9]), 0))).toEqual([[7, 2]]);
  });

  test('[COOP-9] each edition and mode keeps its own', () => {
    const one = won(null, { edition: 'table', mode: 'coop_record' }, 0);
    const sim: Given = {
      edition: 'origine-2015',
      mode: 'coop_sim',
      covered: [0, 1, 2, 3, 4, 5, 6, 7],
    };
    const both = won(one, sim, 0);
    expect(both.table.records.map(({ edition }) => edition)).toEqual(['table', 'origine-2015']);
    const older = won(both, { ...sim, edition: 'precedente' }, 0);
    expect(older.table.records).toHaveLength(3);
    const kept: TableRecord = {
      edition: 'table',
      mode: 'coop_sim',
      counts: 'enemy_left',
      score: 0,
      game: 0,
    };
    const before = { ...one, table: { ...one.table, records: [kept] } };
    const next = won(before, { edition: 'table', mode: 'coop_record' }, 0);
    expect(next.table.records).toMatchObject([kept, { mode: 'coop_record', score: 1 }]);
  });

  test('[COOP-9] turns are not measured by words left, nor words left by turns', () => {
    const sim: Given = {
      edition: 'origine-2015',
      mode: 'coop_sim',
      covered: [0, 1, 2, 3, 4, 5, 6, 7],
    };
    const words = won(null, sim, 0);
    expect(scores(words)).toEqual([[8, 1]]);
    const turns = won(words, { ...sim, changes: { 'coop.score': 'turns' } }, 0);
    expect(scores(turns)).toEqual([
      [8, 1],
      [1, 2],
    ]);
    expect(turns.table.records.map(({ counts }) => counts)).toEqual(['enemy_left', 'turns']);
  });

  test('[COOP-8] a game that is lost leaves no record', () => {
    const lost = afterAll(
      game({ edition: 'table', mode: 'coop_record' }),
      ['redSpy', clue()],
      ['redOp', guess(24)],
    );
    expect(lost.table.records).toEqual([]);
    expect(lost.table.wins).toEqual({ red: 0, blue: 0 });
    const covered = [9, 10, 11, 12, 13, 14, 15];
    const found = afterAll(
      game({ edition: 'origine-2015', mode: 'coop_sim', covered }),
      ['redSpy', clue()],
      ['redOp', guess(17)],
      ['redSpy', coverEnemy(16)],
    );
    expect(found.table.records).toEqual([]);
  });

  test('[DUO-8] Duo counts nothing', () => {
    const over = after(duo(), 'host', { type: 'abandon' });
    expect(over.table).toMatchObject({ wins: { red: 0, blue: 0 }, records: [] });
  });
});

describe('folding', () => {
  const ended: GameEvent = {
    type: 'gameEnded',
    winner: 'red',
    reason: 'all_found',
    score: null,
    key: { kind: 'teams', cards: [] },
    intended: [],
    consultations: [],
  };

  test('[VIEW-5] the key is what the latest deal told of it', () => {
    const state = game();
    const started: GameEvent = {
      type: 'gameStarted',
      game: 2,
      kind: 'duo',
      mode: 'duo',
      parameters: teamsOf(state).parameters,
      words: [],
      reshuffled: false,
    };
    expect(evolveKey(state.key, started)).toBeNull();
    const side: GameEvent = { type: 'sideDealt', side: 'a', cards: sideOf(SIDE_A) };
    expect(evolveKey(state.key, side)).toEqual({ kind: 'duo', sides: { a: sideOf(SIDE_A) } });
    expect(evolveKey(null, side)).toEqual({ kind: 'duo', sides: { a: sideOf(SIDE_A) } });
    const both = evolveKey(duo().key, { ...side, side: 'b' });
    expect(both).toEqual({ kind: 'duo', sides: { a: sideOf(SIDE_A), b: sideOf(SIDE_A) } });
    expect(evolveKey(state.key, { type: 'clueAllowed' })).toBe(state.key);
    expect(evolveKey(null, ended)).toEqual({ kind: 'teams', cards: [] });
  });

  test('[VIEW-1] the key leaves the table as it is', () => {
    const { table } = game();
    expect(evolve(table, { type: 'keyDealt', cards: [] })).toBe(table);
    expect(evolve(table, { type: 'sideDealt', side: 'a', cards: [] })).toBe(table);
  });

  test('a game’s event at a table without a game changes nothing', () => {
    const state = lobby();
    expect(folded(state, [{ type: 'clueAllowed' }]).table).toBe(state.table);
    expect(folded(state, [ended]).table).toBe(state.table);
  });

  test('[END-3] the end of Duo tells both sides of the key', () => {
    const state = duo();
    const over = after(state, 'host', { type: 'abandon' });
    expect(duoOf(over).phase).toMatchObject({ key: over.key });
    const heard = folded({ ...state, key: null }, eventsOf(state, 'host', { type: 'abandon' }));
    expect(heard.key).toEqual(state.key);
  });
});
