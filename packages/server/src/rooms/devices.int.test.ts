import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticketHash } from '../seats/ticket.ts';
import { tokenHash } from '../seats/token.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import { StoreUnavailable, type RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { Room } from './room.ts';
import { createRoom, guestOf, openRooms, seatFour, SECRETS, type Guest } from './rooms.test-kit.ts';

let store: RoomStore;
let remove: () => void;
let room: Room;
let four: readonly [Guest, Guest, Guest, Guest];
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  store = await openSqliteStore(data.folder);
  room = await createRoom(await openRooms(store, new FakeSurroundings()));
  four = await seatFour(room);
});
afterEach(async () => {
  await store.close();
  remove();
});

const hashOf = (secret: string) => tokenHash(secret, room.code);
const offer = async (guest: Guest, secret: string = SECRETS[0]) => {
  const ticket = ticketHash('ticket', room.code);
  expect((await room.devices.offer(guest.person, hashOf(secret), ticket)).ok).toBe(true);
  return ticket;
};

test('a device that was somebody else becomes another in one write, or in none', async () => {
  const [ada, blaise] = four;
  const ticket = await offer(ada);
  const device = hashOf(SECRETS[1]);
  const append = vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreUnavailable('gone'));
  expect(await room.devices.claim(ticket, device)).toMatchObject({
    error: { code: 'store/unavailable' },
  });
  expect(room.door.person(device)).toBe(blaise.person);

  append.mockClear();
  expect(await room.devices.claim(ticket, device)).toEqual({ ok: true, value: ada.person });
  expect(append).toHaveBeenCalledTimes(1);
  expect(room.door.person(device)).toBe(ada.person);
  expect(ada.line.table.people.map(({ id }) => id)).not.toContain(blaise.person);
  expect(blaise.line.refusal).toEqual({ code: 'person/none' });
  expect(await room.devices.claim(ticket, device)).toMatchObject({
    error: { code: 'device/expired' },
  });
});

test('the ticket of a claim that could not be written stays good', async () => {
  const ticket = await offer(four[0]);
  vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreUnavailable('gone'));
  const claim = () => room.devices.claim(ticket, hashOf('phone'));
  expect((await claim()).ok).toBe(false);
  expect(await claim()).toEqual({ ok: true, value: four[0].person });
});

test('a device that is withdrawn loses its lines alone, and can’t open another', async () => {
  const [ada] = four;
  await room.devices.claim(await offer(ada), hashOf('phone'));
  const phone = guestOf(room, 'phone');
  const line = Object.assign(phone.line, { device: hashOf('phone') });
  const [, listed] = room.devices.of(ada.person, hashOf('Ada'));
  expect((await room.devices.withdraw(ada.person, hashOf('Ada'), listed!.id)).ok).toBe(true);
  expect([line.refusal, ada.line.refusal]).toEqual([{ code: 'person/none' }, null]);
  line.refusal = null;
  room.enter(line, ada.person, null);
  expect(line.refusal).toEqual({ code: 'person/none' });
});

test('what a device asks in the moment in which it is withdrawn comes too late', async () => {
  const [ada] = four;
  await room.devices.claim(await offer(ada), hashOf('phone'));
  const phone = guestOf(room, 'phone');
  Object.assign(phone.line, { device: hashOf('phone') });
  const [, listed] = room.devices.of(ada.person, hashOf('Ada'));
  const late = ticketHash('late', room.code);
  const [withdrawn, order, ticket] = await Promise.all([
    room.devices.withdraw(ada.person, hashOf('Ada'), listed!.id),
    phone.order({ type: 'startGame' }),
    room.devices.offer(ada.person, hashOf('phone'), late),
  ]);
  expect([withdrawn.ok, order, ticket]).toEqual([
    true,
    'person/none',
    { ok: false, error: { code: 'person/none' } },
  ]);
  expect(await room.devices.claim(late, hashOf('phone'))).toMatchObject({
    error: { code: 'device/expired' },
  });
  expect(await ada.order({ type: 'startGame' })).toBe('done');
});

test('a device that was withdrawn is no way round the key that it has shown', async () => {
  const [ada] = four;
  expect(await ada.order({ type: 'startGame' })).toBe('done');
  await room.devices.claim(await offer(ada), hashOf('phone'));
  const [, phone] = room.devices.of(ada.person, hashOf('Ada'));
  await room.devices.withdraw(ada.person, hashOf('Ada'), phone!.id);
  const join = () => room.door.join('Eve', hashOf('phone'));
  expect(await join()).toEqual({ ok: false, error: { code: 'seat/saw-key' } });
  expect(await ada.order({ type: 'abandon' })).toBe('done');
  expect((await join()).ok).toBe(true);
});

test('a device that was withdrawn before the deal may be somebody else’s in the game', async () => {
  const [ada] = four;
  await room.devices.claim(await offer(ada), hashOf('phone'));
  const [, phone] = room.devices.of(ada.person, hashOf('Ada'));
  await room.devices.withdraw(ada.person, hashOf('Ada'), phone!.id);
  expect(await ada.order({ type: 'startGame' })).toBe('done');
  expect((await room.door.join('Eve', hashOf('phone'))).ok).toBe(true);
});

test('a device that is withdrawn as its person leaves is no way round the key either', async () => {
  const [ada] = four;
  expect(await ada.order({ type: 'startGame' })).toBe('done');
  await room.devices.claim(await offer(ada), hashOf('phone'));
  const [, phone] = room.devices.of(ada.person, hashOf('Ada'));
  await Promise.all([
    ada.order({ type: 'leave' }),
    room.devices.withdraw(ada.person, hashOf('Ada'), phone!.id),
  ]);
  expect(room.door.person(hashOf('Ada'))).toBeNull();
  expect((await room.door.join('Eve', hashOf('phone'))).ok).toBe(false);
});
