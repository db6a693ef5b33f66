import type { TokenHash } from '../storage/entry.ts';

/** Marks the entry of a log by which a device is let in no more. */
export const WITHDRAWAL = 'this device is let in no more as this person';

/** Whether something that a log keeps says so. The id of an order is too short to be it. */
export const isWithdrawal = (order: string | null): boolean => order === WITHDRAWAL;

/** Characters of what is kept of a device that name it among one person's. */
const NAME_LENGTH = 16;

/** What a person's devices are told apart by: it opens nothing, as the whole of it doesn't. */
export const deviceName = (kept: TokenHash): string => kept.slice(0, NAME_LENGTH);
