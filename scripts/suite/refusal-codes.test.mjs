import { expect, test } from 'vitest';
import { idleCodes, listedCodes } from './refusal-codes.mjs';

test('codes are listed as quoted words with a slash', () => {
  expect(
    listedCodes(`export const CODES = ['room/full', 'clue/part'] as const; // 'part'`),
  ).toEqual(['room/full', 'clue/part']);
});

test('a code needs a place that refuses with it and a test', () => {
  const source = `return err(refusal('room/full'));`;
  const tests = `expect(code).toBe('room/full')`;
  expect(idleCodes(['room/full'], [], [source], [tests])).toEqual([]);
  expect(idleCodes(['room/full'], [], [], [tests])).toEqual(['nothing refuses with room/full']);
  expect(idleCodes(['room/full'], [], [source], [])).toEqual([
    'no test names the refusal room/full',
  ]);
});

test('a referee’s reason is a place that refuses with its kind, and nothing else is', () => {
  const source = `reason('letters', 'part', 'illegal')`;
  const tests = `'clue/part' 'card/part'`;
  expect(idleCodes(['clue/part'], ['part'], [source], [tests])).toEqual([]);
  expect(idleCodes(['clue/part'], [], [source], [tests])).toHaveLength(1);
  expect(idleCodes(['card/part'], ['part'], [source], [tests])).toHaveLength(1);
});
