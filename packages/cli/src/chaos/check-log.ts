import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@agent-double/server';
import { ledgerOf } from '@agent-double/server';
import {
  EMPTY_TABLE,
  evolve,
  personOf,
  project,
  projectKey,
  type GameEvent,
  type Table,
} from '@agent-double/rules';
import type { Account } from './account.ts';
import type { Player } from './player.ts';

/** How late a move may be written that was decided in time. */
const LATE_MS = 1000;

/** What a log came to. */
export interface Checked {
  readonly entries: number;
  readonly games: number;
  /** Strict timers that ran out. */
  readonly timers: number;
}

const MOVES: readonly GameEvent['type'][] = ['clueGiven', 'cardRevealed'];

const deadlineOf = ({ play }: Table): number | null =>
  play?.clock?.running === true ? play.clock.deadline : null;

/**
 * Replays the log of a room and holds it against what its people know: the numbers have no gap,
 * each order counts as it was answered, a strict timer ran out when it was due and once, and each
 * client has the table and the part of the key that the log gives.
 */
export const checkLog = (
  room: string,
  log: readonly Entry[],
  players: readonly Player[],
  account: Account,
): Checked => {
  const problem = (what: string): void => {
    account.problems.push(`${what} in ${room}`);
  };
  log.forEach(({ seq }, at) => {
    if (seq !== at + 1) problem(`entry ${seq} in place ${at + 1}`);
  });
  const written = new Map<string, number>();
  for (const { by, order } of log) {
    if (by === null || order === null) continue;
    const place = `${by} ${order}`;
    written.set(place, (written.get(place) ?? 0) + 1);
  }
  account.settle(room, written);
  const timers = checkTimers(log, problem);
  const { table } = ledgerOf(log);
  for (const difference of differences(log, players)) problem(difference);
  return { entries: log.length, games: table.game, timers };
};

/** What clients have that the log does not give, a line each. */
export const differences = (
  log: readonly Entry[],
  players: readonly Player[],
): readonly string[] => {
  const { table, key } = ledgerOf(log);
  return players.flatMap(({ person, ...has }) => {
    const viewer = personOf(table, person);
    if (viewer === null) return [`${person} is not at the table`];
    const isSame = isDeepStrictEqual(has.table, project(table, viewer));
    const knowsSame = isDeepStrictEqual(has.key, projectKey(table, key, viewer));
    return [
      ...(isSame ? [] : [`${person} has another table than the log`]),
      ...(knowsSame ? [] : [`${person} has another key than the log`]),
    ];
  });
};

const checkTimers = (log: readonly Entry[], problem: (what: string) => void): number => {
  let table = EMPTY_TABLE;
  let fired = 0;
  const ended = new Set<string>();
  for (const { at, events, seq } of log) {
    for (const event of events) {
      const deadline = deadlineOf(table);
      const turn = `${table.game}/${table.play?.turn ?? 0}`;
      if (event.type === 'turnEnded' && event.reason === 'time') {
        fired += 1;
        if (deadline === null || deadline > at) problem(`entry ${seq}: a timer ran out too early`);
        if (ended.has(turn)) problem(`entry ${seq}: the timer of ${turn} ran out twice`);
        ended.add(turn);
      }
      if (MOVES.includes(event.type) && deadline !== null && deadline + LATE_MS < at) {
        problem(`entry ${seq}: a move after the timer had run out`);
      }
      table = evolve(table, event);
    }
  }
  return fired;
};
