import type { WireCommand } from '@agent-double/protocol';
import {
  decide,
  EMPTY_TABLE,
  evolve,
  personId,
  type Order,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import type { Seen } from '../connection/seen.ts';
import type { Room } from '../room/room.svelte.ts';
import { playWithComputers } from './play-with-computers.ts';

const LEGAL = () => ({ verdict: 'legal', reasons: [] }) as const;

/** A room with its host alone, judged by the rules; `refuses` are turned down. */
const roomOf = (refuses: readonly WireCommand['type'][] = []) => {
  const asked: WireCommand[] = [];
  let table: Table = EMPTY_TABLE;
  const decided = (by: PersonId | null, command: Order['command']): boolean => {
    const outcome = decide(table, null, { by, game: 0, turn: 0, now: 0, command }, LEGAL);
    if (outcome.ok) table = outcome.value.reduce(evolve, table);
    return outcome.ok;
  };
  decided(null, { type: 'join', name: 'Ada', returning: null });
  const room = {
    get seen(): Seen {
      return { table } as Seen;
    },
    tell: (command: WireCommand) => {
      asked.push(command);
      if (refuses.includes(command.type)) return Promise.resolve(false);
      // The deal is the server's.
      return Promise.resolve(
        command.type === 'startGame' || decided(personId(1), command as Order['command']),
      );
    },
  };
  return { room: room satisfies Pick<Room, 'seen' | 'tell'>, asked, people: () => table.people };
};

test('one person guesses for red, and three computers sit around', async () => {
  const { room, asked, people } = roomOf();
  expect(await playWithComputers(room, 3, 'fr')).toBe(true);
  expect(people().map(({ seat, bot }) => [seat, bot])).toEqual([
    ['red.operative', null],
    ['red.spymaster', 3],
    ['blue.spymaster', 3],
    ['blue.operative', 3],
  ]);
  expect(new Set(people().map(({ name }) => name)).size).toBe(4);
  expect(asked.at(-1)).toEqual({ type: 'startGame' });
});

test('where there are no computers, nothing is dealt', async () => {
  const { room, asked } = roomOf(['addBot']);
  expect(await playWithComputers(room, 2, 'en')).toBe(false);
  expect(asked.map(({ type }) => type)).toEqual(['takeSeat', 'addBot']);
});
