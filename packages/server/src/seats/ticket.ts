import { createHash } from 'node:crypto';
import type { RoomCode, TokenHash } from '../storage/entry.ts';
import { SECRET_LENGTH } from './token.ts';

/** How long a ticket for another device is good, in seconds: time enough to pick up a phone. */
export const TICKET_SECONDS = 120;
/** Most devices of one person in one room. */
export const MAX_DEVICES = 8;

/** Begins what is kept of tickets, so that no secret and no id of an order is taken for one. */
const MARK = 'ticket for another device ';

/** What a room keeps of a ticket: it opens nothing by itself, and lets one device in, once. */
export const ticketHash = (ticket: string, room: RoomCode): TokenHash =>
  (MARK +
    createHash('sha256').update(`${room}\ndevice\n${ticket}`).digest('base64url')) as TokenHash;

const KEPT = new RegExp(`^${MARK}[A-Za-z0-9_-]{${SECRET_LENGTH}}$`, 'u');

/** Whether something that a log keeps is of a ticket. The id of an order is too short to be one. */
export const isTicket = (kept: string | null): boolean => kept !== null && KEPT.test(kept);
