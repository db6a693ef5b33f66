import type { ClueJudge } from '@agent-double/rules';
import { expect, it } from 'vitest';
import { CONVENTIONS } from '../toy.test-kit.ts';
import { checkClues } from './check-clues.ts';
import type { Turn } from './play-turn.ts';

const turn = (clue: string): Turn => ({
  clue,
  number: 1,
  intended: [],
  touched: [],
  cards: [{ word: 'roi', role: 'own' }],
  msPerClue: 0,
});
const judge: ClueJudge = (clue, _, words) => ({
  verdict: words.includes(clue) ? 'illegal' : clue === 'royal' ? 'doubtful' : 'legal',
  reasons: [],
});

it('counts what the referee refuses or doubts, and what is said twice in one game', () => {
  const games = [[turn('roi'), turn('royal'), turn('Royal')], [turn('royal'), turn('eau')], []];
  expect(checkClues(games, { judge, conventions: CONVENTIONS })).toEqual({
    clues: 5,
    illegal: 1,
    doubtful: 2,
    repeated: 1,
  });
});
