import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, reloadWhenServed } from './reload.ts';

const reload = vi.fn();
const ask = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a page is loaded anew once, not in a loop', () => {
  reloadOnce(100_000);
  reloadOnce(110_000);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(170_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page is not left while nobody serves it', async () => {
  ask.mockRejectedValue(new TypeError('nobody'));
  const done = reloadWhenServed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page without a network stays', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await reloadWhenServed();
  expect(ask).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
