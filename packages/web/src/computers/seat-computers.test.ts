import type { WireCommand } from '@agent-double/protocol';
import { EMPTY_TABLE, personId, type Person, type Seat } from '@agent-double/rules';
import { expect, test } from 'vitest';
import type { Seen } from '../connection/seen.ts';
import { fillWithComputers } from './seat-computers.ts';

const sitting = (seat: Seat, at: number): Person => ({
  ...{ id: personId(at), name: `Nom ${at}`, seat, sawKey: false, played: null, bot: null },
});

/** A room in which somebody sits down as a computer is asked for there, if `comes`. */
const roomWhere = (comes: boolean) => {
  const people: Person[] = [];
  const asked: Seat[] = [];
  return {
    asked,
    get seen(): Seen {
      return { table: { ...EMPTY_TABLE, people: [...people] } } as unknown as Seen;
    },
    tell: (command: WireCommand): Promise<boolean> => {
      if (command.type !== 'addBot') return Promise.resolve(false);
      asked.push(command.seat);
      const first = asked.length === 1;
      if (!first || comes) people.push(sitting(command.seat, asked.length));
      return Promise.resolve(!first);
    },
  };
};

test('somebody who sits down meanwhile keeps no computer from the other seats', async () => {
  const room = roomWhere(true);
  expect(await fillWithComputers(room, 2, 'fr')).toBe(true);
  expect(new Set(room.asked).size).toBe(4);
});

test('what the server refuses is not asked for at the other seats', async () => {
  const room = roomWhere(false);
  expect(await fillWithComputers(room, 2, 'fr')).toBe(false);
  expect(room.asked).toHaveLength(1);
});
