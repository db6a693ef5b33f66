import { PROTOCOL_VERSION, type ServerFrame, type WireRefusal } from '@agent-double/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_WAIT } from './back-off.ts';
import { Line, PING_EVERY, PONG_WITHIN, type LineState, type Socket } from './line.ts';

class Ends implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const PONG: ServerFrame = { type: 'pong', now: 5 };

const opened = () => {
  const sockets: Ends[] = [];
  const states: LineState[] = [];
  const refusals: WireRefusal[] = [];
  const heard: ServerFrame[] = [];
  let from: { stream: string; seq: number } | null = null;
  let hears = (): void => undefined;
  const line = new Line({
    open: () => {
      const socket = new Ends();
      sockets.push(socket);
      return socket;
    },
    from: () => from,
    heard: (frame) => {
      heard.push(frame);
      hears();
    },
    changed: (state) => states.push(state),
    refused: (refusal) => refusals.push(refusal),
    chance: () => 1,
  });
  line.start();
  return {
    ...{ line, sockets, states, refusals, heard },
    goOnFrom: (at: typeof from) => (from = at),
    hear: (then: typeof hears) => (hears = then),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('says hello first, and is open once the server answers', () => {
  const { line, sockets, states } = opened();
  sockets[0]?.onopen?.();
  expect(sockets[0]?.sent).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION }]);
  expect(line.send({ type: 'ping' })).toBe(false);
  sockets[0]?.tell(PONG);
  expect(states).toEqual(['connecting', 'open']);
  expect(line.send({ type: 'ping' })).toBe(true);
});

test('a line that starts afresh for what it hears is open once its new socket answers', () => {
  const { line, sockets, states, hear } = opened();
  sockets[0]?.tell(PONG);
  hear(() => {
    line.restart();
  });
  sockets[0]?.tell(PONG);
  hear(() => undefined);
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
  expect(states).toEqual(['connecting', 'open', 'connecting']);
  expect(line.send({ type: 'ping' })).toBe(false);
  sockets[1]?.onopen?.();
  sockets[1]?.tell(PONG);
  expect(states.at(-1)).toBe('open');
});

test('a lost socket is opened again and goes on where the stream stopped', () => {
  const { sockets, states, goOnFrom } = opened();
  sockets[0]?.tell(PONG);
  goOnFrom({ stream: 's', seq: 7 });
  sockets[0]?.onclose?.();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  sockets[1]?.onopen?.();
  expect(sockets[1]?.sent).toEqual([
    { type: 'hello', protocol: PROTOCOL_VERSION, stream: 's', seq: 7 },
  ]);
});

test('waits grow while nobody answers and start over after an answer', () => {
  const { sockets } = opened();
  sockets[0]?.onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  sockets[1]?.onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(3);
  sockets[2]?.tell(PONG);
  sockets[2]?.onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(sockets).toHaveLength(4);
});

test('a line that falls silent is asked, then given up', () => {
  const { sockets, states } = opened();
  sockets[0]?.tell(PONG);
  vi.advanceTimersByTime(PING_EVERY);
  expect(sockets[0]?.sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(PONG_WITHIN);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)).toBe('waiting');
});

test('a final farewell ends it, another one does not', () => {
  const { sockets, states, refusals } = opened();
  sockets[0]?.tell({ type: 'bye', refusal: { code: 'server/stopping' } });
  expect(refusals).toEqual([]);
  sockets[0]?.tell({ type: 'bye', refusal: { code: 'person/removed' } });
  expect(refusals).toEqual([{ code: 'person/removed' }]);
  expect(states.at(-1)).toBe('closed');
  vi.advanceTimersByTime(PING_EVERY * 10);
  expect(sockets).toHaveLength(1);
});

test('what an abandoned socket still says is not heard', () => {
  const { line, sockets, heard } = opened();
  line.restart();
  sockets[0]?.tell(PONG);
  expect(heard).toEqual([]);
  sockets[1]?.tell(PONG);
  expect(heard).toEqual([PONG]);
});

test('a phone that wakes up does not wait for its next try', () => {
  const { line, sockets } = opened();
  sockets[0]?.onclose?.();
  line.check();
  expect(sockets).toHaveLength(2);
});
