import { seatsOf } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { taskOf } from './task.ts';

test('every seat says what is done there', () => {
  expect(seatsOf('versus', 'red').map(taskOf)).toEqual(['giver', 'guesser', 'giver', 'guesser']);
  expect(seatsOf('three_shared', 'red').map(taskOf)).toEqual(['giver', 'giver', 'shared']);
  expect(seatsOf('duo', 'red').map(taskOf)).toEqual(['side', 'side']);
});
