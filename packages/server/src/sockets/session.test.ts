import { EventEmitter } from 'node:events';
import { PROTOCOL_VERSION } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Room } from '../rooms/room.ts';
import type { TokenHash } from '../storage/entry.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { keptLog } from '../rooms/rooms.test-kit.ts';
import { MAX_UNREAD_BYTES, Session } from './session.ts';

class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  readonly frames: string[] = [];
  /** The connection under it, and how often it was written to. */
  readonly raw = { writableLength: 0, write: (): boolean => (this.writes += 1) > 0 };
  writes = 0;
  isCut = false;
  send(frame: string): void {
    this.frames.push(frame);
  }
  terminate(): void {
    this.isCut = true;
  }
  close(): void {
    this.readyState = WebSocket.CLOSING;
  }
}

const ADA = { person: 'p1' as PersonId, device: 'hash' as TokenHash };
const NOWHERE: Partial<Room> = { exit: () => undefined, enter: () => undefined };

const session = (socket: FakeSocket, room = NOWHERE, kept = keptLog()): Session =>
  new Session(socket as unknown as WebSocket, socket.raw, room as Room, ADA, {
    surroundings: new FakeSurroundings(),
    frameRate: { burst: 10, perSecond: 1 },
    log: kept.log,
    refused: () => undefined,
  });

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a client that reads nothing is cut off before it fills the memory', async () => {
  const socket = new FakeSocket();
  const line = session(socket);
  socket.raw.writableLength = MAX_UNREAD_BYTES;
  line.send('{}');
  await turn();
  expect([socket.writes, socket.isCut]).toEqual([1, false]);
  socket.raw.writableLength = MAX_UNREAD_BYTES + 1;
  line.send('{}');
  await turn();
  expect([socket.writes, socket.isCut]).toEqual([1, true]);
});

test('what is said in one turn of the event loop is one write, and comes before the bye', async () => {
  const socket = new FakeSocket();
  const line = session(socket);
  for (let at = 0; at < 5; at += 1) line.send('{}');
  expect(socket.writes).toBe(0);
  line.bye({ code: 'server/stopping' });
  expect([socket.writes, socket.frames.length]).toEqual([1, 1]);
  await turn();
  expect(socket.writes).toBe(1);
});

test('a socket that can’t be written to is cut off and logged; the others are told all the same', async () => {
  const [broken, whole] = [new FakeSocket(), new FakeSocket()];
  broken.raw.write = (): never => {
    throw new Error('the key is red, blue');
  };
  const kept = keptLog();
  session(broken, NOWHERE, kept).send('{}');
  session(whole).send('{}');
  await turn();
  expect([broken.isCut, whole.isCut, whole.writes]).toEqual([true, false, 1]);
  expect(kept.lines).toHaveLength(1);
  expect(JSON.stringify(kept.lines)).not.toContain('red, blue');
});

test('after its bye a socket is told nothing more', () => {
  const socket = new FakeSocket();
  const line = session(socket);
  line.bye({ code: 'person/none' });
  line.send('{}');
  line.bye({ code: 'person/none' });
  expect(socket.frames.length).toBe(1);
});

test('a bug that a frame meets ends with its socket', () => {
  const socket = new FakeSocket();
  const kept = keptLog();
  const broken = (): never => {
    throw new Error('the key is red, blue');
  };
  session(socket, { ...NOWHERE, mark: broken }, kept);
  const receive = (frame: object): void => {
    socket.emit('message', Buffer.from(JSON.stringify(frame)), false);
  };
  receive({ type: 'hello', protocol: PROTOCOL_VERSION });
  receive({ type: 'mark', card: 1, on: true });
  expect(socket.frames).toEqual(['{"type":"bye","refusal":{"code":"server/error"}}']);
  expect(kept.lines).toHaveLength(1);
  expect(JSON.stringify(kept.lines)).not.toContain('red, blue');
});

test('one text with other letters has all of its turn written as UTF-8, and no later one', async () => {
  const socket = new FakeSocket();
  const written: string[] = [];
  socket.raw.write = (...[bytes]: readonly unknown[]): boolean =>
    written.push(Buffer.isBuffer(bytes) ? 'utf8' : 'latin1') > 0;
  const line = session(socket);
  line.send('{"plain":1}', true);
  line.send('{"word":"été"}');
  line.send('{"plain":2}', true);
  await turn();
  line.send('{"plain":3}', true);
  await turn();
  line.send('{"word":"été"}', false);
  await turn();
  line.send('{"plain":4}');
  await turn();
  expect(written).toEqual(['utf8', 'latin1', 'utf8', 'latin1']);
});
