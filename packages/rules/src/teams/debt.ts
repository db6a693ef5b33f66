import type { Team } from '../team.ts';
import { tell, type Story } from './move.ts';
import type { CluePhase, GuessPhase, TeamsPlay, TurnEnd } from './play.ts';

/** Cards owed by the team that plays once its turn ends (dossier C 28 to 34). */
export const settledDebt = (
  play: TeamsPlay,
  phase: CluePhase | GuessPhase,
  reason: TurnEnd,
): number => {
  const owed = play.owed[phase.team];
  if (phase.name === 'clue') return owed;
  const { number } = phase.clue;
  const early =
    reason === 'stop' ||
    (play.parameters['owed.growth'] === 'any_early_end' &&
      (reason === 'mistake' || reason === 'time'));
  return early && typeof number === 'number' ? owed + Math.max(0, number - phase.hits) : owed;
};

/** Sets what `team` owes, never more than its cards still face up; silent where nothing changes. */
export const changeDebt = (before: Story, team: Team, owed: number): Story => {
  const { play } = before;
  if (play.parameters['guess.limit'] !== 'n_plus_owed') return before;
  const kept = Math.max(0, Math.min(owed, play.left[team]));
  return kept === play.owed[team]
    ? before
    : tell(before, { type: 'debtChanged', team, owed: kept });
};
