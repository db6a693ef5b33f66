import { describe, expect, it } from 'vitest';
import { readerOf } from './reader.ts';
import { understanding } from './understanding.ts';
import { TOY } from '../toy.test-kit.ts';

const LEMMAS: Readonly<Record<string, string>> = { reines: 'reine', dents: 'dent', dent: 'dent' };
const read = readerOf({
  readings: (spelling) => {
    const lemma = LEMMAS[spelling];
    return lemma === undefined ? [] : [{ lemma, pos: 'n' }];
  },
  accented: (spelling) => (spelling === 'ocean' ? ['océan'] : []),
});
const known = understanding(TOY, read);

describe('what somebody typed', () => {
  it('stands for its base form, for its accents, and for a plural that no list has', () => {
    expect(read('Reines').whole).toEqual(['reines', 'reine']);
    expect(read('dent').whole).toEqual(['dent']);
    expect(read('OCEAN').whole).toContain('océan');
    expect(read('tribunax').whole).toContain('tribuna');
  });

  it('is one word with a hyphen or a space, and its parts', () => {
    const reading = read('dent de requin');
    expect(reading.whole).toContain('dent-de-requin');
    expect(reading.parts).toEqual(['dent', 'requin']);
    expect(read("l'océan").parts).toEqual(['océan']);
  });

  it('is understood as far as any form of it is known', () => {
    expect(known.relate('ocean', 'requin')).toBeGreaterThan(0.9);
    expect(known.relate('dents', 'requin')).toBe(TOY.relate('dent', 'requin'));
    expect(known.relate('dent de plage', 'requin')).toBeLessThan(known.relate('dent', 'requin'));
    expect(known.relate('dent de plage', 'requin')).toBeGreaterThan(0);
    expect(known.knows('zzz')).toBe(false);
    expect(known.relate('zzz', 'requin')).toBe(0);
    expect(known.cluesFor('reines')).toContain('couronne');
  });
});
