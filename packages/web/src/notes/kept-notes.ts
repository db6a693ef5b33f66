import type { Seat } from '@agent-double/rules';
import { recall, remember } from '../remember.ts';

const KEY = 'notes';
/** Longest notes of one game, in UTF-16 units. */
export const MAX_NOTES_LENGTH = 2000;
/** Most games whose notes a browser keeps at once; those not written in for longest are wiped. */
export const MAX_KEPT_NOTES = 4;

/** Whose notes: a seat's, in one game of one room. */
export interface Place {
  readonly room: string;
  readonly game: number;
  readonly seat: Seat | null;
}

interface Notes extends Place {
  readonly text: string;
}

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' &&
  value !== null &&
  'room' in value &&
  'game' in value &&
  'seat' in value &&
  'text' in value &&
  typeof value.text === 'string';

const kept = (): readonly Notes[] => {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isNotes) : [];
  } catch {
    return [];
  }
};

const keep = (notes: readonly Notes[]): void => {
  remember(KEY, JSON.stringify(notes.slice(0, MAX_KEPT_NOTES)));
};

/** What was noted there, or nothing: another seat or another game has other notes. */
export const notesOf = ({ room, game, seat }: Place): string =>
  kept().find((one) => one.room === room && one.game === game && one.seat === seat)?.text ?? '';

/** Keeps notes in this browser, in place of all others of that room. */
export const keepNotes = (place: Place, text: string): void => {
  const others = kept().filter(({ room }) => room !== place.room);
  const { room, game, seat } = place;
  keep(
    text === '' ? others : [{ room, game, seat, text: text.slice(0, MAX_NOTES_LENGTH) }, ...others],
  );
};

/** Wipes the notes of a room: its game is over. */
export const wipeNotes = (room: string): void => {
  const all = kept();
  if (all.some((one) => one.room === room)) keep(all.filter((one) => one.room !== room));
};
