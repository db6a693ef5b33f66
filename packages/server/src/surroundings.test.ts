import { expect, test, vi } from 'vitest';
import { MACHINE } from './surroundings.ts';

test('chance stays in its bounds', () => {
  for (let at = 0; at < 200; at += 1) {
    const chance = MACHINE.chance();
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThan(1);
    expect([0, 1, 2]).toContain(MACHINE.draw(3));
  }
});

test('a task is run once its time has come, unless it is called off', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  MACHINE.after(1000, () => done.push('one'));
  MACHINE.after(1000, () => done.push('none'))();
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['one']);
  vi.useRealTimers();
});

test('a delay that no timer can hold does not run at once', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const callOff = MACHINE.after(2 ** 40, () => done.push('early'));
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  callOff();
  vi.useRealTimers();
});
