import { MAX_ORDER_ID_LENGTH } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import type { RoomCode } from '../storage/entry.ts';
import { MACHINE } from '../surroundings.ts';
import { isTicket, ticketHash } from './ticket.ts';
import { programHash, tokenHash } from './token.ts';

const ROOM = 'bamo-kitu-revalo' as RoomCode;

test('what is kept of a ticket gives it away nowhere, and is nobody’s secret', () => {
  const ticket = MACHINE.secret();
  const kept = ticketHash(ticket, ROOM);
  expect(kept).not.toContain(ticket);
  expect(kept).not.toBe(ticketHash(ticket, 'bamo-kitu-revali' as RoomCode));
  expect([tokenHash(ticket, ROOM), programHash(ticket, ROOM)].some(isTicket)).toBe(false);
  expect(isTicket(kept)).toBe(true);
  expect(isTicket(null)).toBe(false);
});

test('no client can write one as the id of an order', () => {
  const kept = ticketHash(MACHINE.secret(), ROOM);
  expect(kept.length).toBeGreaterThan(MAX_ORDER_ID_LENGTH);
  expect(isTicket(kept.slice(0, MAX_ORDER_ID_LENGTH))).toBe(false);
});
