import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Pulse } from './pulse.ts';

class FakeSocket extends EventEmitter {
  pings = 0;
  isCut = false;
  ping(): void {
    this.pings += 1;
  }
  terminate(): void {
    this.isCut = true;
    this.emit('close');
  }
}

const GROUPS = 3;
let pulse: Pulse;
beforeEach(() => {
  vi.useFakeTimers();
  pulse = new Pulse(GROUPS, 1000);
});
afterEach(() => {
  pulse.stop();
  vi.useRealTimers();
});
const watched = (count: number): readonly FakeSocket[] =>
  Array.from({ length: count }, () => {
    const socket = new FakeSocket();
    pulse.watch(socket as unknown as WebSocket);
    return socket;
  });

test('each socket is pinged once in a round, not all at once', () => {
  const sockets = watched(6);
  for (const beats of [1, 2, 3]) {
    vi.advanceTimersByTime(1000);
    expect(sockets.reduce((sum, { pings }) => sum + pings, 0)).toBe(2 * beats);
  }
  expect(sockets.map(({ pings }) => pings)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('one that does not answer is cut off at its next turn; one that does stays', () => {
  const [mute, alive] = watched(2) as [FakeSocket, FakeSocket];
  vi.advanceTimersByTime(3000);
  alive.emit('pong');
  vi.advanceTimersByTime(3000);
  expect([mute.isCut, alive.isCut]).toEqual([true, false]);
  expect(alive.pings).toBe(2);
});

test('one that has closed is forgotten', () => {
  const [socket] = watched(1) as [FakeSocket];
  socket.emit('close');
  vi.advanceTimersByTime(9000);
  expect(socket.pings).toBe(0);
});
