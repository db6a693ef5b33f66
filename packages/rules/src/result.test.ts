import { expect, test } from 'vitest';
import { never } from './result.ts';

test('a case that no type allows is a bug, and throws', () => {
  expect(() => never('moon' as never)).toThrow('unexpected value: "moon"');
});
