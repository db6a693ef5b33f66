import { formJudge } from '@agent-double/lexicon';
import type { ClueJudge } from '@agent-double/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLUES } from '../game.test-kit.ts';
import { tokenHash } from '../seats/token.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import { StoreUnavailable, type RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { Room } from './room.ts';
import {
  MAX_CODE_DRAWS,
  REMOVAL_SECONDS,
  ROOM_IDLE_SECONDS,
  SWEEP_SECONDS,
  type Rooms,
} from './rooms.ts';
import {
  createRoom,
  guestOf,
  keptLog,
  openRooms,
  seatFour,
  settled,
  startTimed,
} from './rooms.test-kit.ts';

const CLUE = { type: 'giveClue', word: CLUES[0] ?? '', number: 2 } as const;
const DAY_MS = 86_400_000;
const TOO_MANY = { ok: false, error: { code: 'room/too-many' } };
const ZOE = ({ code }: Room) => tokenHash('Zoe', code);

let around: FakeSurroundings;
let store: RoomStore;
let remove: () => void;
let rooms: Rooms;
let room: Room;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  around = new FakeSurroundings();
  store = await openSqliteStore(data.folder);
  rooms = await openRooms(store, around);
  room = await createRoom(rooms);
});
afterEach(async () => {
  await store.close();
  remove();
});

describe('memory', () => {
  const idle = async (): Promise<void> => {
    around.pass((ROOM_IDLE_SECONDS + SWEEP_SECONDS) * 1000);
    await settled();
  };

  test('a room stays in memory while somebody is in it', async () => {
    const guests = await seatFour(room);
    for (const { line, person } of guests.slice(1)) room.exit(line, person);
    await idle();
    expect(await rooms.find(room.code)).toBe(room);
    expect(guests[0].line.refusal).toBeNull();
  });

  test('a room with nobody in it is read again when someone comes', async () => {
    const guest = guestOf(room, 'Ada');
    room.exit(guest.line, guest.person);
    await idle();
    const again = await rooms.find(room.code);
    expect(again).not.toBe(room);
    if (again === null) throw new Error('no room');
    expect(guestOf(again, 'Ada').line.table).toEqual(guest.line.table);
    const late = guestOf(room, 'Ada');
    expect(late.line.refusal).toEqual({ code: 'server/stopping' });
  });

  test('of many who ask for a room at once all get the same one', async () => {
    await rooms.close();
    rooms = await openRooms(store, around);
    const found = await Promise.all(Array.from({ length: 5 }, () => rooms.find(room.code)));
    expect(new Set(found).size).toBe(1);
    expect(found[0]).not.toBeNull();
  });

  test('a room is removed once nobody has used it for its days', async () => {
    const { code } = room;
    await rooms.close();
    around.pass(29 * DAY_MS);
    rooms = await openRooms(store, around);
    expect(await rooms.find(code)).not.toBeNull();
    await rooms.close();
    around.pass(30 * DAY_MS + 1);
    rooms = await openRooms(store, around);
    expect(await rooms.find(code)).toBeNull();
  });

  test('a room that somebody has open lives on', async () => {
    rooms = await openRooms(store, around, { roomDays: 1 });
    room = await createRoom(rooms);
    guestOf(room, 'Ada');
    for (let hours = 0; hours < 25; hours += 1) {
      around.pass(REMOVAL_SECONDS * 1000);
      await settled();
    }
    expect(await store.read(room.code, 0)).not.toBeNull();
  });

  test('there are so many rooms and no more, however many are opened at once', async () => {
    const few = await openRooms(store, around, { maxRooms: 4 });
    const made = await Promise.all(Array.from({ length: 6 }, () => few.create('Zoe', 'Zoé', 'en')));
    expect(made.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await store.countRooms()).toBe(4);
    expect(await few.create('Zoe', 'Zoé', 'en')).toEqual(TOO_MANY);
    expect(made[0]?.ok && (await few.erase(made[0].value, ZOE(made[0].value)))).toMatchObject({
      ok: true,
    });
    expect((await few.create('Zoe', 'Zoé', 'en')).ok).toBe(true);
  });

  test('a free code is looked for so many times and no more', async () => {
    const few = await openRooms(store, around, { maxRooms: 2 });
    const taken = [...room.code.replaceAll('-', '')].map((letter) =>
      Math.max('bdfklmnprstv'.indexOf(letter), 'aeiou'.indexOf(letter)),
    );
    const drawn = (times: number): number[] => Array.from({ length: times }, () => taken).flat();
    around.draws = drawn(MAX_CODE_DRAWS);
    expect(await few.create('Zoe', 'Zoé', 'en')).toEqual(TOO_MANY);
    expect(around.draws).toEqual([]);
    around.draws = drawn(MAX_CODE_DRAWS - 1);
    expect((await few.create('Zoe', 'Zoé', 'en')).ok).toBe(true);
    expect(around.draws).toEqual([]);
  });
});

describe('faults', () => {
  const throwing: ClueJudge = () => {
    throw new Error('the key is red, blue');
  };

  test('a bug in one room is told to who met it, logged with its place, and felt by no other', async () => {
    const { log, lines } = keptLog();
    let judge = throwing;
    rooms = await openRooms(store, around, { log, judgeFor: () => Promise.resolve(judge) });
    room = await createRoom(rooms);
    const other = await createRoom(rooms);
    const [spymaster, operative] = await startTimed(room, 60);
    const heard = operative.line.frames.length;

    expect(await spymaster.order(CLUE)).toBe('server/error');
    expect(operative.line.frames).toHaveLength(heard);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject([
      { room: room.code, entry: expect.any(Number) as number },
      'a bug in a room',
    ]);
    expect(JSON.stringify(lines)).not.toContain('red, blue');

    expect(await guestOf(other, 'Ada').order({ type: 'rename', name: 'Zoé' })).toBe('done');
    judge = formJudge;
    expect(await spymaster.order(CLUE)).toBe('done');
  });

  test('a referee that breaks is told to who asked it', async () => {
    rooms = await openRooms(store, around, { judgeFor: () => Promise.resolve(throwing) });
    room = await createRoom(rooms);
    const [spymaster] = await startTimed(room, 60);
    const { line, person } = spymaster;
    await room.judge(line, person, { type: 'judge', id: 4, word: 'mot', number: 1 });
    expect(line.frames.at(-1)).toEqual({
      ...{ type: 'notJudged', id: 4 },
      refusal: { code: 'server/error' },
    });
  });

  test('a room whose log can’t be taken in lets everybody go, and comes back from disk', async () => {
    const [host, second] = await seatFour(room);
    host.line.send = () => {
      throw new Error('broken');
    };
    expect(await second.order({ type: 'rename', name: 'Zoé' })).toBe('server/error');
    expect(second.line.refusal).toEqual({ code: 'server/error' });
    expect(await second.order({ type: 'rename', name: 'Zoé' })).toBe('server/stopping');
    const again = await rooms.find(room.code);
    if (again === null) throw new Error('no room');
    expect(again).not.toBe(room);
    expect(guestOf(again, 'Ada').line.table.people[1]?.name).toBe('Zoé');
  });

  test('while the store is away moves are refused and nothing changes; then they are taken', async () => {
    const [host, second] = await seatFour(room);
    const away = vi.spyOn(store, 'append').mockRejectedValue(new StoreUnavailable('gone'));
    const heard = second.line.frames.length;
    expect(await host.order({ type: 'rename', name: 'Zoé' })).toBe('store/unavailable');
    expect(second.line.frames).toHaveLength(heard);
    expect(host.line.refusal).toBeNull();
    away.mockRestore();
    expect(await host.order({ type: 'rename', name: 'Zoé' })).toBe('done');
  });

  test('while the store is away no room is removed, and nobody is told that it is', async () => {
    const [host] = await seatFour(room);
    const away = vi.spyOn(store, 'remove').mockRejectedValue(new StoreUnavailable('gone'));
    const token = tokenHash('Ada', room.code);
    await expect(rooms.erase(room, token)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await host.order({ type: 'rename', name: 'Zoé' })).toBe('done');
    away.mockRestore();
    expect((await rooms.erase(room, token)).ok).toBe(true);
    expect(host.line.refusal).toEqual({ code: 'room/unknown' });
    expect([await rooms.find(room.code), rooms.readings.kept]).toEqual([null, 0]);
  });

  test('a decision that lost a race is taken again on what the other has written', async () => {
    const others = await openRooms(store, around);
    const same = await others.find(room.code);
    if (same === null) throw new Error('no room');
    const [one] = [guestOf(room, 'Ada')];
    await same.door.join('Blaise', tokenHash('Blaise', room.code));
    const two = guestOf(same, 'Blaise');

    expect(await two.order({ type: 'takeSeat', seat: 'red.spymaster' })).toBe('done');
    expect(await one.order({ type: 'takeSeat', seat: 'red.spymaster' })).toBe('seat/taken');
    expect(await one.order({ type: 'takeSeat', seat: 'blue.spymaster' })).toBe('done');
    expect(await two.order({ type: 'leaveSeat' })).toBe('done');
    expect(one.line.table.people).toMatchObject([
      { seat: 'blue.spymaster' },
      { seat: 'red.spymaster' },
    ]);
    expect(two.line.table.people).toMatchObject([{ seat: 'blue.spymaster' }, { seat: null }]);
  });

  test('an order that another node has written already is not written again', async () => {
    const others = await openRooms(store, around);
    const same = await others.find(room.code);
    if (same === null) throw new Error('no room');
    const here = guestOf(room, 'Ada');
    const there = guestOf(same, 'Ada');
    const frame = { type: 'order', id: 'once', game: 0, turn: 0 } as const;
    const command = { type: 'rename', name: 'Zoé' } as const;
    await room.order(here.line, here.person, { ...frame, command });
    await same.order(there.line, there.person, { ...frame, command });
    expect([here.line.answer('once'), there.line.answer('once')]).toEqual(['done', 'done']);
    expect(await store.read(room.code, 1)).toHaveLength(1);
  });
});
