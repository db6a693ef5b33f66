import { describe, expect, it } from 'vitest';
import { climb, denies, kinshipOf } from './kinship.ts';
import { packLinks, unpackLinks, type Link } from './links.ts';

const step = (base: string, kind: Link['kind'] = 'attested', cost = 0.4): Link => ({
  base,
  kind,
  cost,
});

const GRAPH: Readonly<Record<string, readonly Link[]>> = {
  voleur: [step('voler/v')],
  antivol: [step('vol')],
  vol: [step('voler/v')],
  poulier: [step('poule'), step('poulie')],
  château: [step('chat'), step('chat', 'none', 3)],
  a: [step('b', 'rule', 1)],
  b: [step('c', 'rule', 1)],
  c: [step('d', 'rule', 1)],
};
const linksOf = (word: string): readonly Link[] => GRAPH[word] ?? [];
const kin = (clue: string, word: string) =>
  kinshipOf(clue, word, linksOf, (each) => climb(each, linksOf));

describe('kinshipOf', () => {
  it('joins two words by the ancestor they share, and tells the way', () => {
    const found = kin('antivol', 'voleur');
    expect(found?.path).toEqual(['antivol', 'vol', 'voler/v', 'voleur']);
    expect(found?.cost).toBeCloseTo(1.2);
    expect(kin('vol', 'antivol')?.path).toEqual(['vol', 'antivol']);
  });

  it('does not join words by a descendant, which would join homographs', () => {
    expect(kin('poule', 'poulie')).toBeNull();
  });

  it('heeds a reviewer who says that two words are not akin', () => {
    expect(kin('château', 'chat')).toBeNull();
    expect(kin('chat', 'château')).toBeNull();
  });

  it('gives up where the way is too dear', () => {
    expect(kin('a', 'c')?.cost).toBe(2);
    expect(kin('a', 'd')).toBeNull();
  });
});

describe('packLinks', () => {
  it('keeps base, kind and cost', () => {
    const links: readonly Link[] = [
      step('voler/v'),
      step('vol', 'reviewed', 0.3),
      step('âne', 'none', 3),
    ];
    expect(unpackLinks('voleur', packLinks('voleur', links))).toEqual(links);
  });
});

describe('denies', () => {
  it('holds for what the table says of a word, and for that alone', () => {
    expect(denies('château', 'chat', linksOf)).toBe(true);
    expect(denies('chat', 'château', linksOf)).toBe(false);
    expect(denies('voleur', 'voler/v', linksOf)).toBe(false);
  });
});
