import { EDITIONS } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { LOG_VERSION, readEvents } from './log-version.ts';

test('events of this version are read as they were written', () => {
  const events = [{ type: 'clueAllowed' }];
  expect(readEvents(LOG_VERSION, JSON.stringify(events))).toEqual(events);
});

test.each([0, LOG_VERSION + 1])('version %i is refused', (version) => {
  expect(() => readEvents(version, '[]')).toThrow(`version ${version}`);
});

test('withdrawals are written under a version that servers without them refuse', () => {
  const before = 2;
  expect(LOG_VERSION).toBeGreaterThan(before);
  expect(readEvents(before, '[{"type":"clueAllowed"}]')).toEqual([{ type: 'clueAllowed' }]);
});

test('a game of before the latest parameters goes on as it was played', () => {
  const later = ['clue.expert', 'late.players'];
  const older = Object.fromEntries(
    Object.entries(EDITIONS.table.parameters).filter(([name]) => !later.includes(name)),
  );
  const started = { type: 'gameStarted', parameters: older };
  const [event] = readEvents(1, JSON.stringify([started, { type: 'clueAllowed' }]));
  expect(event).toEqual({
    type: 'gameStarted',
    parameters: { ...older, 'clue.expert': true, 'late.players': 'free' },
  });
});

test('a timer of the first version waits where a seat was left with it', () => {
  const read = (...events: readonly object[]) => readEvents(1, JSON.stringify(events)).at(-1);
  const paused = { type: 'clockPaused', left: 5 };
  const left = { type: 'personLeft', person: 'p2', removed: false };
  const stood = { type: 'seatTaken', person: 'p2', seat: null };
  expect(read(paused)).toEqual({ ...paused, waits: false });
  expect(read(left, paused)).toEqual({ ...paused, waits: true });
  expect(read(stood, paused)).toEqual({ ...paused, waits: true });
  expect(read(stood, { ...paused, waits: false })).toEqual({ ...paused, waits: false });
});
