import { expect, test } from 'vitest';
import { lobby } from '../table.test-kit.ts';
import { decidePeople } from './decide-people.ts';
import { evolvePeople } from './evolve-people.ts';

test('a command or an event that no type allows is a bug', () => {
  const { table, ids } = lobby();
  expect(() => decidePeople(table, ids.host!, { type: 'moon' } as never)).toThrow('moon');
  expect(() => evolvePeople(table, { type: 'moon' } as never)).toThrow('moon');
});
