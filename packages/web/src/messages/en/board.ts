import type { Messages } from '../messages.ts';

export const board: Messages['board'] = {
  label: 'Board',
  notes: 'My notes',
  hidden: 'face down',
  is: (what: string) => `it is ${what}`,
  covered: (what: string) => `revealed: ${what}`,
  key: (what: string) => `key: ${what}`,
  sides: (a: string, b: string) => `side A: ${a}, side B: ${b}`,
  markedBy: (names: string) => `pointed at by ${names}`,
  aimed: 'meant by your clue',
  chosen: 'chosen',
  reveal: (word: string) => `Reveal ${word}`,
  cover: (word: string) => `Cover ${word}`,
  revealed: (word: string, what: string) => `${word}: ${what}.`,
  identity: { red: 'red', blue: 'blue' },
  agent: 'agent',
  deadFor: { a: 'bystander for side A', b: 'bystander for side B' },
};
