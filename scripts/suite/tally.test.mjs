import { describe, expect, test } from 'vitest';
import { isGood, line, settle, single, sum } from './tally.mjs';

const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

test('tallies add up, outcome by outcome', () => {
  expect(sum([tally(3, 1), tally(4, 0, 2), single(true), single(false)])).toEqual(tally(8, 2, 2));
  expect(sum([])).toEqual(tally());
});

describe('a runner held against how it ended', () => {
  test('keeps its own numbers when they explain its exit code', () => {
    expect(settle(tally(5), 0)).toEqual(tally(5));
    expect(settle(tally(5, 2), 1)).toEqual(tally(5, 2));
  });

  test('has failed once when it left no report', () => {
    expect(settle(undefined, 0)).toEqual(tally(0, 1));
    expect(settle(undefined, 137)).toEqual(tally(0, 1));
  });

  test('has failed once when it ended badly though every test passed', () => {
    expect(settle(tally(5), 1)).toEqual(tally(5, 1));
  });

  test('has failed once when it ran nothing', () => {
    expect(settle(tally(), 0)).toEqual(tally(0, 1));
  });
});

test('the last line names skipped tests only if there are any', () => {
  expect(line(tally(12, 0))).toBe('12 passed, 0 failed');
  expect(line(tally(12, 1, 3))).toBe('12 passed, 1 failed, 3 skipped');
});

test('a run is good when something passed and nothing failed or was skipped', () => {
  expect(isGood(tally(1))).toBe(true);
  expect(isGood(tally(1, 1))).toBe(false);
  expect(isGood(tally(1, 0, 1))).toBe(false);
  expect(isGood(tally())).toBe(false);
});
