import { readFileSync } from 'node:fs';
import type { PersonId } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ticketHash } from '../seats/ticket.ts';
import { tokenHash } from '../seats/token.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import type { RoomCode } from '../storage/entry.ts';
import type { EntryRow } from '../storage/entry-row.ts';
import type { RoomStore } from '../storage/room-store.ts';
import { openData, openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { Room } from './room.ts';
import { guestOf, openRooms } from './rooms.test-kit.ts';

interface OlderLog {
  readonly room: RoomCode;
  readonly rows: readonly (Omit<EntryRow, 'events'> & { readonly events: readonly object[] })[];
}

/**
 * As a server of log version 2 wrote it: Ada has a phone too, Eve's device became Cleo's in two
 * entries, the game waits for the guess on Ada's clue, and a ticket of Ada's is open.
 */
const OLDER = JSON.parse(
  readFileSync(new URL('../../test-data/log-2.json', import.meta.url), 'utf8'),
) as OlderLog;
const END = OLDER.rows.at(-1)!.at;

let store: RoomStore;
let remove: () => void;
let room: Room;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  const database = await openData(data.folder);
  database.prepare('INSERT INTO rooms (id, code, used) VALUES (1, ?, ?)').run(OLDER.room, END);
  const add = database.prepare(
    `INSERT INTO entries (room, seq, at, person, order_id, token, version, events)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { seq, at, person, order_id, token, version, events } of OLDER.rows)
    add.run(seq, at, person, order_id, token, version, JSON.stringify(events));
  database.close();
  store = await openSqliteStore(data.folder);
  const found = await (await openRooms(store, new FakeSurroundings(END + 1000))).find(OLDER.room);
  if (found === null) throw new Error('no room');
  room = found;
});
afterEach(async () => {
  await store.close();
  remove();
});

const hashOf = (secret: string) => tokenHash(secret, room.code);

test('a game that ran under an older server goes on where it was', async () => {
  const [ada, blaise] = [guestOf(room, 'Ada'), guestOf(room, 'Blaise')];
  expect(ada.line.table.play).toMatchObject({ turn: 1, phase: { name: 'guess', team: 'red' } });
  expect(ada.line.table.people.map(({ name }) => name)).toEqual(['Ada', 'Blaise', 'Cleo', 'Denis']);
  const shown = ({ line }: typeof ada) =>
    line.frames.flatMap((frame) => (frame.type === 'welcome' ? [frame.key?.kind ?? null] : []));
  expect([shown(ada), shown(blaise)]).toEqual([['teams'], [null]]);
  expect(await blaise.order({ type: 'guess', card: 0 })).toBe('done');
  expect(ada.line.table.play).toMatchObject({ covered: { 0: expect.any(String) as string } });
});

test('devices that an older server let in are theirs, and can be withdrawn', async () => {
  const ada = room.door.person(hashOf('Ada'))!;
  expect(['phone', 'Eve', 'Cleo'].map((secret) => room.door.person(hashOf(secret)))).toEqual([
    ada,
    'p3' as PersonId,
    'p3' as PersonId,
  ]);
  const [, phone] = room.devices.of(ada, hashOf('Ada'));
  expect((await room.devices.withdraw(ada, hashOf('Ada'), phone!.id)).ok).toBe(true);
  expect(room.door.person(hashOf('phone'))).toBeNull();
  expect(await room.door.join('Eve', hashOf('phone'))).toMatchObject({
    error: { code: 'seat/saw-key' },
  });
});

test('a ticket of an older server is good, once, and one that was used is not', async () => {
  const claim = (ticket: string) =>
    room.devices.claim(ticketHash(ticket, room.code), hashOf('tablet'));
  expect(await claim('second')).toMatchObject({ error: { code: 'device/expired' } });
  expect(await claim('open')).toMatchObject({ ok: true, value: 'p1' });
  expect(await claim('open')).toMatchObject({ error: { code: 'device/expired' } });
});
