import { expect, test } from 'vitest';
import { mayMark } from './marker.ts';
import {
  after,
  afterAll,
  clue,
  duo,
  game,
  guess,
  stop,
  type State,
  type Who,
} from './table.test-kit.ts';

const marks = (state: State, who: Who, card = 3): boolean =>
  mayMark(state.table, state.ids[who] ?? null, card);

test('[GUESS-13] operatives may point at a card face up, whoever’s turn it is', () => {
  const state = after(game({ covered: [0] }), 'redSpy', clue());
  expect(marks(state, 'redOp')).toBe(true);
  expect(marks(state, 'blueOp')).toBe(true);
  expect(marks(state, 'redOp', 0)).toBe(false);
  expect(marks(state, 'redOp', 25)).toBe(false);
});

test('[GUESS-13] whoever gives clues or watches points at nothing', () => {
  const state = game();
  expect(marks(state, 'redSpy')).toBe(false);
  expect(marks(state, 'watcher')).toBe(false);
  expect(marks(state, 'server')).toBe(false);
});

test('[GUESS-13] nobody points before the deal or after the end', () => {
  const over = afterAll(game(), ['redSpy', clue()], ['redOp', guess(24)]);
  expect(marks(over, 'blueOp')).toBe(false);
  expect(mayMark({ ...over.table, play: null }, over.ids.redOp!, 3)).toBe(false);
});

test('[GUESS-13] the shared operative points too', () => {
  expect(marks(game({ edition: 'precedente', mode: 'three_shared' }), 'shared')).toBe(true);
});

test('[GUESS-13] in Duo all but the giver point', () => {
  const first = duo();
  expect(marks(first, 'sideA')).toBe(true);
  const guessing = after(first, 'sideA', clue());
  expect(marks(guessing, 'sideA')).toBe(false);
  expect(marks(guessing, 'sideB')).toBe(true);
  expect(marks(guessing, 'watcher')).toBe(false);
  const found = after(guessing, 'sideB', guess(3));
  expect(marks(found, 'sideB')).toBe(false);
});

test('[DUO-9] nobody points in sudden death: it would tell the other side what to touch', () => {
  const last = after(duo({ changes: { 'duet.tokens': 1 } }), 'sideA', clue());
  const sudden = afterAll(last, ['sideB', guess(3)], ['sideB', stop]);
  expect(marks(sudden, 'sideA', 4)).toBe(false);
  expect(marks(sudden, 'sideB', 4)).toBe(false);
});
