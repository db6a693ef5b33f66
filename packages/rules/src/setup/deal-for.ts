import { dealDuo, dealTeams, type Deal, type Draw } from '../deal.ts';
import { EDITIONS, parametersInForce } from '../editions/index.ts';
import { isCooperative } from '../mode.ts';
import type { Parameters } from '../parameter.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { Setup } from '../setup.ts';
import { TEAMS, type Team } from '../team.ts';

const parametersOf = ({ edition, changes }: Setup): Parameters =>
  parametersInForce(EDITIONS[edition], changes);

/** How many words the board of a table with that set-up has. */
export const boardSize = (setup: Setup): number => {
  const parameters = parametersOf(setup);
  return parameters['board.rows'] * parameters['board.cols'];
};

/** Draws a board from `words` and a key for it, and who starts where the set-up leaves it open. */
export const dealFor = (
  setup: Setup,
  words: readonly string[],
  draw: Draw,
): Result<Deal, Refusal> =>
  setup.mode === 'duo'
    ? dealDuo(words, draw)
    : dealTeams(words, parametersOf(setup), startingTeam(setup, draw), draw);

const startingTeam = ({ mode, our, start }: Setup, draw: Draw): Team => {
  if (isCooperative(mode)) return our;
  return start === 'draw' ? (TEAMS[draw(TEAMS.length)] ?? 'red') : start;
};
