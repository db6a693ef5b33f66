import { EDITIONS } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { withParameter } from './change.ts';

const edition = EDITIONS['classique-2025'];

test('a value of the table’s own is kept beside the others', () => {
  const changes = withParameter(edition, { referee: 'off' }, 'timer.clue', 90);
  expect(changes).toEqual({ referee: 'off', 'timer.clue': 90 });
});

test('the edition’s own value is no change', () => {
  const changes = withParameter(edition, { referee: 'off', 'timer.clue': 90 }, 'timer.clue', 0);
  expect(changes).toEqual({ referee: 'off' });
});
