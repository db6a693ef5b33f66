import { EventEmitter } from 'node:events';
import type { PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Room } from '../rooms/room.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { MAX_UNREAD_BYTES, Session } from './session.ts';

class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  sent = 0;
  isCut = false;
  send(): void {
    this.sent += 1;
  }
  terminate(): void {
    this.isCut = true;
  }
  close(): void {
    this.readyState = WebSocket.CLOSING;
  }
}

const nowhere = { exit: () => undefined } as unknown as Room;

const session = (socket: FakeSocket): Session =>
  new Session(socket as unknown as WebSocket, nowhere, 'p1' as PersonId, {
    surroundings: new FakeSurroundings(),
    frameRate: { burst: 1, perSecond: 1 },
    refused: () => undefined,
  });

test('a client that reads nothing is cut off before it fills the memory', () => {
  const socket = new FakeSocket();
  const line = session(socket);
  socket.bufferedAmount = MAX_UNREAD_BYTES;
  line.send('{}');
  expect([socket.sent, socket.isCut]).toEqual([1, false]);
  socket.bufferedAmount = MAX_UNREAD_BYTES + 1;
  line.send('{}');
  expect([socket.sent, socket.isCut]).toEqual([1, true]);
});

test('after its bye a socket is told nothing more', () => {
  const socket = new FakeSocket();
  const line = session(socket);
  line.bye({ code: 'person/none' });
  line.send('{}');
  line.bye({ code: 'person/none' });
  expect(socket.sent).toBe(1);
});
