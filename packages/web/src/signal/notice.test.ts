import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNotices, isNoticeOn, keepNotice, mayNotify, notify } from './notice.ts';

const shown: { title: string; options: NotificationOptions; open: boolean }[] = [];
let answer: NotificationPermission;
const focus = vi.fn();

class Shown {
  static permission: NotificationPermission = 'default';
  static requestPermission(): Promise<NotificationPermission> {
    Shown.permission = answer;
    return Promise.resolve(answer);
  }
  onclick: (() => void) | null = null;
  readonly #at: number;
  constructor(title: string, options: NotificationOptions) {
    this.#at = shown.push({ title, options, open: true }) - 1;
    taps.push(() => this.onclick?.());
  }
  close(): void {
    const one = shown[this.#at];
    if (one) one.open = false;
  }
}
const taps: (() => void)[] = [];

beforeEach(() => {
  shown.length = 0;
  taps.length = 0;
  Shown.permission = 'default';
  answer = 'granted';
  const kept = new Map<string, string>();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('window', { focus });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('none is wanted before somebody asks, and what they chose is kept', async () => {
  expect(isNoticeOn()).toBe(false);
  expect(await mayNotify()).toBe(true);
  expect(isNoticeOn()).toBe(false);
  keepNotice(true);
  expect(isNoticeOn()).toBe(true);
  keepNotice(false);
  expect(isNoticeOn()).toBe(false);
});

test('a leave that was withdrawn counts, whatever was chosen', async () => {
  keepNotice(true);
  answer = 'denied';
  expect(await mayNotify()).toBe(false);
  expect(isNoticeOn()).toBe(false);
});

test('over plain HTTP there are none', () => {
  keepNotice(true);
  Shown.permission = 'granted';
  vi.stubGlobal('isSecureContext', false);
  expect(hasNotices()).toBe(false);
  expect(isNoticeOn()).toBe(false);
});

test('one is shown, a tap comes back to the page, and it is taken away', async () => {
  const takeAway = await notify('À vous', 'La table attend.');
  expect(shown).toMatchObject([{ title: 'À vous', options: { body: 'La table attend.' } }]);
  taps[0]?.();
  expect(focus).toHaveBeenCalledOnce();
  takeAway();
  expect(shown[0]?.open).toBe(false);
});

test('where a page may not, the service worker shows it', async () => {
  vi.stubGlobal('Notification', function refuse() {
    throw new TypeError('Illegal constructor');
  });
  vi.stubGlobal('location', { pathname: '/t/bado-lime' });
  const close = vi.fn();
  const showNotification = vi.fn(() => Promise.resolve());
  const registration = {
    active: {},
    showNotification,
    getNotifications: () => Promise.resolve([{ close }]),
  };
  let found: unknown = undefined;
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(found) },
  });
  (await notify('À vous', 'La table attend.'))();
  expect(showNotification).not.toHaveBeenCalled();
  found = registration;
  const takeAway = await notify('À vous', 'La table attend.');
  expect(showNotification).toHaveBeenCalledWith(
    'À vous',
    expect.objectContaining({ data: '/t/bado-lime' }),
  );
  takeAway();
  await vi.waitFor(() => {
    expect(close).toHaveBeenCalledOnce();
  });
});
