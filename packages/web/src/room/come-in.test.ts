import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT } from '../connection/back-off.ts';
import { comeIn } from './come-in.ts';

const CODE = 'bamo-kitu-revalo';
const BARE = `/api/rooms/${CODE}`;

/** What the server answers, the next first; without an answer there is no network. */
let answers: (readonly [status: number, body: object] | null)[];
let asked: string[];
let online: (() => void) | null;
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, online] = [[], [], null];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    return answer == null
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (online = listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const coming = () => {
  const waits = vi.fn();
  const wish = new AbortController();
  const name = vi.fn(() => Promise.resolve('Ada'));
  return { waits, wish, name, came: comeIn({ code: CODE, name, waits, signal: wish.signal }) };
};
const refused = (status: number, code: string) => [status, { refusal: { code } }] as const;
const seen = (person: string | null) => [200, { room: CODE, person }] as const;

test('who was there is there again, and a stranger joins', async () => {
  answers = [seen('p2')];
  const known = coming();
  expect(await known.came).toMatchObject({ ok: true, value: { person: 'p2' } });
  expect(known.name).not.toHaveBeenCalled();
  answers = [seen(null), [200, { room: CODE, person: 'p3' }]];
  const stranger = coming();
  expect(await stranger.came).toMatchObject({ ok: true, value: { person: 'p3' } });
  expect(stranger.name).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([BARE, BARE, `${BARE}/people`]);
});

test('it is tried again while nobody answers', async () => {
  answers = [null, refused(503, 'store/unavailable'), seen(null), null, seen('p2')];
  const { came, waits, name } = coming();
  await vi.advanceTimersByTimeAsync(3 * LONGEST_WAIT);
  expect(name).toHaveBeenCalledTimes(1);
  expect(await came).toMatchObject({ ok: true, value: { person: 'p2' } });
  expect(waits).toHaveBeenCalledTimes(3);
});

test('a network that is back is tried at once', async () => {
  answers = [null, seen('p2')];
  const { came } = coming();
  await vi.advanceTimersByTimeAsync(0);
  online?.();
  expect(await came).toMatchObject({ ok: true, value: { person: 'p2' } });
});

test('what will not change is told', async () => {
  answers = [refused(404, 'room/unknown')];
  expect(await coming().came).toEqual({ ok: false, error: { code: 'room/unknown' } });
});

test('who goes away meanwhile does not come in', async () => {
  answers = [seen(null), seen('p2')];
  const early = coming();
  early.wish.abort();
  expect(await early.came).toBeNull();
  expect(asked).toEqual([BARE]);
  answers = [null];
  const late = coming();
  await vi.advanceTimersByTimeAsync(0);
  late.wish.abort();
  answers = [seen(null)];
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(await late.came).toBeNull();
  expect(asked).not.toContain(`${BARE}/people`);
});
