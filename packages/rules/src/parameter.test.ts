import { describe, expect, test } from 'vitest';
import {
  isParameter,
  isParameterValue,
  MAX_TIMER_SECONDS,
  PARAMETER_NAMES,
  type ParameterName,
} from './parameter.ts';

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
    ['clue.number_max', 99, true],
    ['clue.number_max', 100, false],
    ['duet.mistakes', 0, true],
    ['duet.tokens', 20, true],
    ['duet.tokens', 21, false],
    ['clue.homophone', 'allowed_if_meaning', true],
    ['clue.translation', 'allowed_if_meaning', false],
  ])('%s %s: %s', (name, value, fits) => {
    expect(isParameterValue(name, value)).toBe(fits);
  });
});
