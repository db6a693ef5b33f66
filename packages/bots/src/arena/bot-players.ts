import type { Knowledge } from '../knowledge/knowledge.ts';
import { chooseGuess } from '../operative/choose-guess.ts';
import type { Skill } from '../skill.ts';
import { chooseClue, type Referee } from '../spymaster/choose-clue.ts';
import type { Players } from './players.ts';

/** The built-in players of a side, each seat with knowledge of its own. */
export const botPlayers = (
  spymaster: Knowledge,
  operative: Knowledge,
  referee: Referee,
  skill: Skill,
): Players => ({
  giveClue: (view, seed) => chooseClue(view, spymaster, referee, skill, seed),
  guess: (view, seed) => chooseGuess(view, operative, skill, seed),
});
