import type { DealEvent } from '../event.ts';
import type { DuoPlay } from './play.ts';

/** Agents of both sides together (dossier D). */
export const DUO_AGENTS = 15;

/** The table of Duo right after the deal: whoever has an idea gives the first clue. */
export const startDuo = (
  event: Extract<DealEvent, { type: 'gameStarted'; kind: 'duo' }>,
): DuoPlay => {
  const { parameters, words } = event;
  const tokens = parameters['duet.tokens'];
  const mistakes = parameters['duet.mistakes'];
  return {
    kind: 'duo',
    mode: 'duo',
    parameters,
    words,
    covered: words.map(() => false),
    marks: { a: [], b: [] },
    tokens,
    mistakesAllowed: mistakes === null ? null : Math.min(mistakes, tokens),
    agentsLeft: DUO_AGENTS,
    finished: { a: false, b: false },
    turn: 1,
    log: [{ turn: 1, giver: null, clue: null, touches: [], end: null }],
    clock: null,
    privy: { intended: [], doubts: [] },
    phase: tokens === 0 ? { name: 'sudden_death', last: null } : { name: 'clue', giver: null },
  };
};
