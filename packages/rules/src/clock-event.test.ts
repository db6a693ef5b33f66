import { expect, test } from 'vitest';
import { clockAfter } from './clock-event.ts';

const running = { running: true, deadline: 9000 } as const;
const stopped = { running: false, left: 500, waits: false } as const;

test('[TIME-5] the timer starts, stops and goes on', () => {
  expect(clockAfter(null, { type: 'clockStarted', deadline: 9000 })).toEqual(running);
  expect(clockAfter(running, { type: 'clockPaused', left: 500, waits: false })).toEqual(stopped);
  expect(clockAfter(stopped, { type: 'clockResumed', deadline: 9000 })).toEqual(running);
  expect(clockAfter(running, { type: 'timeUp' })).toBeNull();
});

test('[TIME-7] time given back moves a timer that runs', () => {
  const back = { type: 'timeGivenBack', span: 1000 } as const;
  expect(clockAfter(running, back)).toEqual({ running: true, deadline: 10_000 });
  expect(clockAfter(stopped, back)).toBe(stopped);
  expect(clockAfter(null, back)).toBeNull();
});

test('an event that no type allows is a bug', () => {
  expect(() => clockAfter(null, { type: 'moon' } as never)).toThrow('moon');
});
