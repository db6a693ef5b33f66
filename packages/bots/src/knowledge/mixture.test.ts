import { expect, it } from 'vitest';
import type { Knowledge } from './knowledge.ts';
import { FEW_CLUES, mixture } from './mixture.ts';

const source = (word: string, related: number, clues: readonly string[]): Knowledge => ({
  knows: (asked) => asked === word,
  relate: (clue) => (clue === word ? related : 0),
  cluesFor: () => clues,
  ease: () => 1,
  vocabulary: clues,
});
const many = Array.from({ length: FEW_CLUES }, (_, at) => `idée${String(at)}`);
const mixed = (clues: readonly string[]): Knowledge =>
  mixture([
    { knowledge: source('mer', 1, clues), weight: 0.5, proposesLast: false },
    { knowledge: source('mer', 0.5, ['vague']), weight: 1, proposesLast: true },
    { knowledge: source('eau', 1, []), weight: 1, proposesLast: false },
  ]);

it('lets each source add what the others left open', () => {
  expect(mixed(many).relate('mer', 'port')).toBe(0.75);
  expect(mixed(many).relate('eau', 'port')).toBe(1);
  expect(mixed(many).knows('eau')).toBe(true);
  expect(mixed(many).knows('feu')).toBe(false);
});

it('asks a source that proposes last only where the others have few clues', () => {
  expect(mixed(many).cluesFor('port')).toEqual(many);
  expect(mixed(many.slice(1)).cluesFor('port')).toEqual([...many.slice(1), 'vague']);
});
