import type { away as french } from '../fr/away.ts';
import type { Widened } from '../messages.ts';

export const away: Widened<typeof french> = {
  one: (name) => `Waiting for ${name}, who isn’t here`,
  both: (name, other) => `Waiting for ${name} or ${other}, who aren’t here`,
  many: (count) => `Waiting for one of the ${count} people whose turn it is: none of them is here`,
};
