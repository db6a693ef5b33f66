import { EMPTY_TABLE, evolve, type GameEvent, type PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { Ledger, RECENT_EVENTS } from './ledger.ts';
import { heardSince, isCurrent, openStream, type Stream } from './stream.ts';

const ADA = 'p1' as PersonId;
const table = [
  { type: 'personJoined', person: ADA, name: 'Ada', bot: null } as const,
  { type: 'seatTaken', person: ADA, seat: 'red.operative' } as const,
].reduce(evolve, EMPTY_TABLE);

const PUBLIC: GameEvent = { type: 'clueAllowed' };
const PRIVATE: GameEvent = { type: 'consultationAnswered', answer: 'valid' };

const streamAt = (seq: number): Stream => {
  const stream = openStream('s', table, ADA);
  if (stream === null) throw new Error('nobody there');
  return { ...stream, seq };
};

test('a stream is that of a person in a seat', () => {
  const stream = streamAt(0);
  expect(stream).toEqual({ id: 's', viewer: { id: ADA, seat: 'red.operative' }, seq: 0 });
  expect(isCurrent(stream, table)).toBe(true);
  expect(isCurrent(stream, evolve(table, { type: 'seatTaken', person: ADA, seat: null }))).toBe(
    false,
  );
  expect(
    isCurrent(stream, evolve(table, { type: 'personLeft', person: ADA, removed: false })),
  ).toBe(false);
  expect(openStream('s', table, 'p2' as PersonId)).toBeNull();
});

test('what was missed is told again, without what others heard', () => {
  const recent = [PUBLIC, PRIVATE, { ...PUBLIC }, PRIVATE];
  expect(heardSince(streamAt(9), recent, 8)).toEqual([PUBLIC]);
  expect(heardSince(streamAt(9), recent, 7)).toEqual([PUBLIC, PUBLIC]);
  expect(heardSince(streamAt(9), recent, 9)).toEqual([]);
});

test.each([
  [6, 'further back than is kept'],
  [10, 'what has not been told yet'],
  [-1, 'before the beginning'],
])('from %i on it can’t be told: %s', (seq) => {
  expect(heardSince(streamAt(9), [PUBLIC, PUBLIC], seq)).toBeNull();
});

test('how far back it goes does not tell how much was said between others', () => {
  const ledgerWith = (whispers: number): Ledger => {
    const ledger = new Ledger();
    for (let at = 0; at < RECENT_EVENTS + 5; at += 1) {
      const events = [...Array.from({ length: whispers }, () => PRIVATE), PUBLIC];
      ledger.add({ at, by: null, order: null, token: null, events });
    }
    return ledger;
  };
  for (const whispers of [0, 3]) {
    const { recent } = ledgerWith(whispers);
    const stream = streamAt(RECENT_EVENTS + 5);
    expect(heardSince(stream, recent, 5)).toHaveLength(RECENT_EVENTS);
    expect(heardSince(stream, recent, 4)).toBeNull();
  }
});
