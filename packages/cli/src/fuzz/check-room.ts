import type { Entry } from '@agent-double/server';
import { ledgerOf } from '@agent-double/server';
import { personOf, type GameEvent } from '@agent-double/rules';
import { differences } from '../chaos/check-log.ts';
import type { Player } from '../chaos/player.ts';
import type { Tally } from './tally.ts';

/** What the server does by itself, because time has passed or somebody is away. */
const OWN: readonly GameEvent['type'][] = [
  ...(['hostPassed', 'turnEnded', 'timeUp', 'clockStarted', 'turnOpened', 'gameEnded'] as const),
  // A turn that begins while a seat is empty waits.
  'clockPaused',
  ...(['consultationAnswered', 'objectionRuled', 'undoDeclined', 'debtChanged'] as const),
  ...(['penaltyForgone', 'penaltyGranted', 'enemyCovered', 'guessesUndone'] as const),
];

/**
 * Holds the log of a room against what was shot at it: an order that was refused has written
 * nothing, nobody came in who was not let in, and the one who watches has the table of the log.
 */
export const checkRoom = (
  room: string,
  log: readonly Entry[],
  watcher: Player,
  tally: Tally,
): void => {
  const problem = (what: string): void => {
    tally.problems.push(`${what} in ${room}`);
  };
  let joins = 0;
  for (const [at, { seq, by, order, token, events }] of log.entries()) {
    if (seq !== at + 1) problem(`entry ${seq} in place ${at + 1}`);
    if (token !== null) joins += 1;
    else if (order === null || by === null) {
      const other = events.find(({ type }) => !OWN.includes(type));
      if (other !== undefined) problem(`entry ${seq}: ${other.type} that nobody asked for`);
    } else if (by !== watcher.person && !tally.mayBeWritten(room, by, order)) {
      problem(`entry ${seq}: ${order} of ${by} was refused or never sent`);
    }
  }
  // The host came with the room.
  if (joins > tally.joins(room) + 1) problem(`${joins} people came, ${tally.joins(room)} asked`);
  const isThere = personOf(ledgerOf(log).table, watcher.person) !== null;
  if (isThere) for (const difference of differences(log, [watcher])) problem(difference);
};
