import { describe, expect, it } from 'vitest';
import type { Reading } from '../packed/forms.ts';
import { reformedReadings } from './reform.ts';

const LISTED = new Set([
  'douceâtre',
  'combativité',
  'joaillier',
  'serpillière',
  'sécheresse',
  'papeterie',
  'nivellement',
  'aiguë',
  'ambiguïté',
  'arguer',
  'corolle',
  'porte-monnaie',
  'mille-pattes',
  'et-on',
]);
const readingsOf = (form: string): readonly Reading[] =>
  LISTED.has(form) ? [{ lemma: form, pos: 'n' }] : [];

describe('the spellings of 1990 that no list holds', () => {
  it.each([
    ['douçâtre', 'douceâtre'],
    ['combattivité', 'combativité'],
    ['joailler', 'joaillier'],
    ['serpillère', 'serpillière'],
    ['sècheresse', 'sécheresse'],
    ['papèterie', 'papeterie'],
    ['nivèlement', 'nivellement'],
    ['aigüe', 'aiguë'],
    ['ambigüité', 'ambiguïté'],
    ['argüer', 'arguer'],
    ['corole', 'corolle'],
    ['portemonnaie', 'porte-monnaie'],
    ['millepatte', 'mille-pattes'],
  ])('reads %s as %s', (form, before) => {
    expect(reformedReadings(form, readingsOf)).toEqual([{ lemma: before, pos: 'n' }]);
  });

  it.each(['chaise', 'mère', 'eton', 'école'])('leaves %s alone', (form) => {
    expect(reformedReadings(form, readingsOf)).toEqual([]);
  });
});
