import { describe, expect, it } from 'vitest';
import { SKILLS } from '../skill.ts';
import { CONVENTIONS, LENIENT, TOY } from '../toy.test-kit.ts';
import type { Role, SpymasterView } from '../view.ts';
import { analyseClue } from './analyse-clue.ts';

const view = (cards: Record<string, Role>): SpymasterView => ({
  cards: Object.entries(cards).map(([word, role]) => ({ word, role })),
  said: [],
  earlier: [],
  most: 9,
});
const referee = { judge: LENIENT, conventions: CONVENTIONS };
const analysed = (cards: Record<string, Role>, word: string, number: number | 'unlimited') =>
  analyseClue(view(cards), { word, number }, TOY, referee, SKILLS[3], 1);

describe('a clue looked back at', () => {
  it('shows the cards that would have been taken, in order, and leaves a good clue alone', () => {
    const seas = { requin: 'own', baleine: 'own', roi: 'opponent', avocat: 'bystander' } as const;
    const { known, taken, better } = analysed(seas, 'océan', 2);
    expect(known).toBe(true);
    expect(taken.map((card) => card.word).toSorted()).toEqual(['baleine', 'requin']);
    expect(better).toBeNull();
  });

  it('stops at the first wrong card and names a safer clue', () => {
    const cards = { requin: 'own', plage: 'assassin', roi: 'bystander' } as const;
    const { taken, better } = analysed(cards, 'sable', 1);
    expect(taken).toEqual([{ word: 'plage', role: 'assassin' }]);
    expect(better).toMatchObject({ because: 'safer', chosen: { intended: ['requin'] } });
  });

  it('names a clue for more words', () => {
    const cards = { requin: 'own', baleine: 'own', roi: 'opponent' } as const;
    expect(analysed(cards, 'nageoire', 1).better).toMatchObject({
      because: 'more-words',
      chosen: { clue: 'océan', number: 2 },
    });
  });

  it('guesses without the key: the same cards whoever they belong to', () => {
    const cards = { requin: 'own', baleine: 'own', roi: 'own' } as const;
    const swapped = { requin: 'own', baleine: 'assassin', roi: 'bystander' } as const;
    const first = analysed(cards, 'océan', 3).taken.map((card) => card.word);
    const again = analysed(swapped, 'océan', 3).taken.map((card) => card.word);
    expect(first.slice(0, again.length)).toEqual(again);
  });

  it('says when the clue means nothing', () => {
    const { known, taken } = analysed({ requin: 'own', roi: 'own' }, 'zzz', 'unlimited');
    expect(known).toBe(false);
    expect(taken.length).toBeLessThanOrEqual(1);
  });
});
