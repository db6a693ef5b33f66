import type { DealEvent } from '../event.ts';
import { NOTHING_PRIVY, type TeamsPlay } from './play.ts';
import { keyCounts } from '../key.ts';

/** The table of two teams right after the deal: the side that starts is awaited for a clue. */
export const startTeams = (
  event: Extract<DealEvent, { type: 'gameStarted'; kind: 'teams' }>,
): TeamsPlay => {
  const counts = keyCounts(event.parameters, event.start);
  return {
    kind: 'teams',
    mode: event.mode,
    parameters: event.parameters,
    words: event.words,
    covered: event.words.map(() => null),
    start: event.start,
    turn: 1,
    log: [{ turn: 1, team: event.start, clue: null, covers: [], end: null }],
    left: { red: counts.red, blue: counts.blue },
    clues: { red: 0, blue: 0 },
    owed: { red: 0, blue: 0 },
    owedAtClue: 0,
    rights: { red: false, blue: false },
    clock: null,
    undoable: null,
    undo: null,
    privy: NOTHING_PRIVY,
    phase: { name: 'clue', team: event.start },
  };
};
