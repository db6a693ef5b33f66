import { expect, test } from 'vitest';
import { dealProblem } from '../deal.ts';
import { EDITIONS } from '../editions/index.ts';
import type { Setup } from '../setup.ts';
import { DEFAULT_SETUP } from '../table.ts';
import { boardSize, dealFor } from './deal-for.ts';

const WORDS = Array.from({ length: 40 }, (_, at) => `mot${at}`);
const starter = (change: Partial<Setup>, drawn: number): unknown => {
  const deal = dealFor({ ...DEFAULT_SETUP, ...change }, WORDS, (below) =>
    Math.min(drawn, below - 1),
  );
  return deal.ok && deal.value.kind === 'teams' && deal.value.start;
};

test('[SETUP-14] who starts is drawn, unless the table has chosen', () => {
  expect([0, 1].map((drawn) => starter({ start: 'draw' }, drawn))).toEqual(['red', 'blue']);
  expect([0, 1].map((drawn) => starter({ start: 'blue' }, drawn))).toEqual(['blue', 'blue']);
});

test('[SETUP-8] the side of a cooperative game starts, whatever is drawn', () => {
  const alone = { edition: 'origine-2015', mode: 'coop_sim', our: 'blue' } as const;
  expect([0, 1].map((drawn) => starter(alone, drawn))).toEqual(['blue', 'blue']);
});

test.each([
  ['its edition', {}, 25],
  ['what it has changed', { changes: { 'board.rows': 4, 'key.bystander': 2 } }, 20],
  ['Duo', { edition: 'duo', mode: 'duo' }, 25],
] as const)('a board is as large as a table has it: %s', (_, change, size) => {
  const setup: Setup = { ...DEFAULT_SETUP, ...change };
  expect(boardSize(setup)).toBe(size);
  const deal = dealFor(setup, WORDS, () => 0);
  const parameters = { ...EDITIONS[setup.edition].parameters, ...setup.changes };
  expect(deal.ok && dealProblem(deal.value, parameters)).toBeNull();
});
