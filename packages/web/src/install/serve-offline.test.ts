import { beforeEach, expect, test, vi } from 'vitest';
import { answerFor } from './answer-for.ts';
import { PATIENCE, serveOffline } from './serve-offline.ts';
import type { WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://table.example';
const FILES = ['/assets/game-1.js', '/icon.svg'];

/** Caches of a browser, kept in memory, filled from `network`. */
class Caches {
  readonly stores = new Map<string, Map<string, string>>();
  network: (url: string) => Promise<Response>;

  constructor(network: (url: string) => Promise<Response>) {
    this.network = network;
  }

  open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return Promise.resolve({
      addAll: async (requests: readonly Request[]) => {
        for (const { url } of requests) store.set(url, await (await this.network(url)).text());
      },
      match: (url: string) => Promise.resolve(found(store.get(url))),
    });
  }
  keys() {
    return Promise.resolve([...this.stores.keys()]);
  }
  delete(name: string) {
    return Promise.resolve(this.stores.delete(name));
  }
  match({ url }: Request) {
    const texts = [...this.stores.values()].map((store) => store.get(url));
    return Promise.resolve(found(texts.find((text) => text !== undefined)));
  }
}

const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

let caches: Caches;
let online: (url: string) => Promise<Response>;
let pages = 1;
let open = (): object[] => Array.from({ length: pages }, () => ({}));
const openWindow = vi.fn(() => Promise.resolve());
const skipWaiting = vi.fn(() => Promise.resolve());

const worker = (version: string) => {
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    location: { origin: ORIGIN },
    caches,
    clients: { matchAll: () => Promise.resolve(open()), openWindow },
    fetch: ({ url }: Request) => online(url),
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, listener),
  };
  serveOffline(scope as unknown as WorkerScope, version, FILES);
  const happen = async (type: string, event: object = {}): Promise<Response | null> => {
    let work: Promise<unknown> = Promise.resolve(null);
    const take = (promise: Promise<unknown>) => (work = promise);
    listeners.get(type)?.({ ...event, waitUntil: take, respondWith: take } as never);
    const result = await work;
    return result instanceof Response ? result : null;
  };
  const ask = async (path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<string | null> => {
    const request = { method: 'GET', mode, url: new URL(path, ORIGIN).href };
    return (await (await happen('fetch', { request }))?.text()) ?? null;
  };
  return { happen, ask };
};

const answering = (version: string) => (url: string) =>
  Promise.resolve(new Response(`${new URL(url).pathname} of ${version}`));
const offline = () => Promise.reject(new TypeError('no network'));

beforeEach(() => {
  online = answering('one');
  caches = new Caches((url) => online(url));
  pages = 1;
  skipWaiting.mockClear();
});

test('what is asked of the server, or of others, is none of its business', () => {
  const kind = (path: string, over: object = {}) =>
    answerFor(
      { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...over },
      ORIGIN,
      new Set(FILES),
    );
  expect(kind('/assets/game-1.js')).toBe('file');
  expect(kind('/regles', { mode: 'navigate' })).toBe('page');
  expect(kind('/api/offer')).toBe('network');
  expect(kind('/api/rooms/x/record', { mode: 'navigate' })).toBe('network');
  expect(kind('/assets/game-1.js', { method: 'POST' })).toBe('network');
  expect(kind('/assets/other.js')).toBe('network');
  expect(kind('https://other.example/', { mode: 'navigate' })).toBe('network');
});

test('without a network, every page and file of its version is there', async () => {
  const one = worker('one');
  await one.happen('install');
  online = offline;
  expect(await one.ask('/un-appareil', 'navigate')).toBe('/ of one');
  expect(await one.ask('/assets/game-1.js')).toBe('/assets/game-1.js of one');
});

test('with a network, a page comes from there, and a file of its version does not', async () => {
  const one = worker('one');
  await one.happen('install');
  online = answering('two');
  expect(await one.ask('/regles', 'navigate')).toBe('/regles of two');
  expect(await one.ask('/assets/game-1.js')).toBe('/assets/game-1.js of one');
});

test('a server that fails, or keeps one waiting, gives way to the page that was kept', async () => {
  const one = worker('one');
  await one.happen('install');
  online = () => Promise.resolve(new Response('', { status: 502 }));
  expect(await one.ask('/', 'navigate')).toBe('/ of one');
  vi.useFakeTimers();
  try {
    online = () => new Promise(() => undefined);
    const answer = one.ask('/', 'navigate');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await answer).toBe('/ of one');
  } finally {
    vi.useRealTimers();
  }
});

test('a newer version waits, and leaves the files of the older one alone until then', async () => {
  const one = worker('one');
  await one.happen('install');
  online = answering('two');
  const two = worker('two');
  await two.happen('install');
  expect(skipWaiting).not.toHaveBeenCalled();
  online = offline;
  expect(await one.ask('/', 'navigate')).toBe('/ of one');
  await two.happen('activate');
  expect([...caches.stores.keys()]).toEqual(['agent-double-two']);
  expect(await two.ask('/', 'navigate')).toBe('/ of two');
});

test('caches of others are not touched', async () => {
  await caches.open('somebody-else');
  await worker('one').happen('activate');
  expect([...caches.stores.keys()]).toEqual(['somebody-else']);
});

test('one page at rest lets a newer version in; among others it does not', async () => {
  const two = worker('two');
  pages = 2;
  await two.happen('message');
  expect(skipWaiting).not.toHaveBeenCalled();
  pages = 1;
  await two.happen('message');
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('a tap on a notification comes back to the page that showed it, or opens it', async () => {
  const close = vi.fn();
  const focus = vi.fn(() => Promise.resolve());
  const notification = { data: '/t/bado-lime', close };
  const { happen } = worker('one');
  await happen('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith('/t/bado-lime');
  open = () => [
    { url: `${ORIGIN}/`, focus: vi.fn() },
    { url: `${ORIGIN}/t/bado-lime`, focus },
  ];
  await happen('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});
