import { expect, it } from 'vitest';
import type { Reading } from '../packed/forms.ts';
import { compoundReadings, regularReadings } from './inflection.ts';

const WORDS: Readonly<Record<string, string>> = {
  snowman: 'n',
  woman: 'n',
  schoolchild: 'n',
  resell: 'v',
  frenchman: 'n',
  kidnap: 'v',
};
const partsOf = (lemma: string): string | null => WORDS[lemma] ?? null;
const IRREGULAR: Readonly<Record<string, Reading>> = {
  children: { lemma: 'child', pos: 'n' },
  men: { lemma: 'man', pos: 'n' },
  sold: { lemma: 'sell', pos: 'p' },
};
const irregularOf = (form: string): readonly Reading[] => {
  const found = IRREGULAR[form];
  return found === undefined ? [] : [found];
};

it.each([
  ['snowmen', 'snowman'],
  ['women', 'woman'],
  ['kidnapping', 'kidnap'],
])('%s is a regular form of %s', (form, lemma) => {
  expect(regularReadings(form, partsOf).map((each) => each.lemma)).toEqual([lemma]);
});

it.each([
  ['schoolchildren', { lemma: 'schoolchild', pos: 'n' }],
  ['resold', { lemma: 'resell', pos: 'p' }],
  ['frenchmen', { lemma: 'frenchman', pos: 'n' }],
])('%s changes in its last part as that does alone', (form, reading) => {
  expect(compoundReadings(form, irregularOf, partsOf)).toEqual([reading]);
});

it('makes no form of a compound that is no word', () => {
  expect(compoundReadings('unsold', irregularOf, partsOf)).toEqual([]);
});
