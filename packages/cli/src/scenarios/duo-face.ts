import {
  emptySeats,
  SIDES,
  type DuoPlay,
  type Key,
  type Side,
  type Table,
} from '@agent-double/rules';
import { sideLetter } from './letters.ts';

/** What lies face up in Duo, and what is left on each key, under the scenario files' names. */
export const duoFace = (
  table: Table,
  play: DuoPlay,
  key: Key | null,
): Readonly<Record<string, unknown>> => {
  const { phase, marks, covered } = play;
  const over = phase.name === 'over' ? phase : null;
  const greensLeft = (side: Side): number => {
    const cards = key?.kind === 'duo' ? key.sides[side] : undefined;
    return (cards ?? []).filter((card, cell) => card === 'agent' && covered[cell] !== true).length;
  };
  const giver = phase.name === 'clue' || phase.name === 'guess' ? phase.giver : null;
  return {
    phase: emptySeats(table).length > 0 ? 'waiting_for_player' : phase.name,
    giver: giver === null ? null : sideLetter(giver),
    // Right guesses have no cap, in sudden death either (dossier D).
    guesses_left: phase.name === 'guess' || phase.name === 'sudden_death' ? 'inf' : 0,
    tokens: play.tokens,
    mistakes_allowed: play.mistakesAllowed,
    agents_left: play.agentsLeft,
    agents_total: play.agentsLeft + covered.filter((found) => found).length,
    left_on_key: bySide(greensLeft),
    marks: bySide((side) => marks[side]),
    finished: bySide((side) => play.finished[side]),
    winner: over === null ? null : over.won ? 'players' : 'none',
    reason: over?.reason ?? null,
    covered: covered.flatMap((found, cell) => (found ? [cell] : [])),
    rows: play.parameters['board.rows'],
    cols: play.parameters['board.cols'],
  };
};

const bySide = <T>(value: (side: Side) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(SIDES.map((side) => [sideLetter(side), value(side)]));
