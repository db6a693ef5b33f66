import type { GameEvent, PersonId } from '@agent-double/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewEntry, RoomCode, TokenHash } from './entry.ts';
import type { RoomStore } from './room-store.ts';

const ROOM = 'bamo-kitu-revalo' as RoomCode;
const OTHER = 'bamo-kitu-revali' as RoomCode;
const ADA = 'p1' as PersonId;
const DAY = 86_400_000;

const joined = (name: string): GameEvent => ({
  type: 'personJoined',
  person: ADA,
  name,
  bot: null,
});

const entry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  at: 1000,
  by: null,
  order: null,
  token: null,
  events: [joined('Ada')],
  ...changes,
});

/** A place where stores are kept: opening it again gives what was written before. */
export interface StorePlace {
  open(): Promise<RoomStore>;
  remove(): Promise<void>;
}

/** What every store must do, whatever keeps the data. */
export const storeContract = (name: string, makePlace: () => Promise<StorePlace>): void => {
  describe(name, () => {
    let place: StorePlace;
    let store: RoomStore;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await place.open();
    };

    test('a log comes back entry by entry as it was written, after a restart too', async () => {
      const first = entry({ by: ADA, token: 'a-hash' as TokenHash });
      const second = entry({ at: 2000, by: ADA, order: 'o1', events: [joined('Zoë ’ “🦊”')] });
      expect(await store.create(ROOM, first)).toBe('done');
      expect(await store.append(ROOM, 2, second)).toBe('done');
      const log = [
        { seq: 1, ...first },
        { seq: 2, ...second },
      ];
      expect(await store.read(ROOM, 0)).toEqual(log);
      await reopen();
      expect(await store.read(ROOM, 0)).toEqual(log);
    });

    test('reading on gives only what came after', async () => {
      await store.create(ROOM, entry());
      await store.append(ROOM, 2, entry({ order: 'o2' }));
      await store.append(ROOM, 3, entry({ order: 'o3' }));
      expect((await store.read(ROOM, 1))?.map(({ seq }) => seq)).toEqual([2, 3]);
      expect(await store.read(ROOM, 3)).toEqual([]);
    });

    test('an unknown room can’t be read or written to', async () => {
      expect(await store.read(ROOM, 0)).toBeNull();
      expect(await store.append(ROOM, 1, entry())).toBe('conflict');
      expect(await store.append(ROOM, 2, entry())).toBe('conflict');
      expect(await store.read(ROOM, 0)).toBeNull();
    });

    test('a code is given once', async () => {
      expect(await store.create(ROOM, entry())).toBe('done');
      expect(await store.create(ROOM, entry({ order: 'other' }))).toBe('taken');
      expect(await store.read(ROOM, 0)).toHaveLength(1);
      expect(await store.countRooms()).toBe(1);
    });

    test('of two creations of one code in the same moment one is done', async () => {
      const outcomes = await Promise.all([
        store.create(ROOM, entry()),
        store.create(ROOM, entry()),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'taken']);
      expect(await store.read(ROOM, 0)).toHaveLength(1);
    });

    test('a number is written once, and none is left out', async () => {
      await store.create(ROOM, entry());
      expect(await store.append(ROOM, 1, entry({ order: 'again' }))).toBe('conflict');
      expect(await store.append(ROOM, 3, entry({ order: 'gap' }))).toBe('conflict');
      expect(await store.append(ROOM, 2, entry({ order: 'next' }))).toBe('done');
      expect((await store.read(ROOM, 0))?.map(({ order }) => order)).toEqual([null, 'next']);
    });

    test('of many writers of one number in the same moment one is done', async () => {
      await store.create(ROOM, entry());
      const orders = Array.from({ length: 8 }, (_, at) => `o${at}`);
      const outcomes = await Promise.all(
        orders.map((order) => store.append(ROOM, 2, entry({ order }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      const winner = orders[outcomes.indexOf('done')];
      expect((await store.read(ROOM, 1))?.map(({ order }) => order)).toEqual([winner]);
    });

    test('rooms written in the same moment do not mix', async () => {
      await Promise.all([store.create(ROOM, entry()), store.create(OTHER, entry())]);
      await Promise.all([
        store.append(ROOM, 2, entry({ order: 'mine' })),
        store.append(OTHER, 2, entry({ order: 'theirs' })),
        store.append(ROOM, 9, entry({ order: 'lost' })),
        store.append(OTHER, 3, entry({ order: 'then' })),
      ]);
      expect((await store.read(ROOM, 1))?.map(({ order }) => order)).toEqual(['mine']);
      expect((await store.read(OTHER, 1))?.map(({ order }) => order)).toEqual(['theirs', 'then']);
    });

    test('a time away lasts from the last beat to the return', async () => {
      await store.comeBack(500);
      expect(await store.awaysSince(0)).toEqual([]);
      await store.beat(1000);
      await store.beat(2000);
      await reopen();
      await store.comeBack(5000);
      await reopen();
      await store.comeBack(5400);
      expect(await store.awaysSince(0)).toEqual([
        { from: 2000, until: 5000 },
        { from: 5000, until: 5400 },
      ]);
      expect(await store.awaysSince(5000)).toEqual([{ from: 5000, until: 5400 }]);
      expect(await store.awaysSince(5400)).toEqual([]);
    });

    test('a beat of an older clock takes nothing back', async () => {
      await store.beat(3000);
      await store.beat(2000);
      await store.comeBack(4000);
      expect(await store.awaysSince(0)).toEqual([{ from: 3000, until: 4000 }]);
    });

    test('a room is removed at once and leaves nothing behind', async () => {
      await store.create(ROOM, entry({ token: 'a-hash' as TokenHash }));
      await store.create(OTHER, entry());
      await store.append(ROOM, 2, entry());
      expect(await store.remove(ROOM)).toBe(true);
      expect(await store.remove(ROOM)).toBe(false);
      expect(await store.read(ROOM, 0)).toBeNull();
      expect(await store.append(ROOM, 3, entry())).toBe('conflict');
      expect(await store.read(OTHER, 0)).toHaveLength(1);
      await store.create(ROOM, entry({ at: 7 }));
      expect(await store.read(ROOM, 0)).toEqual([{ seq: 1, ...entry({ at: 7 }) }]);
    });

    test('rooms go once nobody has written to them or used them for long enough', async () => {
      await store.create(ROOM, entry({ at: 1 * DAY }));
      await store.create(OTHER, entry({ at: 1 * DAY }));
      await store.append(ROOM, 2, entry({ at: 2 * DAY }));
      expect(await store.removeIdle(1 * DAY)).toBe(0);
      await store.use(OTHER, 3 * DAY);
      expect(await store.removeIdle(2 * DAY + 1)).toBe(1);
      expect(await store.read(ROOM, 0)).toBeNull();
      expect(await store.read(OTHER, 0)).toHaveLength(1);
      expect(await store.countRooms()).toBe(1);
      expect(await store.create(ROOM, entry())).toBe('done');
      expect(await store.read(ROOM, 0)).toHaveLength(1);
    });
  });
};
