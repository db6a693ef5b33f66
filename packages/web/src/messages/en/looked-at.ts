import type { lookedAt as french } from '../fr/looked-at.ts';
import type { Widened } from '../messages.ts';

export const lookedAt: Widened<typeof french> = {
  ask: 'What does the computer say?',
  title: (clue: string) => `${clue}, as the computer sees it`,
  thinking: 'The computer reads the game again…',
  unknown: 'It does not know that word.',
  taken: 'It would have touched:',
  none: 'It would have touched nothing.',
  better: (clue: string, number: number, words: string) =>
    `It would rather have said ${clue} ${number}, for ${words}.`,
  because: {
    safer: 'That is less dangerous.',
    'more-words': 'That aims at more words.',
    surer: 'That is surer to be understood.',
  },
  good: 'It sees no clue that is clearly better.',
  role: { own: 'own', opponent: 'the other side’s', bystander: 'bystander', assassin: 'assassin' },
};
