import type { notes as french } from '../fr/notes.ts';
import type { Widened } from '../messages.ts';

export const notes: Widened<typeof french> = {
  label: 'Notes for you alone',
  hint: 'Your notes stay on this device and are wiped when the game ends.',
  words: 'The words still hidden',
  none: 'none',
};
