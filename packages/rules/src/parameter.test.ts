import { describe, expect, test } from 'vitest';
import { MAX_CLUE_NUMBER } from './clue.ts';
import {
  isParameter,
  isParameterValue,
  MAX_TIMER_SECONDS,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
} from './parameter.ts';

const NUMBERS = PARAMETER_NAMES.flatMap((name) => {
  const spec = PARAMETERS[name];
  return spec.kind === 'choice' ? [] : [{ name, min: spec.min, max: spec.max }];
});

test.each(NUMBERS)('[SETUP-6] $name is a number from $min to $max', ({ name, min, max }) => {
  const values = [min - 1, min, max, max + 1];
  expect(values.filter((value) => isParameterValue(name, value))).toEqual([min, max]);
});

test('[SETUP-6] parameters are known by name', () => {
  expect(PARAMETER_NAMES).toContain('guess.limit');
  expect(isParameter('guess.limit')).toBe(true);
  expect(isParameter('guess')).toBe(false);
  expect(isParameter('toString')).toBe(false);
});

describe('[SETUP-6] a value is one of those that the parameter can take', () => {
  test.each<[ParameterName, unknown, boolean]>([
    ['guess.limit', 'n', true],
    ['guess.limit', 'm', false],
    ['contest.waiver', false, true],
    ['contest.waiver', 'false', false],
    ['board.rows', 1, true],
    ['board.rows', 6, true],
    ['board.rows', 0, false],
    ['board.rows', 7, false],
    ['board.rows', 2.5, false],
    ['board.rows', '5', false],
    ['board.rows', null, false],
    ['timer.clue', MAX_TIMER_SECONDS, true],
    ['timer.clue', MAX_TIMER_SECONDS + 1, false],
    ['await.seconds', 5, true],
    ['await.seconds', 4, false],
    ['await.seconds', 600, true],
    ['await.seconds', 601, false],
    ['clue.number_max', null, true],
    ['clue.number_max', 1, true],
    ['clue.number_max', 0, false],
    ['clue.number_max', MAX_CLUE_NUMBER, true],
    ['clue.number_max', MAX_CLUE_NUMBER + 1, false],
    ['duet.mistakes', 0, true],
    ['duet.tokens', 20, true],
    ['duet.tokens', 21, false],
    ['clue.homophone', 'allowed_if_meaning', true],
    ['clue.translation', 'allowed_if_meaning', false],
  ])('%s %s: %s', (name, value, fits) => {
    expect(isParameterValue(name, value)).toBe(fits);
  });
});
