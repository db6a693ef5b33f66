import { MAX_CARDS, personId } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepDraft,
  keptDraft,
  MAX_CLUE_TEXT,
  wipeDraft,
  type HalfClue,
  type Moment,
} from './kept-draft.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const moment: Moment = {
  room: 'bado',
  game: 1,
  turn: 3,
  person: personId(1),
  seat: 'red.spymaster',
};
const half: HalfClue = { text: 'mer', picked: 2, aimed: [4, 7] };

test('a clue half written is found again at its moment', () => {
  keepDraft(moment, half);
  expect(keptDraft({ ...moment })).toEqual(half);
  expect(keptDraft(moment)).toEqual(half);
});

test.each<[string, Moment | null]>([
  ['room', { ...moment, room: 'lime' }],
  ['game', { ...moment, game: 2 }],
  ['turn', { ...moment, turn: 4 }],
  ['person', { ...moment, person: personId(2) }],
  ['seat', { ...moment, seat: 'blue.spymaster' }],
  ['moment at which nobody here writes', null],
])('another %s neither reads it nor leaves it there', (_, other) => {
  keepDraft(moment, half);
  expect(keptDraft(other)).toBeNull();
  expect(store.size).toBe(0);
});

test('an empty one and one that was given are wiped', () => {
  keepDraft(moment, half);
  keepDraft(moment, { text: '', picked: null, aimed: [] });
  expect(store.size).toBe(0);
  keepDraft(moment, { text: '', picked: null, aimed: [1] });
  expect(keptDraft(moment)?.aimed).toEqual([1]);
  wipeDraft();
  expect(store.size).toBe(0);
});

test('both bounds hold at their edge', () => {
  const cards = Array.from({ length: MAX_CARDS }, (_, at) => at);
  keepDraft(moment, { text: 'a'.repeat(MAX_CLUE_TEXT), picked: 'unlimited', aimed: cards });
  expect(keptDraft(moment)?.text).toHaveLength(MAX_CLUE_TEXT);
  expect(keptDraft(moment)?.aimed).toEqual(cards);
  keepDraft(moment, { text: 'a'.repeat(MAX_CLUE_TEXT + 1), picked: null, aimed: [MAX_CARDS, 1] });
  expect(keptDraft(moment)?.text).toHaveLength(MAX_CLUE_TEXT);
  expect(keptDraft(moment)?.aimed).toEqual([1]);
});

test('something else in the store, or no store at all, is no error', () => {
  for (const found of ['{', '"x"', 'null', '{"moment":1,"text":"a"}']) {
    store.set('agent-double.draft', found);
    expect(keptDraft(moment)).toBeNull();
    expect(store.size).toBe(0);
  }
  keepDraft(moment, half);
  const [key = ''] = store.keys();
  const kept = JSON.parse(store.get(key) ?? '') as object;
  store.set(key, JSON.stringify({ ...kept, picked: 'many', aimed: 'all' }));
  expect(keptDraft(moment)).toEqual({ text: 'mer', picked: null, aimed: [] });

  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(moment, half);
  expect(keptDraft(moment)).toBeNull();
  wipeDraft();
});
