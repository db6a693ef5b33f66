import type { ServerFrame } from '@agent-double/protocol';
import { EMPTY_TABLE, personId, type Judgement } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_WAIT } from '../connection/back-off.ts';
import { Room } from './room.svelte.ts';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { readonly type: string; readonly id?: number }[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FakeSocket['sent'][number]);
  }

  close(): void {
    this.onclose = null;
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Number of the latest question to the referee. */
  get question(): number {
    return this.sent.findLast(({ type }) => type === 'judge')?.id ?? 0;
  }
}

const ILLEGAL: Judgement = { verdict: 'illegal', reasons: [] };

let socket: FakeSocket;
let room: Room;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', listens);
  vi.stubGlobal('window', listens);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('WebSocket', function open() {
    return (socket = new FakeSocket());
  });
  room = new Room('bamo-kitu-revalo');
  leave = room.connect();
  socket.onopen?.();
  socket.say({ type: 'pong', now: 0 });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the referee answers the latest question alone', async () => {
  const first = vi.fn();
  void room.judge('mer', 1).then(first);
  const early = socket.question;
  const second = room.judge('merle', 1);
  socket.say({ type: 'judged', id: early, judgement: { verdict: 'legal', reasons: [] } });
  socket.say({ type: 'judged', id: socket.question, judgement: ILLEGAL });
  expect(await second).toEqual(ILLEGAL);
  expect(first).not.toHaveBeenCalled();
});

test('where the referee has no opinion there is none', async () => {
  const asked = room.judge('mer', 1);
  socket.say({ type: 'notJudged', id: socket.question, refusal: { code: 'server/error' } });
  expect(await asked).toBeNull();
});

test('nor is there one without a line, or where it is lost before the answer', async () => {
  const asked = room.judge('mer', 1);
  socket.onclose?.();
  expect(await asked).toBeNull();
  expect(await room.judge('merle', 1)).toBeNull();
});

test('what was pointed at before the line was lost is not shown after', () => {
  socket.say({
    ...({ type: 'welcome', protocol: 1, room: 'bamo-kitu-revalo', stream: 's', seq: 0 } as const),
    ...{ person: personId(1), now: 0, table: EMPTY_TABLE, key: null, present: [] },
  });
  socket.say({ type: 'marks', marks: { 4: [personId(2)] } });
  socket.onclose?.();
  vi.advanceTimersByTime(FIRST_WAIT);
  socket.onopen?.();
  socket.say({ type: 'events', seq: 1, events: [] });
  expect(room.line).toBe('open');
  expect(room.seen?.marks).toEqual({});
});

test('a table that has sent us away waits for no answer of ours', async () => {
  const outcome = room.order({ type: 'leaveSeat' });
  expect(room.sending).toBe(1);
  socket.say({ type: 'bye', refusal: { code: 'person/removed' } });
  expect(await outcome).toEqual({ ok: false, error: { code: 'person/removed' } });
  expect(room.sending).toBe(0);
});
