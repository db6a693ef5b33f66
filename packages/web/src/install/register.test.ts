import { afterEach, expect, test, vi } from 'vitest';
import { routeOf } from '../route.ts';
import { isAtRest, register } from './register.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const browser = (secure: boolean, registering: () => Promise<unknown>, onLine = true) => {
  const asked = vi.fn(registering);
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('navigator', { onLine, serviceWorker: { register: asked } });
  return asked;
};

test('a page with a game, on this device or another, is not at rest', () => {
  for (const path of ['/t/code', '/t/code/ecran', '/un-appareil', '/compagnon']) {
    expect(isAtRest(routeOf(path))).toBe(false);
  }
  for (const path of ['/', '/regles/duo', '/nulle/part']) {
    expect(isAtRest(routeOf(path))).toBe(true);
  }
});

test('a waiting version is let in at rest, and only then', async () => {
  const postMessage = vi.fn();
  browser(true, () => Promise.resolve({ waiting: { postMessage } }));
  await register(routeOf('/un-appareil'));
  expect(postMessage).not.toHaveBeenCalled();
  await register(routeOf('/'));
  expect(postMessage).toHaveBeenCalledOnce();
});

test('nothing is asked over plain HTTP or without a network; a refusal is no error', async () => {
  const plain = browser(false, () => Promise.resolve({ waiting: null }));
  await register(routeOf('/'));
  expect(plain).not.toHaveBeenCalled();
  const away = browser(true, () => Promise.resolve({ waiting: null }), false);
  await register(routeOf('/'));
  expect(away).not.toHaveBeenCalled();
  browser(true, () => Promise.reject(new Error('private window')));
  await register(routeOf('/'));
});
