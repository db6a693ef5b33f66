import { recall, remember } from '../remember.ts';
import type { Messages } from '../messages/messages.ts';

const KEY = 'name';

/** The name that this person used last, or one that is offered and kept: « Agent Lynx ». */
export const ownName = (say: Messages, chance = Math.random()): string => {
  const known = recall(KEY);
  if (known !== null && known !== '') return known;
  const { animals } = say.landing;
  const name = `Agent ${animals[Math.floor(chance * animals.length)] ?? 'Double'}`;
  remember(KEY, name);
  return name;
};

/** Keeps a name that was chosen. */
export const keepName = (name: string): void => {
  remember(KEY, name);
};
