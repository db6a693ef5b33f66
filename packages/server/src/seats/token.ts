import { createHash } from 'node:crypto';
import type { RoomCode, TokenHash } from '../storage/entry.ts';

/** Name of the cookie that holds a browser's secret. */
export const SECRET_COOKIE = 'agent-double';

/** Characters of 32 bytes in base64url: a secret, or what is kept of one. */
export const SECRET_LENGTH = 43;
const SECRET = new RegExp(`^[A-Za-z0-9_-]{${SECRET_LENGTH}}$`, 'u');

/** Whether `text` has the form of a browser's secret: 32 bytes, base64url. */
export const isSecret = (text: string | undefined): text is string =>
  text !== undefined && SECRET.test(text);

/** What a room keeps of a browser's secret. Two rooms can't tell that they share a browser. */
export const tokenHash = (secret: string, room: RoomCode): TokenHash =>
  createHash('sha256').update(`${room}\n${secret}`).digest('base64url') as TokenHash;

/** What a room keeps of a program's token: it opens nothing that a browser's secret opens. */
export const programHash = (token: string, room: RoomCode): TokenHash =>
  createHash('sha256').update(`${room}\nprogram\n${token}`).digest('base64url') as TokenHash;
