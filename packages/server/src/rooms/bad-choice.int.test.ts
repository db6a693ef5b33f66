import { parseClientFrame } from '@agent-double/protocol';
import { spymasterTeam, type Key, type PersonId } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLUES } from '../game.test-kit.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import type { RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { Room } from './room.ts';
import { createRoom, openRooms, seatFour, type Guest } from './rooms.test-kit.ts';

let store: RoomStore;
let remove: () => void;
let room: Room;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  store = await openSqliteStore(data.folder);
  room = await createRoom(await openRooms(store, new FakeSurroundings()));
});
afterEach(async () => {
  await store.close();
  remove();
});

/** What a client sends, as the server reads it: what is no command at all never comes so far. */
const sent = (guest: Guest, command: unknown): Promise<string | null> => {
  const frame = parseClientFrame(
    JSON.stringify({ type: 'order', id: 'x', game: 0, turn: 0, command }),
  );
  if (frame?.type !== 'order') throw new Error('no order');
  return guest.order(frame.command);
};
const change = (guest: Guest, wanted: object): Promise<string | null> =>
  sent(guest, { type: 'changeSetup', change: wanted });

test.each<[string, object, string]>([
  ['an unknown edition', { edition: '1999' }, 'setup/unknown-edition'],
  ['an unknown mode', { mode: 'solo' }, 'setup/unknown-mode'],
  ['a mode of another edition', { mode: 'coop_sim' }, 'setup/mode-not-in-edition'],
  ['an unknown setting', { changes: { moon: 1 } }, 'setup/unknown-parameter'],
  ['a value that a setting can’t take', { changes: { 'guess.limit': 7 } }, 'setup/bad-value'],
  [
    'a key whose counts don’t fill the board',
    { changes: { 'key.start': 10 } },
    'setup/board-does-not-fit',
  ],
])('%s is refused, and nothing has changed', async (_, wanted, code) => {
  const [host] = await seatFour(room);
  const before = host.line.table.setup;
  expect(await change(host, wanted)).toBe(code);
  expect(host.line.table.setup).toEqual(before);
});

test('too few people for a mode can’t start', async () => {
  const [host, , , last] = await seatFour(room);
  expect(await last.order({ type: 'leaveSeat' })).toBe('done');
  expect(await host.order({ type: 'startGame' })).toBe('start/seats-empty');
  expect(host.line.table.play).toBeNull();
});

test('a setting does not change after the deal', async () => {
  const [host] = await seatFour(room);
  expect(await host.order({ type: 'startGame' })).toBe('done');
  expect(await change(host, { changes: { referee: 'off' } })).toBe('setup/game-running');
});

test('a cover of a card that is not one’s own is refused, and so is a second cover', async () => {
  const four = await seatFour(room);
  const [host] = four;
  await change(host, { edition: 'origine-2015', start: 'red' });
  expect(await host.order({ type: 'startGame' })).toBe('done');
  const of = (team: 'red' | 'blue'): Guest => {
    const seated = (person: PersonId) =>
      host.line.table.people.find(({ id }) => id === person)?.seat ?? null;
    const found = four.find(({ person }) => spymasterTeam(seated(person)) === team);
    if (found === undefined) throw new Error(`no ${team} spymaster`);
    return found;
  };
  const [red, blue] = [of('red'), of('blue')];
  const key = blue.line.frames.reduce<Key | null>((known, frame) => {
    if (frame.type === 'welcome') return frame.key;
    if (frame.type !== 'events') return known;
    const dealt = frame.events.find((event) => event.type === 'keyDealt');
    return dealt === undefined ? known : { kind: 'teams', cards: dealt.cards };
  }, null);
  const cards = key?.kind === 'teams' ? key.cards : [];
  const own = cards.flatMap((identity, card) => (identity === 'blue' ? [card] : []));
  const cover = (card: number) => blue.order({ type: 'coverPenalty', card });
  expect(await red.order({ type: 'giveClue', word: CLUES[0] ?? '', number: 1 })).toBe('done');
  expect(await blue.order({ type: 'object' })).toBe('done');
  expect(await cover(cards.indexOf('red'))).toBe('card/not-yours');
  expect(await cover(own[0] ?? -1)).toBe('done');
  expect(await cover(own[1] ?? -1)).toBe('penalty/no-right');
});
