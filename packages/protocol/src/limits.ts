import { MAX_CARDS } from '@agent-double/rules';

/** Largest frame that a client may send, in bytes. */
export const MAX_FRAME_BYTES = 8192;
/** Longest id of an order, in characters. */
export const MAX_ORDER_ID_LENGTH = 40;
/** Most digits of a person's number. */
export const MAX_PERSON_DIGITS = 9;
/** Most cards that a clue can be marked for: no board is larger. */
export const MAX_INTENDED = MAX_CARDS;
/** Most parameters in one change of the set-up. */
export const MAX_CHANGES = 100;
/** Longest string inside a command that no other bound covers. */
export const MAX_TEXT_LENGTH = 200;
/** Largest body of a request, in bytes. */
export const MAX_BODY_BYTES = 2048;
/** Most own words in one order: a frame holds them whatever their letters. */
export const MAX_WORDS_PER_ORDER = 80;
