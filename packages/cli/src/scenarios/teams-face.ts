import { emptySeats, guessesLeft, isCooperative, TEAMS } from '@agent-double/rules';
import type { Table, Team, TeamsPlay } from '@agent-double/rules';
import { teamLetter } from './letters.ts';

/** What lies face up in a game of two teams, under the names of the scenario files. */
export const teamsFace = (table: Table, play: TeamsPlay): Readonly<Record<string, unknown>> => {
  const { phase, left, owed, clues } = play;
  const over = phase.name === 'over' ? phase : null;
  return {
    phase: emptySeats(table).length > 0 ? 'waiting_for_player' : phase.name,
    turn: teamLetter(turnOf(play)),
    start: teamLetter(play.start),
    remaining: { R: left.red, B: left.blue },
    owed: { R: owed.red, B: owed.blue },
    turns: isCooperative(play.mode) ? clues[play.start] : clues.red + clues.blue,
    guesses_left: phase.name === 'guess' ? (guessesLeft(play, phase) ?? 'inf') : 0,
    penalty_right: penaltyRight(play),
    winner: over?.winner ? teamLetter(over.winner) : null,
    // The files know one reason for the last word found, whoever the winner is.
    reason: over?.reason === 'enemy_found' ? 'all_found' : (over?.reason ?? null),
    score: over?.score ?? null,
    covered: play.covered.flatMap((cover, cell) => (cover === null ? [] : [cell])),
    rows: play.parameters['board.rows'],
    cols: play.parameters['board.cols'],
  };
};

/** The side whose turn it is; until the next turn opens it is that of the side that played. */
const turnOf = (play: TeamsPlay): Team => {
  const { phase } = play;
  switch (phase.name) {
    case 'clue':
    case 'guess':
    case 'enemy':
      return phase.team;
    case 'penalty_last_call':
      return phase.holder;
    case 'over':
      return play.log.at(-1)?.team ?? play.start;
  }
};

/** The side that may still cover, the one that plays first where both may. */
const penaltyRight = (play: TeamsPlay): string | null => {
  if (play.phase.name === 'over') return null;
  const turn = turnOf(play);
  const holder = [turn, ...TEAMS].find((team) => play.rights[team]);
  return holder === undefined ? null : teamLetter(holder);
};
