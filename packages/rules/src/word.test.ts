import { expect, test } from 'vitest';
import { foldWord } from './word.ts';

test.each([
  ['École', 'ecole'],
  ['ŒUVRE', 'oeuvre'],
  ['ex æquo', 'ex aequo'],
  ['Straße', 'strasse'],
  ['l’île', "l'ile"],
  ['ʼa`b´c‘', "'a'b'c'"],
  ['porte\u2011avions\u2212', 'porte-avions-'],
  ['  deux \u00a0 mots ', 'deux mots'],
  ['e\u0301te\u0301', 'ete'],
  ['ſage', 'sage'],
  ['É', 'e'],
  ['X-É', 'x-e'],
])('[SETUP-2] %s and %s are the same word', (word, plain) => {
  expect(foldWord(word)).toBe(plain);
  expect(foldWord(plain)).toBe(plain);
});

test('[SETUP-2] words that differ in a letter differ', () => {
  expect(foldWord('mur')).not.toBe(foldWord('mûre'));
});
