import { describe, expect, it } from 'vitest';
import type { Reading } from '../packed/forms.ts';
import { feminineReadings } from './feminine.ts';

const LISTED: Readonly<Record<string, readonly Reading[]>> = {
  footballeur: [{ lemma: 'footballeur', pos: 'n' }],
  sculpteur: [{ lemma: 'sculpteur', pos: 'n' }],
  plombier: [{ lemma: 'plombier', pos: 'n' }],
  prier: [{ lemma: 'prier', pos: 'v' }],
};
const readingsOf = (form: string): readonly Reading[] => LISTED[form] ?? [];

describe('feminines that no list holds', () => {
  it.each([
    ['footballeuse', 'footballeur'],
    ['footballeuses', 'footballeur'],
    ['sculptrice', 'sculpteur'],
    ['plombière', 'plombier'],
  ])('reads %s as a form of %s', (form, lemma) => {
    expect(feminineReadings(form, readingsOf)).toEqual([{ lemma, pos: 'n' }]);
  });

  it.each(['prière', 'vareuse', 'mer', 'chaise'])('leaves %s alone', (form) => {
    expect(feminineReadings(form, readingsOf)).toEqual([]);
  });
});
