import { OWN_PACK, seatsOf, type PersonId, type Seat, type SetupChange } from '@agent-double/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDeviceGame } from './device-game.ts';
import { DeviceRoom } from './device-room.svelte.ts';
import { keptGame } from './keep-game.ts';

const nameOf = (seat: Seat): string => seat.replace('.', ' ');
let now = 1_000_000;
let stored = new Map<string, string>();

beforeEach(() => {
  now = 1_000_000;
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const newRoom = (): DeviceRoom => new DeviceRoom(newDeviceGame('fr', nameOf), nameOf, () => now);

const dealt = async (change: SetupChange = {}): Promise<DeviceRoom> => {
  const room = newRoom();
  expect(await room.tell({ type: 'changeSetup', change: change as never })).toBe(true);
  expect(await room.tell({ type: 'startGame' })).toBe(true);
  return room;
};

const take = (room: DeviceRoom): PersonId => {
  const [taker] = room.takers;
  if (taker === undefined) throw new Error('nobody is awaited');
  room.take(taker.id);
  return taker.id;
};

const key = (room: DeviceRoom): readonly string[] =>
  room.game.key?.kind === 'teams' ? room.game.key.cards : [];

const seatTaken = (room: DeviceRoom): Seat | null =>
  room.game.table.people.find(({ id }) => id === room.holder)?.seat ?? null;

test('everybody has a seat, whatever is played', async () => {
  const room = newRoom();
  for (const change of [
    { edition: 'precedente', mode: 'coop_sim' },
    { mode: 'three_shared' },
    { edition: 'duo' },
    { edition: 'classique-2025' },
  ] as const) {
    expect(await room.tell({ type: 'changeSetup', change })).toBe(true);
    const { people, setup } = room.game.table;
    const seats = people.flatMap(({ seat }) => seat ?? []);
    expect(seats.toSorted()).toEqual(seatsOf(setup.mode, setup.our).toSorted());
    for (const { seat, name } of people) if (seat !== null) expect(name).toBe(nameOf(seat));
  }
});

test('a name of one’s own stays with the person, an empty one gives it back', async () => {
  const room = newRoom();
  const [first] = room.game.table.people;
  if (first === undefined) throw new Error('nobody');
  room.name(first.id, '  Camille ');
  room.name(first.id, 'a'.repeat(25));
  expect(room.complaint?.code).toBe('person/name');
  await room.tell({ type: 'rotateSeats' });
  await room.tell({ type: 'startGame' });
  expect(room.game.table.people.map(({ name }) => name)).toContain('Camille');
  await room.tell({ type: 'abandon' });
  room.name(first.id, ' ');
  expect(room.game.table.people.map(({ name }) => name)).not.toContain('Camille');
});

test('words of one’s own are dealt, and stay for another language', async () => {
  const room = newRoom();
  const words = Array.from({ length: 30 }, (_, at) => `zorg ${'abcdef'[at % 6] ?? ''}${at}`);
  expect(await room.tell({ type: 'changeWords', from: 0, words })).toBe(true);
  expect(await room.tell({ type: 'changeSetup', change: { packs: [OWN_PACK] } })).toBe(true);
  expect(await room.tell({ type: 'changeSetup', change: { language: 'en' } })).toBe(true);
  expect(await room.tell({ type: 'startGame' })).toBe(true);
  expect(room.game.table.play?.words.every((word) => words.includes(word))).toBe(true);
  expect(keptGame()?.table.ownWords).toEqual(words);
});

test('the deal shows nothing until the clue-giver takes the device', async () => {
  const room = await dealt({ start: 'blue' });
  expect(room.seen).toBeNull();
  expect(room.takers.map(({ seat }) => seat)).toEqual(['blue.spymaster']);
  take(room);
  expect(room.seen?.key).toEqual(room.game.key);
  room.put();
  expect(room.seen).toBeNull();
  expect(room.open.key).toBeNull();
});

test('the guessers see no key, and the next clue-giver asks for it again', async () => {
  const room = await dealt({ start: 'red' });
  take(room);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 1, intended: [0] });
  expect(room.seen).toBeNull();
  take(room);
  expect(seatTaken(room)).toBe('red.operative');
  expect(room.seen?.key).toBeNull();
  expect(JSON.stringify(room.seen)).not.toMatch(/"(?:assassin|bystander)"/u);
  expect(room.seen?.table.play?.privy.intended).toEqual([]);
  await room.tell({ type: 'guess', card: key(room).indexOf('blue') });
  expect(room.seen).toBeNull();
  expect(room.takers.map(({ seat }) => seat)).toEqual(['blue.spymaster']);
});

test('a game goes to its end, and a rematch deals other words', async () => {
  const room = await dealt({ start: 'red' });
  const words = room.game.table.play?.words ?? [];
  take(room);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 'unlimited' });
  take(room);
  for (const [card, identity] of key(room).entries()) {
    if (identity === 'red') await room.tell({ type: 'guess', card });
  }
  expect(room.game.table.play?.phase).toMatchObject({ name: 'over', winner: 'red' });
  expect(room.seen?.key).toEqual(room.game.key);
  await room.tell({ type: 'rotateSeats' });
  await room.tell({ type: 'startGame' });
  expect(room.seen).toBeNull();
  const again = room.game.table.play?.words ?? [];
  expect(again).toHaveLength(25);
  expect(again.filter((word) => words.includes(word))).toEqual([]);
});

test('a reload loses nothing and shows nothing', async () => {
  const room = await dealt({ start: 'red' });
  take(room);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 2 });
  take(room);
  await room.tell({ type: 'guess', card: key(room).indexOf('red') });
  const kept = keptGame();
  if (kept === null) throw new Error('nothing was kept');
  const again = new DeviceRoom(kept, nameOf, () => now);
  expect({ ...again.game, stopped: null }).toEqual(room.game);
  expect(again.seen).toBeNull();
  expect(again.takers.map(({ seat }) => seat)).toEqual(['red.operative']);
});

test('what is kept by another version, or broken, is not read', () => {
  expect(keptGame()).toBeNull();
  for (const text of ['', '{', 'null', '[]', '{"version":1,"at":1,"game":{}}', '{"version":2}']) {
    stored.set('agent-double.one-device', text);
    expect(keptGame()).toBeNull();
  }
});

test('the time between two people, or without the page, counts for nobody', async () => {
  const room = await dealt({ start: 'red', changes: { 'timer.clue': 60 } });
  now += 500_000;
  take(room);
  const clock = () => room.game.table.play?.clock;
  expect(clock()).toEqual({ running: true, deadline: now + 60_000 });
  now += 20_000;
  room.put();
  now += 300_000;
  take(room);
  expect(clock()).toEqual({ running: true, deadline: now + 40_000 });
  room.put();
  const kept = keptGame();
  now += 900_000;
  const again = new DeviceRoom(kept ?? room.game, nameOf, () => now);
  take(again);
  expect(again.game.table.play?.clock).toEqual({ running: true, deadline: now + 40_000 });
  expect(again.game.table.play?.phase.name).toBe('clue');
});

test('whose time is up loses the turn, and the screen', async () => {
  vi.useFakeTimers();
  try {
    const room = await dealt({
      start: 'red',
      changes: { 'timer.clue': 60, 'timer.on_expiry': 'end_turn' },
    });
    take(room);
    now += 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.game.table.play?.turn).toBe(2);
    expect(room.seen).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('an objection made aloud ends the turn at once', async () => {
  const room = await dealt({ start: 'red' });
  take(room);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 2 });
  take(room);
  expect(await room.tell({ type: 'object' })).toBe(true);
  expect(room.takers.map(({ seat }) => seat)).toEqual(['blue.spymaster']);
  expect(room.game.table.play).toMatchObject({ rights: { blue: true } });
});

test('a vote is one press after a show of hands', async () => {
  for (const upheld of [true, false]) {
    const room = await dealt({ start: 'red', changes: { 'contest.judge': 'vote' } });
    take(room);
    await room.tell({ type: 'giveClue', word: 'kangourou', number: 2 });
    take(room);
    await room.tell({ type: 'object' });
    expect(seatTaken(room)).toBe('red.operative');
    expect(await room.tell({ type: 'rule', upheld })).toBe(true);
    expect(room.game.table.play?.phase).toMatchObject(
      upheld ? { name: 'clue', team: 'blue' } : { name: 'guess', objection: null },
    );
  }
});

test('a reveal is taken back without handing the device round', async () => {
  const room = await dealt({ start: 'red', changes: { 'undo.by_agreement': true } });
  take(room);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 2 });
  take(room);
  const card = key(room).indexOf('red');
  await room.tell({ type: 'guess', card });
  expect(await room.tell({ type: 'askUndo' })).toBe(true);
  expect(room.game.table.play?.covered[card]).toBeNull();
  expect(seatTaken(room)).toBe('red.operative');
});

test('a clue shown in secret goes to the opposing clue-giver and back', async () => {
  const room = await dealt({ start: 'red', changes: { 'consult.quiet': true } });
  take(room);
  await room.tell({ type: 'consult', word: 'kangourou', number: 2 });
  expect(room.takers.map(({ seat }) => seat)).toEqual(['blue.spymaster']);
  take(room);
  await room.tell({ type: 'answerConsultation', answer: 'valid' });
  expect(room.takers.map(({ seat }) => seat)).toEqual(['red.spymaster']);
});

test('in Duo each side sees its own, and either may begin', async () => {
  const room = await dealt({ edition: 'duo' });
  expect(room.takers.map(({ seat }) => seat)).toEqual(['side.a', 'side.b']);
  const other = room.takers[1];
  if (other === undefined) throw new Error('one side only');
  room.take(other.id);
  expect(room.seen?.key).toMatchObject({ kind: 'duo' });
  expect(Object.keys((room.seen?.key as { sides: object } | null)?.sides ?? {})).toEqual(['b']);
  await room.tell({ type: 'giveClue', word: 'kangourou', number: 1 });
  expect(room.takers.map(({ seat }) => seat)).toEqual(['side.a']);
});

test('the referee minds the form of a clue', async () => {
  const room = await dealt({ start: 'red' });
  take(room);
  const word = room.game.table.play?.words[0] ?? '';
  expect((await room.judge(word, 1)).verdict).toBe('illegal');
  expect((await room.judge('kangourou', 1)).verdict).toBe('legal');
  expect(await room.tell({ type: 'giveClue', word, number: 1 })).toBe(false);
  expect(room.complaint).toMatchObject({ code: 'clue/visible-word', insistable: true });
});

test('without a referee a clue is found fault with beforehand as it is when it is given', async () => {
  const room = await dealt({ start: 'red', changes: { referee: 'off' } });
  take(room);
  const word = room.game.table.play?.words[0] ?? '';
  expect((await room.judge(word, 1)).verdict).toBe('legal');
  expect((await room.judge('ABC', 1)).verdict).toBe('legal');
  expect((await room.judge('deux mots', 1)).verdict).toBe('doubtful');
  expect(await room.tell({ type: 'giveClue', word, number: 1 })).toBe(true);
});
