import type { Messages } from '../messages.ts';

export const clue: Messages['clue'] = {
  label: 'Your clue and its number',
  placeholder: 'Clue and number: fruit 3',
  number: 'Number',
  noNumber: 'no.',
  unlimited: 'unlimited',
  give: 'Give the clue',
  insist: 'Give it all the same',
  needWord: 'Type a word.',
  needNumber: 'The number is missing: how many words is your clue about?',
  aimed: (words: string) => `Meant: ${words}`,
  tapToAim: 'Tap your words to mark them.',
  legal: 'Allowed.',
  doubtful: 'Doubtful.',
  illegal: 'Not allowed.',
  consult: (ofGiver: string) => `Ask the opinion ${ofGiver} across the table`,
  consultWaiting: 'Asked, waiting for the answer…',
  consulted: {
    valid: (word: string) => `“${word}”: accepted beforehand.`,
    invalid: (word: string) => `“${word}”: refused.`,
    doubtful: (word: string) => `“${word}”: no opinion.`,
  },
  asked: (word: string, number: string) => `Asked in secret: “${word}”, ${number}?`,
  answer: { valid: 'I accept it', invalid: 'I refuse it', doubtful: 'I don’t know' },
  given: (word: string, number: string) => `Clue: ${word}, ${number}.`,
  current: 'Current clue',
};
