import { describe, expect, it } from 'vitest';
import { TOY } from '../toy.test-kit.ts';
import { easeIn, sayable } from './clue-words.ts';

const POS: Readonly<Record<string, readonly [lemma: string, pos: 'n' | 'a' | 'v']>> = {
  océan: ['océan', 'n'],
  dents: ['dent', 'n'],
  nageoire: ['nageoire', 'n'],
  nager: ['nager', 'v'],
  jonas: ['jonas', 'n'],
};
const ease = easeIn({
  commonWords: () => ['océan', 'nager'],
  isName: (spelling) => spelling === 'jonas',
  isWord: (spelling) => spelling in POS,
  readings: (spelling) => {
    const found = POS[spelling];
    return found === undefined ? [] : [{ lemma: found[0], pos: found[1] }];
  },
});

describe('how readily a clue is said', () => {
  it('is most for common nouns, less for other words and for rare ones', () => {
    const order = ['océan', 'Jonas', 'nager', 'nageoire'].map(ease);
    expect(order.toSorted((one, other) => other - one)).toEqual(order);
    expect(new Set(order).size).toBe(4);
    expect(order.at(-1)).toBeGreaterThan(0);
  });

  it('is nothing for inflected forms, compounds made up, sentences and unknown words', () => {
    for (const clue of ['dents', 'dent-de-lait', 'une dent', 'a', 'inconnu', 'x'.repeat(15)]) {
      expect(ease(clue)).toBe(0);
    }
  });

  it('keeps what nobody says from being proposed', () => {
    expect(TOY.cluesFor('requin')).toContain('dent');
    expect(sayable(TOY, ease).cluesFor('requin')).toEqual(['océan', 'nageoire']);
  });
});
