import type { GameEvent, PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import type { NewEntry, RoomCode, TokenHash } from '../storage/entry.ts';
import { ticketHash, TICKET_SECONDS } from '../seats/ticket.ts';
import { Ledger, ledgerOf, REMEMBERED_ORDERS } from './ledger.ts';

const ADA = 'p1' as PersonId;
const TOKEN = 'hash' as TokenHash;
const JOINED: GameEvent = { type: 'personJoined', person: ADA, name: 'Ada', bot: null };

const entry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  at: 7,
  by: ADA,
  order: null,
  token: null,
  events: [],
  ...changes,
});

test('a log adds up to its table, its last number and its time', () => {
  const first = { ...entry({ token: TOKEN, events: [JOINED] }), seq: 1 };
  const ledger = ledgerOf([first, { ...entry({ at: 9 }), seq: 2 }]);
  expect(ledger.table.people).toMatchObject([{ id: ADA, name: 'Ada' }]);
  expect([ledger.seq, ledger.at]).toEqual([2, 9]);
});

test('a secret belongs to whom it was last given to, and to nobody else', () => {
  const ledger = new Ledger();
  expect(ledger.holder(TOKEN)).toBeNull();
  ledger.add(entry({ token: TOKEN }));
  expect(ledger.holder(TOKEN)).toBe(ADA);
  ledger.add(entry({ by: 'p2' as PersonId, token: TOKEN }));
  expect(ledger.holder(TOKEN)).toBe('p2');
  expect(ledger.holder(null)).toBeNull();
  expect(ledger.holder('other' as TokenHash)).toBeNull();
});

test('a person’s latest orders are remembered, each person’s by itself', () => {
  const ledger = new Ledger();
  for (let at = 0; at <= REMEMBERED_ORDERS; at += 1) ledger.add(entry({ order: `o${at}` }));
  expect(ledger.has(ADA, `o${REMEMBERED_ORDERS}`)).toBe(true);
  expect(ledger.has(ADA, 'o1')).toBe(true);
  expect(ledger.has(ADA, 'o0')).toBe(false);
  expect(ledger.has('p2' as PersonId, 'o1')).toBe(false);
});

test('the server’s own entries belong to nobody', () => {
  const ledger = new Ledger();
  ledger.add(entry({ by: null, order: 'o1', token: TOKEN }));
  expect(ledger.holder(TOKEN)).toBeNull();
  expect(ledger.seq).toBe(1);
});

test('a ticket lets its person’s device in while it is good, and once', () => {
  const ticket = ticketHash('one', 'bamo-kitu-revalo' as RoomCode);
  const end = 7 + TICKET_SECONDS * 1000;
  const ledger = new Ledger();
  ledger.add(entry({ token: ticket }));
  expect(ledger.holder(ticket)).toBeNull();
  expect(ledger.ticketHolder(ticket, end - 1)).toBe(ADA);
  expect(ledger.ticketHolder(ticket, end)).toBeNull();
  expect(ledger.ticketHolder('other' as TokenHash, 7)).toBeNull();
  ledger.add(entry({ order: ticket, token: TOKEN }));
  expect(ledger.ticketHolder(ticket, 8)).toBeNull();
  expect(ledger.devicesOf(ADA)).toEqual([{ token: TOKEN, at: 7 }]);
  expect(ledger.has(ADA, ticket)).toBe(false);
});
