import { MAX_ORDER_ID_LENGTH } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import type { RoomCode } from '../storage/entry.ts';
import { MACHINE } from '../surroundings.ts';
import { tokenHash } from './token.ts';
import { deviceName, isWithdrawal, WITHDRAWAL } from './withdrawal.ts';

test('no client can write a withdrawal as the id of an order', () => {
  expect(WITHDRAWAL.length).toBeGreaterThan(MAX_ORDER_ID_LENGTH);
  expect(isWithdrawal(WITHDRAWAL)).toBe(true);
  expect(isWithdrawal(WITHDRAWAL.slice(0, MAX_ORDER_ID_LENGTH))).toBe(false);
  expect(isWithdrawal(null)).toBe(false);
});

test('devices are told apart by less than what is kept of them', () => {
  const kept = Array.from({ length: 50 }, () =>
    tokenHash(MACHINE.secret(), 'bamo-kitu-revalo' as RoomCode),
  );
  const names = kept.map(deviceName);
  expect(new Set(names).size).toBe(kept.length);
  expect(names.every((name, at) => name !== kept[at])).toBe(true);
});
