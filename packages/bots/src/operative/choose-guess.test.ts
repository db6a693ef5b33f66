import { describe, expect, it } from 'vitest';
import { SKILLS } from '../skill.ts';
import { TOY } from '../toy.test-kit.ts';
import type { OperativeView } from '../view.ts';
import { chooseGuess } from './choose-guess.ts';

const view = (change: Partial<OperativeView>): OperativeView => ({
  words: ['requin', 'baleine', 'roi', 'reine', 'avocat'],
  clue: { word: 'couronne', number: 2 },
  made: 0,
  mayStop: false,
  earlier: [],
  left: { own: 9, opponent: 8 },
  ...change,
});
const guess = (change: Partial<OperativeView>) => chooseGuess(view(change), TOY, SKILLS[3], 1);

describe('the guess of a computer player', () => {
  it('touches what the clue calls up and stops at the number', () => {
    expect(guess({})).toMatchObject({ type: 'guess', word: 'roi', unknown: false });
    const second = { words: ['requin', 'reine', 'avocat'], made: 1, mayStop: true };
    expect(guess(second)).toMatchObject({ type: 'guess', word: 'reine' });
    expect(guess({ words: ['requin', 'avocat'], made: 2, mayStop: true }).type).toBe('stop');
  });

  it('stops where nothing left fits the clue', () => {
    expect(guess({ words: ['requin', 'avocat'], made: 1, mayStop: true }).type).toBe('stop');
  });

  it('goes back to an earlier clue for the card beyond the number', () => {
    const earlier = [{ word: 'guacamole', number: 1, found: 0 }];
    expect(guess({ words: ['requin', 'avocat'], made: 2, mayStop: true, earlier })).toMatchObject({
      type: 'guess',
      word: 'avocat',
    });
  });

  it('goes by the earlier clues where the clue means nothing, and says so', () => {
    const earlier = [{ word: 'tribunal', number: 2, found: 1 }];
    const clue = { word: 'zzz', number: 2 };
    expect(guess({ clue, earlier })).toMatchObject({ word: 'avocat', unknown: true });
    expect(guess({ clue, earlier, made: 1, mayStop: true }).type).toBe('stop');
  });

  it('keeps away from the words of a zero', () => {
    const clue = { word: 'couronne', number: 0 };
    const first = guess({ clue, earlier: [{ word: 'océan', number: 3, found: 1 }] });
    expect(first).toMatchObject({ type: 'guess' });
    expect(first.type === 'guess' && ['requin', 'baleine'].includes(first.word)).toBe(true);
  });

  it('goes on without a cap only while it is sure', () => {
    const clue = { word: 'couronne', number: 'unlimited' as const };
    expect(guess({ clue, made: 1, mayStop: true }).type).toBe('guess');
    expect(guess({ clue, words: ['requin', 'avocat'], made: 2, mayStop: true }).type).toBe('stop');
  });
});
