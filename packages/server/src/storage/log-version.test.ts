import { expect, test } from 'vitest';
import { LOG_VERSION, readEvents } from './log-version.ts';

test('events of this version are read as they were written', () => {
  const events = [{ type: 'clueAllowed' }];
  expect(readEvents(LOG_VERSION, JSON.stringify(events))).toEqual(events);
});

test.each([0, LOG_VERSION + 1])('version %i is refused', (version) => {
  expect(() => readEvents(version, '[]')).toThrow(`version ${version}`);
});
