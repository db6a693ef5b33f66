import type { Messages } from '../messages.ts';

export const computers: Messages['computers'] = {
  level: { 1: 'beginner', 2: 'skilled', 3: 'formidable' },
  kind: { 1: 'beginner computer', 2: 'skilled computer', 3: 'formidable computer' },
  program: 'program',
  add: 'Add a computer',
  addAt: (seat: string) => `Add a computer: ${seat}`,
  howStrong: 'How strong?',
  takeOver: 'Play in its place',
  takeOverFrom: (name: string) => `Play in place of ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  fill: 'Fill up with computers',
  sitting: 'The computers take their seats…',
};
