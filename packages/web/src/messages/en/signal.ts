import type { signal as french } from '../fr/signal.ts';
import type { Widened } from '../messages.ts';

export const signal: Widened<typeof french> = {
  notice: 'A notification when it is my turn',
  blocked: 'Your browser blocks the notifications of this site: see its settings.',
  title: 'Your turn',
  body: 'The table waits for you.',
};
