import { expect, test } from 'vitest';
import { minutes, timeLeft } from './clock.ts';

test('a running timer counts down to its deadline and no further', () => {
  expect(timeLeft({ running: true, deadline: 5000 }, 2000)).toBe(3000);
  expect(timeLeft({ running: true, deadline: 5000 }, 9000)).toBe(0);
});

test('a stopped timer keeps what was left', () => {
  expect(timeLeft({ running: false, left: 1234 }, 9_999_999)).toBe(1234);
});

test('a span is shown in minutes and seconds, a begun second included', () => {
  expect(minutes(65_000)).toBe('1:05');
  expect(minutes(59_001)).toBe('1:00');
  expect(minutes(0)).toBe('0:00');
});
