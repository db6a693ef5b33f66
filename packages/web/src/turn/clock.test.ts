import { personId, type GameEvent } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { after, dealt, seated } from '../room/table.test-kit.ts';
import { clockShown, minutes, timeLeft } from './clock.ts';

test('a running timer counts down to its deadline and no further', () => {
  expect(timeLeft({ running: true, deadline: 5000 }, 2000)).toBe(3000);
  expect(timeLeft({ running: true, deadline: 5000 }, 9000)).toBe(0);
});

test('a stopped timer keeps what was left', () => {
  expect(timeLeft({ running: false, left: 1234, waits: false }, 9_999_999)).toBe(1234);
});

test('a span is shown in minutes and seconds, a begun second included', () => {
  expect(minutes(65_000)).toBe('1:05');
  expect(minutes(59_001)).toBe('1:00');
  expect(minutes(0)).toBe('0:00');
});

test('what is awaited from one person has the timer of its own', () => {
  const clue: GameEvent = { type: 'clueGiven', team: 'red', word: 'x', number: 1 };
  const table = after(
    dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative')),
    clue,
    { type: 'clockStarted', deadline: 90 },
  );
  expect(clockShown(table)).toEqual({ running: true, deadline: 90 });
  const contested = after(table, { type: 'objectionRaised', by: personId(4), deadline: 30 });
  expect(clockShown(contested)).toEqual({ running: true, deadline: 30 });
});

test('while a seat is empty nobody can answer, and no time is shown for it', () => {
  const table = after(
    dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative')),
    { type: 'clueGiven', team: 'red', word: 'x', number: 1 },
    { type: 'clockStarted', deadline: 90 },
    { type: 'objectionRaised', by: personId(4), deadline: 30 },
    { type: 'personLeft', person: personId(3), removed: false },
    { type: 'clockPaused', left: 60, waits: true },
  );
  expect(clockShown(table)).toEqual({ running: false, left: 60, waits: true });
});
