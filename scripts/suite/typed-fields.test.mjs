import { expect, test } from 'vitest';
import { interfacesOf, variantsOf } from './typed-fields.mjs';

const SOURCE = `
export interface Clock { readonly left: number; waits?: boolean }
export interface Over { readonly name: 'over'; readonly winner: string | null }
export type Event =
  | { readonly type: 'started'; readonly deadline: number }
  | { readonly type: 'over'; readonly clock: { readonly left: number } };
`;

test('an interface has its fields', () => {
  expect(interfacesOf(SOURCE)).toEqual([
    { name: 'Clock', fields: ['left', 'waits'] },
    { name: 'Over', fields: ['name', 'winner'] },
  ]);
});

test('variants are told apart by one field and have the others', () => {
  expect(variantsOf(SOURCE, 'type')).toEqual([
    { name: 'started', fields: ['deadline'] },
    { name: 'over', fields: ['clock'] },
  ]);
  expect(variantsOf(SOURCE, 'name')).toEqual([{ name: 'over', fields: ['winner'] }]);
});
