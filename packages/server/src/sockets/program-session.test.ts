import { EventEmitter } from 'node:events';
import type { PersonId } from '@agent-double/rules';
import { beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Door } from '../rooms/door.ts';
import type { Room } from '../rooms/room.ts';
import { keptLog } from '../rooms/rooms.test-kit.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { ProgramSession } from './program-session.ts';
import { HELLO_SECONDS, MAX_UNREAD_BYTES } from './session.ts';

const BURST = 4;
const TOKEN = JSON.stringify({ token: 'T'.repeat(43) });
const QUESTION = {
  asked: { ask: 'clue', cards: [], said: [], earlier: [], most: 9 },
  language: 'fr',
  words: [],
} as const;

class FakeSocket extends EventEmitter {
  readonly OPEN = WebSocket.OPEN;
  readyState: number = WebSocket.OPEN;
  readonly sent: string[] = [];
  bufferedAmount = 0;
  isCut = false;
  closedFor = '';
  send(line: string): void {
    this.sent.push(line);
  }
  terminate(): void {
    this.isCut = true;
  }
  close(_: number, reason: string): void {
    this.readyState = WebSocket.CLOSING;
    this.closedFor = reason;
  }
  say(line: string): void {
    this.emit('message', Buffer.from(line), false);
  }
}

let surroundings: FakeSurroundings;
let socket: FakeSocket;
let recognise: () => Promise<PersonId | null>;
let left: PersonId[];
let exit: (person: PersonId) => void;
let entered: Promise<void>;
let kept: ReturnType<typeof keptLog>;
let session: ProgramSession;

beforeEach(() => {
  surroundings = new FakeSurroundings();
  socket = new FakeSocket();
  recognise = () => Promise.resolve('p2' as PersonId);
  left = [];
  exit = (person) => left.push(person);
  kept = keptLog();
  let enter: () => void = () => undefined;
  entered = new Promise((resolve) => {
    enter = resolve;
  });
  const door: Partial<Door> = {
    recognise: () => recognise(),
    whyNobody: () => ({ code: 'person/none' }),
  };
  const room: Partial<Room> = {
    door: door as Door,
    enter: () => {
      enter();
    },
    exit: (_, person) => {
      exit(person);
    },
  };
  session = new ProgramSession(socket as unknown as WebSocket, room as Room, {
    surroundings,
    frameRate: { burst: BURST, perSecond: 1 },
    log: kept.log,
    refused: () => undefined,
  });
});

test('a program that does not say who it is is sent away', () => {
  surroundings.pass(HELLO_SECONDS * 1000 - 1);
  expect(socket.closedFor).toBe('');
  surroundings.pass(1);
  expect(socket.closedFor).toBe('frame/hello-first');
});

test('what a room tells its people is not sent to a program', async () => {
  socket.say(TOKEN);
  await entered;
  session.send();
  expect(socket.sent).toEqual([]);
  void session.player?.ask(QUESTION);
  expect(socket.sent).toHaveLength(1);
});

test('a program that says too much at once is sent away', async () => {
  socket.say(TOKEN);
  await entered;
  for (let line = 1; line < BURST; line += 1) socket.say('rubbish');
  expect(socket.closedFor).toBe('');
  socket.say('rubbish');
  expect(socket.closedFor).toBe('frame/too-many');
});

test('a program that reads nothing is cut off before it fills the memory', async () => {
  socket.say(TOKEN);
  await entered;
  socket.bufferedAmount = MAX_UNREAD_BYTES;
  void session.player?.ask(QUESTION);
  expect([socket.sent.length, socket.isCut]).toEqual([1, false]);
  socket.bufferedAmount += 1;
  void session.player?.ask(QUESTION);
  expect([socket.sent.length, socket.isCut]).toEqual([1, true]);
});

test('a program that goes frees whoever waits for its answer, and leaves the room', async () => {
  socket.say(TOKEN);
  await entered;
  const answer = session.player?.ask(QUESTION);
  socket.emit('close');
  expect(await answer).toEqual({ ok: false, error: 'program/ended' });
  expect(left).toEqual(['p2']);
  expect(await session.player?.ask(QUESTION)).toEqual({ ok: false, error: 'program/ended' });
});

test('a bug that an answer or a goodbye meets ends there', async () => {
  socket.say(TOKEN);
  await entered;
  session.player!.hear = () => {
    throw new Error('the key is red, blue');
  };
  socket.say('{}');
  expect(socket.closedFor).toBe('server/error');
  exit = () => {
    throw new Error('the key is red, blue');
  };
  socket.emit('close');
  expect(kept.lines).toHaveLength(2);
  expect(JSON.stringify(kept.lines)).not.toContain('red, blue');
});

test('a bug ends with the socket that met it, and its words stay out of the log', async () => {
  recognise = () => Promise.reject(new Error('the key is red, blue'));
  socket.say(TOKEN);
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.closedFor).toBe('server/error');
  expect(JSON.stringify(kept.lines)).not.toContain('red, blue');
});
