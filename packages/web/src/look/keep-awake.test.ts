import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const browser = (request?: () => Promise<unknown>) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', request ? { wakeLock: { request } } : {});
  return page;
};

test('asks at once and whenever the page is seen again, and lets go at the end', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  const page = browser(request);
  const end = keepAwake();
  await Promise.resolve();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalled();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that can’t, or won’t, is no error', async () => {
  browser();
  keepAwake()();
  browser(() => Promise.reject(new Error('no')));
  const end = keepAwake();
  await new Promise((soon) => setTimeout(soon));
  end();
});
