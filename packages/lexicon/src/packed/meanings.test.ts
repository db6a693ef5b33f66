import { expect, it } from 'vitest';
import { foreignMeanings } from './meanings.ts';
import { openTable } from './table.ts';
import { writeTable } from './write-table.ts';

const meanings = foreignMeanings(
  openTable(
    new Map([
      [
        'foreign',
        writeTable(
          Object.entries({
            baby: 'ebébé',
            book: 'elivre',
            wolf: 'eloup',
            knife: 'ecouteau',
            child: 'eenfant',
            haus: 'dmaison',
            buch: 'dlivre',
            árbol: 'sarbre',
            pez: 'spoisson',
            château: 'fcastle',
            cheval: 'fhorse',
            gatto: 'ichat',
          }).map(([key, value]) => ({ key, value })),
        ),
      ],
    ]),
    'foreign',
  ),
);

it.each([
  ['books', 'en', 'livre'],
  ['babies', 'en', 'bébé'],
  ['wolves', 'en', 'loup'],
  ['knives', 'en', 'couteau'],
  ['children', 'en', 'enfant'],
  ['häuser', 'de', 'maison'],
  ['bücher', 'de', 'livre'],
  ['arboles', 'es', 'arbre'],
  ['arbol', 'es', 'arbre'],
  ['peces', 'es', 'poisson'],
  ['châteaux', 'fr', 'castle'],
  ['chateau', 'fr', 'castle'],
  ['chevaux', 'fr', 'horse'],
  ['gatto', 'it', 'chat'],
] as const)('%s means in %s what its entry does', (form, language, meaning) => {
  expect(meanings(form).get(language)).toEqual([meaning]);
});

it('knows nothing of other words', () => {
  expect(meanings('table').size).toBe(0);
});
