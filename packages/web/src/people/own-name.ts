import { recall, remember } from '../remember.ts';
import type { Messages } from '../messages/messages.ts';

const KEY = 'name';

/** The name that this person chose on an earlier visit, or null. */
export const chosenName = (): string | null => recall(KEY) || null;

/** Keeps a name that was chosen. */
export const keepName = (name: string): void => {
  remember(KEY, name);
};

/** A name to offer, « Agent Lynx », other than those that are `taken`. */
export const offeredName = (
  say: Messages,
  taken: readonly string[] = [],
  chance = Math.random(),
): string => {
  const names = say.people.animals.map((animal) => `Agent ${animal}`);
  const free = names.filter((name) => !taken.includes(name));
  const from = free.length > 0 ? free : names;
  return from[Math.floor(chance * from.length)] ?? 'Agent';
};
