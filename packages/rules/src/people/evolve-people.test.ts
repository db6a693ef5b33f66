import { expect, test } from 'vitest';
import { lobby } from '../table.test-kit.ts';
import { evolvePeople } from './evolve-people.ts';

test('an event that no type allows is a bug', () => {
  expect(() => evolvePeople(lobby().table, { type: 'moon' } as never)).toThrow('moon');
});
