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
