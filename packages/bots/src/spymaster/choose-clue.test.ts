import type { ClueJudge } from '@agent-double/rules';
import { describe, expect, it } from 'vitest';
import { SKILLS } from '../skill.ts';
import { CONVENTIONS, LENIENT, TOY } from '../toy.test-kit.ts';
import type { Role, SpymasterView } from '../view.ts';
import { chooseClue } from './choose-clue.ts';

const view = (cards: Record<string, Role>, said: readonly string[] = []): SpymasterView => ({
  cards: Object.entries(cards).map(([word, role]) => ({ word, role })),
  said,
  earlier: [],
  most: 9,
});
const referee = { judge: LENIENT, conventions: CONVENTIONS };

describe('the clue of a computer player', () => {
  it('joins own cards and says which', () => {
    const chosen = chooseClue(
      view({ requin: 'own', baleine: 'own', roi: 'opponent', avocat: 'bystander' }),
      TOY,
      referee,
      SKILLS[3],
      1,
    );
    expect(chosen).toMatchObject({ clue: 'océan', number: 2 });
    expect(chosen?.intended.toSorted()).toEqual(['baleine', 'requin']);
  });

  it('keeps away from the assassin', () => {
    const chosen = chooseClue(
      view({ requin: 'own', plage: 'assassin', bateau: 'own', roi: 'opponent' }),
      TOY,
      referee,
      SKILLS[3],
      1,
    );
    expect(chosen?.clue).not.toBe('océan');
  });

  it('repeats no clue of the game and takes only what the referee allows', () => {
    const board = view({ requin: 'own', baleine: 'own', roi: 'opponent' }, ['Océan']);
    expect(chooseClue(board, TOY, referee, SKILLS[3], 1)?.clue).not.toBe('océan');
    const strict: ClueJudge = (word) => ({
      verdict: word === 'dent' ? 'legal' : 'illegal',
      reasons: [],
    });
    const judged = { ...referee, judge: strict };
    expect(chooseClue(view({ requin: 'own' }), TOY, judged, SKILLS[3], 1)?.clue).toBe('dent');
  });

  it('says nothing where nothing comes to mind, and the same for the same seed', () => {
    expect(chooseClue(view({ inconnu: 'own' }), TOY, referee, SKILLS[1], 1)).toBeNull();
    const board = view({ requin: 'own', roi: 'own', reine: 'bystander', plage: 'opponent' });
    expect(chooseClue(board, TOY, referee, SKILLS[1], 7)).toEqual(
      chooseClue(board, TOY, referee, SKILLS[1], 7),
    );
  });
});
