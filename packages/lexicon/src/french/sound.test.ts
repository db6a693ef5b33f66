import { describe, expect, it } from 'vitest';
import { soundsOf } from './sound.ts';

const said = (word: string): string => soundsOf(word, false)[0] ?? '';

describe('soundsOf', () => {
  it.each([
    ['mer', 'mère', 'maire'],
    ['sot', 'saut', 'seau', 'sceau'],
    ['vin', 'vingt'],
    ['cygne', 'signe'],
    ['foie', 'foi', 'fois'],
    ['champ', 'chant'],
    ['houx', 'août'],
    ['reine', 'renne'],
    ['compte', 'conte', 'comte'],
    ['philtre', 'filtre'],
    ['tsar', 'tzar', 'czar'],
    ['fjord', 'fiord'],
  ])('says %s and %s alike', (...words) => {
    expect(new Set(words.map(said)).size).toBe(1);
  });

  it.each([
    ['poison', 'poisson'],
    ['marche', 'marché'],
    ['jeune', 'jeûne'],
    ['sale', 'salé'],
    ['fille', 'fil'],
    ['ville', 'vie'],
    ['cousin', 'coussin'],
  ])('tells %s from %s', (one, other) => {
    expect(said(one)).not.toBe(said(other));
  });

  it('leaves out the ending of a verb alone', () => {
    expect(soundsOf('sautent', true)).toEqual(soundsOf('saute', false));
    expect(soundsOf('couvent', false)).not.toEqual(soundsOf('couve', false));
  });

  it('gives each way where there are several, and a compound’s parts in a row', () => {
    expect(soundsOf('août', false)).toEqual(['u', 'ut']);
    expect(said('porte-avion')).toBe(said('porte') + said('avion'));
  });
});
