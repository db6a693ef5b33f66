import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_FRAME_BYTES, type WireCommand } from '@agent-double/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  Browser,
  FOUR_SEATS,
  startTestServer,
  temporaryFolder,
  testConfig,
  type Client,
} from '../server.test-kit.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { plays, Program, seatProgram } from './program.test-kit.ts';

const data = temporaryFolder();
let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startServer(testConfig(data.folder, { botPace: 0, framesPerSecond: 1000 }));
  origin = server.url.replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  data.remove();
});

interface Table {
  readonly host: Browser;
  readonly room: string;
  readonly watcher: Client;
}

const table = async (): Promise<Table> => {
  const host = new Browser(origin);
  const room = await host.create('Ada');
  return { host, room, watcher: await host.enter(room) };
};
const seats = FOUR_SEATS.map((seat, at) => ({ seat, name: `Robot ${at}`, level: 1 as const }));
const isOver = ({ table: seen }: Client): boolean => seen?.play?.phase.name === 'over';
const stoodIn = ({ frames }: Client): readonly string[] =>
  frames.flatMap((frame) => (frame.type === 'stoodIn' ? [frame.refusal.code] : []));

/** Programs on every seat of a table, in the order of the seats. */
const programs = async (
  { host, room }: Table,
  answers: readonly ((question: Parameters<typeof plays>[0]) => unknown)[] = [],
): Promise<readonly Program[]> => {
  const made: Program[] = [];
  for (const [at, wish] of seats.entries()) {
    const { token } = await seatProgram(host, room, wish);
    made.push(new Program(origin, room, token, answers[at]));
  }
  return made;
};

const GUESSER_FIELDS = [
  'ask',
  'clue',
  'earlier',
  'id',
  'language',
  'left',
  'made',
  'mayStop',
  'words',
];

test('four programs play a whole game; no guesser is sent anything of the key', async () => {
  const played = await table();
  const [giver, guesser, otherGiver, otherGuesser] = (await programs(played)) as [
    Program,
    Program,
    Program,
    Program,
  ];
  await played.watcher.until(() => played.watcher.present.length === 5);
  expect(await played.watcher.order({ type: 'startGame' })).toBe('done');
  await played.watcher.until(() => isOver(played.watcher));
  expect(stoodIn(played.watcher)).toEqual([]);

  expect(guesser.lines.length + otherGuesser.lines.length).toBeGreaterThan(0);
  expect(giver.lines.length + otherGiver.lines.length).toBeGreaterThan(0);
  for (const line of [...guesser.lines, ...otherGuesser.lines]) {
    expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(GUESSER_FIELDS);
    expect(line).not.toContain('role');
  }
  for (const line of [...giver.lines, ...otherGiver.lines]) expect(line).toContain('"ask":"clue"');
});

test('the player of the documentation plays at a table by way of its bridge', async () => {
  const [python, node] = ['python', 'js'].map((language) => {
    const text = readFileSync(new URL('../../../../docs/BOT-PROTOCOL.md', import.meta.url), 'utf8');
    return (
      new RegExp(`\`\`\`${language}\n([^\`]+(?:\`[^\`\n]+\`[^\`]+)*)\`\`\``, 'u').exec(text)?.[1] ??
      ''
    );
  }) as [string, string];
  // Node has WebSocket of its own from version 22 on.
  const bridge = `import { WebSocket } from '${import.meta.resolve('ws')}';\n${node}`;
  writeFileSync(path.join(data.folder, 'player.py'), python);
  writeFileSync(path.join(data.folder, 'bridge.mjs'), bridge);
  const played = await table();
  const children = [];
  for (const wish of seats) {
    const { token = '' } = await seatProgram(played.host, played.room, wish);
    const address = `${origin.replace('http', 'ws')}/api/rooms/${played.room}/program`;
    const command = ['bridge.mjs', address, token, 'python3', 'player.py'];
    children.push(spawn(process.execPath, command, { cwd: data.folder, stdio: 'ignore' }));
  }
  await played.watcher.until(() => played.watcher.present.length === 5);
  expect(await played.watcher.order({ type: 'startGame' })).toBe('done');
  await played.watcher.until(() => isOver(played.watcher));
  // Its clues begin a word of the board, which a referee may refuse; its answers are good.
  expect(stoodIn(played.watcher).filter((code) => code !== 'program/refused')).toEqual([]);
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const { id, bot } of played.watcher.table?.people ?? []) {
    if (bot !== null) await played.watcher.order({ type: 'remove', person: id });
  }
  await Promise.all(ended);
});

test('a room that is not there is closed to programs without a word', async () => {
  const program = new Program(origin, 'kiki-kiki-kikiki', undefined);
  expect([await program.closed, program.lines]).toEqual(['room/unknown', []]);
});

test('a program that dies, answers rubbish or the impossible: the game goes on, and says so', async () => {
  const played = await table();
  const rubbish = (): unknown => 'rubbish';
  const seen = ({ id, words = [] }: Parameters<typeof plays>[0]): unknown => ({
    ...{ id, clue: words[0] ?? 'deux mots', number: 1 },
    guess: 'une carte qui n’est pas là',
  });
  const made = await programs(played, [rubbish, seen, seen, plays]);
  await played.watcher.until(() => played.watcher.present.length === 5);
  made[3]?.socket.terminate();
  await played.watcher.until(() => played.watcher.present.length === 4);
  // The one with rubbish is asked first: a game may be over after a card.
  const first: WireCommand = { type: 'changeSetup', change: { start: 'red' } };
  expect(await played.watcher.order(first)).toBe('done');
  expect(await played.watcher.order({ type: 'startGame' })).toBe('done');
  await played.watcher.until(() => isOver(played.watcher));
  expect(new Set(stoodIn(played.watcher))).toContain('program/bad-answer');
  expect(stoodIn(played.watcher).filter((code) => code === 'program/ended').length).toBeLessThan(2);
});

describe('a token', () => {
  test('is for the host to make, and for who sits there', async () => {
    const { host, room, watcher } = await table();
    const guest = new Browser(origin);
    await guest.join(room, 'Blaise');
    const stranger = new Browser(origin);
    const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
    expect((await seatProgram(stranger, room, first)).status).toBe(403);
    expect((await seatProgram(guest, room, first)).status).toBe(403);
    const client = await guest.enter(room);
    await client.order({ type: 'takeSeat', seat: second.seat });
    expect((await seatProgram(guest, room, { ...second, name: ' ' })).status).toBe(400);
    await watcher.until(() => watcher.table?.people[1]?.seat === second.seat);
    const { status, person } = await seatProgram(guest, room, second);
    expect(status).toBe(201);
    await watcher.until(() => watcher.table?.people.length === 3);
    const there = watcher.table?.people.filter(({ seat }) => seat === second.seat);
    expect(there).toMatchObject([{ id: person, bot: 1 }]);
    expect((await seatProgram(host, room, second)).status).toBe(201);
    expect((await seatProgram(host, room, first)).status).toBe(201);
    expect((await seatProgram(host, room, first)).status).toBe(409);
  });

  test('is not made during a game, nor where there are no computers', async () => {
    const played = await table();
    for (const wish of seats) await seatProgram(played.host, played.room, wish);
    expect(await played.watcher.order({ type: 'startGame' })).toBe('done');
    const [, guesser] = seats as [(typeof seats)[0], (typeof seats)[0]];
    expect((await seatProgram(played.host, played.room, guesser)).status).toBe(409);
    const without = await startTestServer({ bots: 'off' });
    const host = new Browser(without.url.replace('localhost', '127.0.0.1'));
    const room = await host.create('Ada');
    expect((await seatProgram(host, room, guesser)).status).toBe(409);
    await without.close();
  });

  test('opens one seat of one room, and no browser’s secret opens it', async () => {
    const { host, room, watcher } = await table();
    const { token, person } = await seatProgram(host, room, seats[0]!);
    const other = await table();
    expect(await new Program(origin, other.room, token).closed).toBe('person/none');
    const secret = host.cookie.split('=')[1];
    expect(await new Program(origin, room, secret).closed).toBe('person/none');
    const thief = new Browser(origin);
    thief.cookie = `agent-double=${token}`;
    expect((await thief.ask('GET', `/api/rooms/${room}`)).body).toContain('"person":null');
    const program = new Program(origin, room, token);
    await watcher.until(() => watcher.present.some((id) => id === person));
    await watcher.order({ type: 'remove', person: person! });
    expect(await program.closed).toBe('person/removed');
    expect(await new Program(origin, room, token).closed).toBe('person/removed');
  });

  test('is kept as a hash alone', async () => {
    const { host, room } = await table();
    const { token = '' } = await seatProgram(host, room, seats[0]!);
    expect(token).toMatch(/^[\w-]{43}$/u);
    for (const file of readdirSync(data.folder)) {
      expect(readFileSync(path.join(data.folder, file)).includes(token)).toBe(false);
    }
  });

  test.each([
    ['no JSON', 'rubbish'],
    ['no token', '{}'],
    ['a list', '[]'],
    ['an odd token', '{"token":5}'],
  ])('is the first line: %s is nobody’s', async (_, line) => {
    const { room } = await table();
    const program = new Program(origin, room, undefined);
    program.socket.on('open', () => {
      program.socket.send(line);
    });
    expect(await program.closed).toBe('person/none');
  });
});

test.each([
  ['too much at once', 'x'.repeat(MAX_FRAME_BYTES + 1), 'frame/too-big'],
  ['bytes that are no text', Buffer.from([1, 2, 3]), 'frame/malformed'],
])('a program that sends %s is cut off', async (_, message, code) => {
  const { host, room, watcher } = await table();
  const { token, person } = await seatProgram(host, room, seats[0]!);
  const program = new Program(origin, room, token);
  await watcher.until(() => watcher.present.some((id) => id === person));
  program.socket.send(message);
  expect(await program.closed).toBe(code);
});
