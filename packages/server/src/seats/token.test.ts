import { expect, test } from 'vitest';
import type { RoomCode } from '../storage/entry.ts';
import { MACHINE } from '../surroundings.ts';
import { isSecret, tokenHash } from './token.ts';

const ROOM = 'bamo-kitu-revalo' as RoomCode;

test('a secret of the machine is one, of 256 bits, and never the same', () => {
  const secrets = Array.from({ length: 50 }, () => MACHINE.secret());
  expect(secrets.every(isSecret)).toBe(true);
  expect(new Set(secrets).size).toBe(50);
  expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
});

test.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)}\n`])(
  '%j is no secret',
  (text) => {
    expect(isSecret(text)).toBe(false);
  },
);

test('what a room keeps gives neither the secret nor another room away', () => {
  const secret = MACHINE.secret();
  const kept = tokenHash(secret, ROOM);
  expect(kept).not.toContain(secret);
  expect(tokenHash(secret, ROOM)).toBe(kept);
  expect(tokenHash(secret, 'bamo-kitu-revali' as RoomCode)).not.toBe(kept);
  expect(tokenHash(MACHINE.secret(), ROOM)).not.toBe(kept);
});
