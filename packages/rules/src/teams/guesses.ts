import type { Identity } from '../identity.ts';
import type { GuessPhase, TeamsPlay } from './play.ts';

/** Cards that may still be touched in this turn; null where there is no cap (docs/RULES.md GUESS). */
export const guessesLeft = (play: TeamsPlay, phase: GuessPhase): number | null => {
  const { number } = phase.clue;
  if (number === 'unlimited' || number === 0) return null;
  switch (play.parameters['guess.limit']) {
    case 'none':
      return null;
    case 'n':
      return Math.max(0, number - phase.made);
    case 'n_plus_1':
      return Math.max(0, number + 1 - phase.made);
    case 'n_plus_owed':
      return phase.made < number ? number - phase.made : bonusLeft(play, phase, number);
  }
};

/** Bonus cards earned once the regular ones are used: no more than what is owed (dossier C 28). */
const bonusLeft = (play: TeamsPlay, phase: GuessPhase, number: number): number =>
  Math.max(
    0,
    Math.min(
      play.owed[phase.team],
      play.parameters['owed.bonus_max_per_turn'] - (phase.made - number),
    ),
  );

/** Whether the next card touched is a bonus card. */
export const isBonus = (phase: GuessPhase): boolean =>
  typeof phase.clue.number === 'number' && phase.clue.number > 0 && phase.made >= phase.clue.number;

/** The phase once a card of that identity was touched. */
export const touched = (phase: GuessPhase, identity: Identity): GuessPhase => ({
  name: 'guess',
  team: phase.team,
  clue: phase.clue,
  made: phase.made + 1,
  hits: phase.hits + (identity === phase.team && !isBonus(phase) ? 1 : 0),
  objection: phase.objection,
  contestable: phase.contestable,
});
