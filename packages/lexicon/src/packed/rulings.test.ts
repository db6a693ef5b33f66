import { expect, it } from 'vitest';
import { packRulings, unpackRulings } from './rulings.ts';

it('reads back what it packed: kin, perhaps kin with the words between, no kin', () => {
  const rulings = new Map([
    ['fisher', { verdict: 'illegal', path: ['fisher', 'fish'] } as const],
    ['fishy', { verdict: 'doubtful', path: ['fishy', 'fishing', 'fish'] } as const],
    ['selfish', null],
  ]);
  expect(unpackRulings('fish', packRulings(rulings))).toEqual(rulings);
});
