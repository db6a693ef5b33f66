import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  duo,
  duoOf,
  eventsOf,
  guess,
  namesOf,
  refusalOf,
  stop,
  type State,
} from '../table.test-kit.ts';
import type { DuoPlay } from './play.ts';

const aGives = after(duo(), 'sideA', clue());
const bGives = after(duo(), 'sideB', clue());

/** Duo with these cards found. */
const found = (cards: readonly number[], over: Partial<DuoPlay> = {}): State =>
  duo(
    {},
    {
      covered: Array.from({ length: 25 }, (_, at) => cards.includes(at)),
      agentsLeft: 15 - cards.length,
      ...over,
    },
  );
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at);
const sudden = (cards: readonly number[] = [], over: Partial<DuoPlay> = {}): State =>
  found(cards, { tokens: 0, phase: { name: 'sudden_death', last: null }, ...over });

describe('touching', () => {
  test('[DUO-2] [DUO-16] is the partner’s of whoever gave the clue', () => {
    expect(refusalOf(aGives, 'sideB', guess(3))).toBeNull();
    expect(refusalOf(aGives, 'sideA', guess(3))).toBe('turn/not-your-turn');
    expect(refusalOf(aGives, 'watcher', guess(3))).toBe('turn/not-your-role');
    expect(refusalOf(duo(), 'sideA', guess(3))).toBe('turn/wrong-phase');
    expect(refusalOf(duo(), 'sideA', stop)).toBe('turn/wrong-phase');
  });

  test('[DUO-2] reads the giver’s side of the key', () => {
    expect(eventsOf(bGives, 'sideA', guess(14))).toMatchObject([{ outcome: 'agent' }]);
    expect(eventsOf(aGives, 'sideB', guess(14))).toMatchObject([{ outcome: 'assassin' }, {}]);
  });

  test('[GUESS-12] takes a card that is not found yet', () => {
    for (const card of [-1, 25, 1.5]) {
      expect(refusalOf(aGives, 'sideB', guess(card))).toBe('card/none');
    }
    expect(refusalOf(after(aGives, 'sideB', guess(3)), 'sideB', guess(3))).toBe('card/covered');
    const short = {
      ...aGives,
      key: { kind: 'duo' as const, sides: { a: [], b: [] } },
    };
    expect(refusalOf(short, 'sideB', guess(3))).toBe('card/none');
  });

  test('[DUO-3] goes on as long as agents are found', () => {
    const state = afterAll(aGives, ['sideB', guess(0)], ['sideB', guess(3)], ['sideB', guess(4)]);
    expect(duoOf(state)).toMatchObject({ agentsLeft: 12, tokens: 9, phase: { made: 3 } });
  });

  test('[DUO-4] an agent is covered and marks nothing', () => {
    const found = after(after(duo(), 'sideA', clue()), 'sideB', guess(0));
    expect(duoOf(found).marks).toEqual({ a: [], b: [] });
  });

  test('[DUO-4] a bystander takes a token, ends the turn and marks the card for one', () => {
    const state = after(aGives, 'sideB', guess(9));
    expect(duoOf(state)).toMatchObject({
      tokens: 8,
      marks: { a: [], b: [9] },
      phase: { name: 'clue', giver: 'b' },
    });
    expect(duoOf(state).covered[9]).toBe(false);
    expect(duoOf(state).log[0]).toMatchObject({ end: 'mistake', touches: [{ card: 9 }] });
  });

  test('[DUO-4] whoever marked it can’t touch it again, the partner can', () => {
    const later = afterAll(
      after(aGives, 'sideB', guess(9)),
      ['sideB', clue()],
      ['sideA', guess(9)],
      ['sideA', stop],
      ['sideA', clue()],
    );
    expect(duoOf(later).covered[9]).toBe(true);
    const marked = afterAll(
      after(bGives, 'sideA', guess(3)),
      ['sideA', clue()],
      ['sideB', guess(0)],
      ['sideB', stop],
      ['sideB', clue()],
    );
    expect(refusalOf(marked, 'sideA', guess(3))).toBe('card/marked');
  });

  test('[DUO-5] an assassin loses for both', () => {
    const over = after(aGives, 'sideB', guess(14));
    expect(duoOf(over).phase).toMatchObject({ name: 'over', won: false, reason: 'assassin' });
    expect(duoOf(over).covered[14]).toBe(false);
  });
});

describe('stopping', () => {
  test('[DUO-6] comes after one touch and takes a token', () => {
    expect(refusalOf(aGives, 'sideB', stop)).toBe('guess/minimum');
    const state = afterAll(aGives, ['sideB', guess(3)], ['sideB', stop]);
    expect(duoOf(state)).toMatchObject({ tokens: 8, phase: { name: 'clue', giver: 'b' } });
    expect(duoOf(state).log[0]?.end).toBe('stop');
    expect(refusalOf(after(aGives, 'sideB', guess(3)), 'sideA', stop)).toBe('turn/not-your-turn');
  });
});

describe('a finished side', () => {
  const eight = after(found(upTo(7), { tokens: 5 }), 'sideA', clue());

  test('[DUO-7] says so, and its turn ends with a token', () => {
    expect(namesOf(eventsOf(eight, 'sideB', guess(8)))).toEqual([
      'cardTouched',
      'sideFinished',
      'tokenSpent',
      'duoTurnEnded',
    ]);
    const state = after(eight, 'sideB', guess(8));
    expect(duoOf(state)).toMatchObject({ tokens: 4, finished: { a: true, b: false } });
    expect(duoOf(state).log[0]?.end).toBe('finished');
  });

  test('[DUO-7] without a token where the table says so', () => {
    const free = duo(
      { changes: { 'duet.finish_costs_token': false } },
      {
        covered: Array.from({ length: 25 }, (_, at) => at < 8),
        agentsLeft: 7,
        tokens: 5,
      },
    );
    const state = afterAll(free, ['sideA', clue()], ['sideB', guess(8)]);
    expect(duoOf(state)).toMatchObject({ tokens: 5, phase: { name: 'clue', giver: 'b' } });
    const stopped = afterAll(free, ['sideB', clue()], ['sideA', guess(9)], ['sideA', stop]);
    expect(duoOf(stopped).tokens).toBe(4);
  });

  test('[DUO-7] gives no more clues: the partner gives all that remain', () => {
    const state = afterAll(
      after(eight, 'sideB', guess(8)),
      ['sideB', clue()],
      ['sideA', guess(9)],
      ['sideA', stop],
    );
    expect(duoOf(state).phase).toMatchObject({ name: 'clue', giver: 'b' });
  });

  test('[DUO-7] goes on guessing where the other side gave the clue', () => {
    const last = afterAll(after(found([0, 3, 4, 5, 6, 7, 8, 1]), 'sideB', clue()), [
      'sideA',
      guess(2),
    ]);
    expect(duoOf(last)).toMatchObject({
      finished: { a: true, b: false },
      phase: { name: 'guess', giver: 'b' },
    });
  });

  test('[DUO-8] the fifteenth agent wins at once and takes no token', () => {
    const cards = [...upTo(13)];
    const state = after(found(cards, { tokens: 1 }), 'sideB', clue());
    expect(namesOf(eventsOf(state, 'sideA', guess(14)))).toEqual(['cardTouched', 'duoEnded']);
    const over = after(state, 'sideA', guess(14));
    expect(duoOf(over)).toMatchObject({
      tokens: 1,
      agentsLeft: 0,
      phase: { won: true, reason: 'all_found' },
    });
  });
});

describe('sudden death', () => {
  test('[DUO-9] comes when the last token is taken', () => {
    const last = after(found([], { tokens: 1 }), 'sideA', clue());
    const state = afterAll(last, ['sideB', guess(3)], ['sideB', stop]);
    expect(duoOf(state)).toMatchObject({ tokens: 0, phase: { name: 'sudden_death' } });
    expect(duoOf(state).log.at(-1)?.giver).toBeNull();
    for (const who of ['sideA', 'sideB'] as const) {
      expect(refusalOf(state, who, clue())).toBe('turn/wrong-phase');
      expect(refusalOf(state, who, stop)).toBe('turn/wrong-phase');
    }
  });

  test('[DUO-9] both guess on each other’s side until one mistake', () => {
    const state = afterAll(
      sudden(),
      ['sideB', guess(3)],
      ['sideA', guess(9)],
      ['sideA', guess(10)],
    );
    expect(duoOf(state).agentsLeft).toBe(12);
    expect(duoOf(after(state, 'sideA', guess(18))).phase).toMatchObject({
      won: false,
      reason: 'sudden_death_mistake',
    });
    expect(duoOf(after(state, 'sideB', guess(14))).phase).toMatchObject({ reason: 'assassin' });
  });

  test('[DUO-8] [DUO-9] may still be won', () => {
    const state = sudden(upTo(13));
    expect(duoOf(after(state, 'sideA', guess(14))).phase).toMatchObject({ won: true });
  });

  test('[DUO-11] who has nothing left to find does not guess', () => {
    const state = sudden(upTo(8), { finished: { a: true, b: false } });
    expect(refusalOf(state, 'sideB', guess(9))).toBe('guess/nothing-to-find');
    expect(refusalOf(state, 'sideA', guess(9))).toBeNull();
  });

  test('[DUO-11] a side that finishes during it tells so', () => {
    const state = sudden(upTo(7));
    const finished = after(state, 'sideB', guess(8));
    expect(duoOf(finished)).toMatchObject({
      finished: { a: true },
      phase: { name: 'sudden_death', last: 'b' },
    });
  });

  test('[DUO-10] goes by turns where the table says so, as far as both can guess', () => {
    const rule = { changes: { 'duet.sudden_death_order': 'alternate', 'duet.tokens': 0 } } as const;
    const once = after(duo(rule), 'sideB', guess(3));
    expect(refusalOf(once, 'sideB', guess(4))).toBe('guess/other-player-first');
    expect(refusalOf(once, 'sideA', guess(9))).toBeNull();
    expect(refusalOf(after(sudden(), 'sideB', guess(3)), 'sideB', guess(4))).toBeNull();
    const alone = duo(rule, {
      finished: { a: false, b: true },
      phase: { name: 'sudden_death', last: 'b' },
    });
    expect(refusalOf(alone, 'sideB', guess(3))).toBeNull();
  });
});
