import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Pulse, PULSE_SECONDS } from './pulse.ts';

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

test('a server cuts off what is dead within so many seconds of its ping, and not before', () => {
  pulse.stop();
  pulse = new Pulse();
  const [mute] = watched(1) as [FakeSocket];
  const untilPing = Array.from({ length: PULSE_SECONDS }, (_, at) => at + 1).find(() => {
    vi.advanceTimersByTime(1000);
    return mute.pings === 1;
  });
  expect(untilPing).toBeDefined();
  vi.advanceTimersByTime(PULSE_SECONDS * 1000 - 1);
  expect([mute.pings, mute.isCut]).toEqual([1, false]);
  vi.advanceTimersByTime(1);
  expect([mute.pings, mute.isCut]).toEqual([1, true]);
});
