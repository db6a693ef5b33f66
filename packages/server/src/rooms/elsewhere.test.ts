import type { PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { Elsewhere } from './elsewhere.ts';

const [ADA, BEN, CLEO] = ['p1', 'p2', 'p3'] as unknown as readonly [PersonId, PersonId, PersonId];
const presence = { people: [BEN], turn: '1/2', marks: { 3: [BEN] } };

test('people elsewhere are there until the others no longer say so', () => {
  const elsewhere = new Elsewhere();
  expect(elsewhere.see([presence, { people: [CLEO], turn: '1/1', marks: {} }])).toBe(true);
  expect([ADA, BEN, CLEO].map((person) => elsewhere.has(person))).toEqual([false, true, true]);
  expect(elsewhere.see([])).toBe(true);
  expect(elsewhere.has(BEN)).toBe(false);
});

test('what is known already is no news', () => {
  const elsewhere = new Elsewhere();
  expect(elsewhere.see([])).toBe(false);
  elsewhere.see([presence]);
  expect(elsewhere.see([{ ...presence }])).toBe(false);
});

test('marks of this turn join one’s own, those of another turn are gone', () => {
  const elsewhere = new Elsewhere();
  elsewhere.see([presence, { people: [CLEO], turn: '1/1', marks: { 3: [CLEO], 9: [CLEO] } }]);
  expect(elsewhere.withMarks({ 3: [ADA], 4: [ADA] }, '1/2')).toEqual({ 3: [ADA, BEN], 4: [ADA] });
  expect(elsewhere.withMarks({}, '1/3')).toEqual({});
});
