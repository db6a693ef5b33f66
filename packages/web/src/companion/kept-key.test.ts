import { beforeEach, expect, test, vi } from 'vitest';
import { codeOf, type KeySeed } from './key-code.ts';
import { handedKey, keepKey, keptKey } from './kept-key.ts';

const SEED: KeySeed = { kind: 'duo', start: 'red', seed: 4_242 };
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a key is kept as it is held, until it is put away', () => {
  expect(keptKey()).toBeNull();
  keepKey({ seed: SEED, side: 'b', turns: 3 });
  expect(keptKey()).toEqual({ seed: SEED, side: 'b', turns: 3 });
  keepKey(null);
  expect(keptKey()).toBeNull();
});

test('nonsense that was kept is no key', () => {
  for (const kept of ['x', `${codeOf(SEED)} c 0`, '111-111-112 a 0']) {
    stored.set('agent-double.companion-key', kept);
    expect(keptKey()).toBeNull();
  }
  stored.set('agent-double.companion-key', `${codeOf(SEED)} a 9`);
  expect(keptKey()?.turns).toBe(0);
});

test('an address hands over the other side of the key', () => {
  expect(handedKey(`#${codeOf(SEED)}`)).toEqual({ seed: SEED, side: 'b', turns: 0 });
  expect(handedKey('')).toBeNull();
  expect(handedKey('#seats')).toBeNull();
});
