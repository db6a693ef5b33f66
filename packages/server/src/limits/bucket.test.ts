import { expect, test } from 'vitest';
import { Allowance, MAX_ADDRESSES } from './allowance.ts';
import { Bucket, perMinute } from './bucket.ts';

test('a bucket gives what it holds, and more as time passes', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect(bucket.take(500)).toBe(false);
  expect([1, 2, 3, 4].map(() => bucket.take(60_000))).toEqual([true, true, true, false]);
});

test('a clock that is set back takes nothing away', () => {
  const bucket = new Bucket(perMinute(2), 60_000);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(false);
});

test('each address has its own, and looking takes nothing', () => {
  const allowance = new Allowance(perMinute(1), () => 0);
  expect(allowance.has('one')).toBe(true);
  expect(allowance.has('one')).toBe(true);
  expect(allowance.take('one')).toBe(true);
  expect(allowance.has('one')).toBe(false);
  expect(allowance.take('one')).toBe(false);
  expect(allowance.take('other')).toBe(true);
});

test('so many addresses are remembered and no more; the busy ones are not forgotten', () => {
  const allowance = new Allowance(perMinute(2), () => 0);
  allowance.take('busy');
  allowance.take('gone');
  for (let at = 0; at < MAX_ADDRESSES - 2; at += 1) allowance.take(`address ${at}`);
  allowance.take('busy');
  allowance.take('one more');
  expect(allowance.has('busy')).toBe(false);
  expect(allowance.take('gone')).toBe(true);
  expect(allowance.take('gone')).toBe(true);
});
