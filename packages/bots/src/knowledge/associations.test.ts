import { describe, expect, it } from 'vitest';
import { associationKnowledge } from './associations.ts';
import { parseAssociations } from './parse-associations.ts';

const TEXT = [
  '# a comment',
  'glace\tfroid:4 cornet:5 miroir:4 dessert:3',
  'miroir\treflet:5 glace:3 salle-de-bains:2',
  'cactus\tdésert:5 piquant:4',
  'bonbon\tdessert:2 sucre:5 broken: :3 huge:9',
].join('\n');

const known = associationKnowledge(parseAssociations(TEXT));

describe('associations', () => {
  it('reads strengths from 1 to 5 and leaves out what is no pair', () => {
    expect(parseAssociations(TEXT).get('bonbon')).toEqual([
      { word: 'dessert', strength: 2 },
      { word: 'sucre', strength: 5 },
    ]);
  });

  it('relates a strong association more than a faint one, and strangers not at all', () => {
    expect(known.relate('cornet', 'glace')).toBeGreaterThan(known.relate('dessert', 'glace'));
    expect(known.relate('dessert', 'glace')).toBeGreaterThan(known.relate('dessert', 'bonbon'));
    expect(known.relate('cornet', 'cactus')).toBe(0);
  });

  it('feels a link that is written the other way round or shared', () => {
    expect(known.relate('miroir', 'glace')).toBeGreaterThan(0.7);
    expect(known.relate('cactus', 'glace')).toBe(0);
    expect(known.relate('reflet', 'glace')).toBeGreaterThan(0);
  });

  it('knows headwords and associations, whatever their case and ligatures', () => {
    expect(known.knows('GLACE')).toBe(true);
    expect(known.knows('Cornet')).toBe(true);
    expect(known.knows('xylophone')).toBe(false);
  });

  it('proposes the strongest clues first', () => {
    expect(known.cluesFor('glace')[0]).toBe('cornet');
    expect(known.cluesFor('inconnu')).toEqual([]);
  });
});
