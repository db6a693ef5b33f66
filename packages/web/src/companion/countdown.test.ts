import { beforeEach, expect, test, vi } from 'vitest';
import { Countdown, LENGTHS } from './countdown.svelte.ts';

const NOW = 1_000_000;
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('runs to its end, and starts again from the whole', () => {
  const timer = new Countdown(NOW);
  expect(timer.left).toBe(120_000);
  timer.start(NOW);
  timer.now = NOW + 50_000;
  expect(timer.left).toBe(70_000);
  timer.now = NOW + 500_000;
  expect(timer.over).toBe(true);
  timer.start(NOW + 500_000);
  expect(timer.left).toBe(120_000);
});

test('stands still and goes on', () => {
  const timer = new Countdown(NOW);
  timer.start(NOW);
  timer.pause(NOW + 30_000);
  timer.now = NOW + 80_000;
  expect(timer.left).toBe(90_000);
  timer.start(NOW + 80_000);
  timer.now = NOW + 90_000;
  expect(timer.left).toBe(80_000);
  timer.reset(1);
  expect(timer.left).toBe(60_000);
  expect(timer.ends).toBeNull();
});

test('a reload finds it as it would be by then', () => {
  const timer = new Countdown(NOW);
  timer.reset(3);
  timer.start(NOW);
  expect(new Countdown(NOW + 60_000).left).toBe(120_000);
  timer.pause(NOW + 60_000);
  expect(new Countdown(NOW + 600_000).left).toBe(120_000);
});

test('nonsense that was kept is no timer', () => {
  for (const kept of ['', 'x y z', '7 0 0', '2 99999999999 5', '2 0 -5', '2 0 999999999']) {
    stored.set('agent-double.companion-timer', kept);
    const timer = new Countdown(NOW);
    expect(LENGTHS).toContain(timer.length);
    expect(timer.left).toBeGreaterThanOrEqual(0);
    expect(timer.left).toBeLessThanOrEqual(timer.length * 60_000);
  }
});
