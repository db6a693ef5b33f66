import { expect, it } from 'vitest';
import { inflectedSounds } from './inflected-sounds.ts';

const said = new Map([
  ['row', ['ro']],
  ['guess', ['ges']],
  ['cat', ['kAt']],
  ['pass', ['pAs']],
  ['toad', ['tod']],
  ['wolf', ['qUlf']],
  ['run', ['run']],
]);
const soundsOf = (lemma: string): readonly string[] => said.get(lemma) ?? [];

it.each([
  ['rows', 'row', 'n', ['roz']],
  ['cats', 'cat', 'n', ['kAts']],
  ['passes', 'pass', 'v', ['pAsiz']],
  ['guessed', 'guess', 'v', ['gest']],
  ['rowed', 'row', 'v', ['rod']],
  ['toaded', 'toad', 'v', ['todid']],
  ['wolves', 'wolf', 'n', []],
  ['running', 'run', 'v', []],
  ['row', 'row', 'n', []],
] as const)('[WORD-24] says %s after %s', (form, lemma, pos, expected) => {
  expect(inflectedSounds(form, [{ lemma, pos }], soundsOf)).toEqual(expected);
});
