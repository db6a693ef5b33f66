import { expect, test } from 'vitest';
import { fr } from '../messages/fr.ts';
import { offeredName } from './own-name.ts';

test('chance picks the name that is offered', () => {
  const first = `Agent ${fr.people.animals[0] ?? ''}`;
  expect(offeredName(fr, [], 0)).toBe(first);
  expect(offeredName(fr, [], 0.999)).not.toBe(first);
});

test('a name that is taken is not offered', () => {
  const taken = fr.people.animals.slice(1).map((animal) => `Agent ${animal}`);
  for (const chance of [0, 0.5, 0.999]) {
    expect(offeredName(fr, taken, chance)).toBe(`Agent ${fr.people.animals[0] ?? ''}`);
  }
});

test('when all are taken, one is offered all the same', () => {
  const taken = fr.people.animals.map((animal) => `Agent ${animal}`);
  expect(offeredName(fr, taken, 0)).toBe(taken[0]);
});
