import { expect, test } from 'vitest';
import { cleanName, MAX_NAME_LENGTH, personId } from './person.ts';

test('people are numbered from 1', () => {
  expect(personId(1)).toBe('p1');
});

test.each([
  ['  Agent  Lynx ', 'Agent Lynx'],
  ['e\u0301toile', 'étoile'],
  ['🦊', '🦊'],
  ['Zoé 👩🏽\u200d🚀', 'Zoé 👩🏽\u200d🚀'],
  ['🏳️\u200d🌈', '🏳️\u200d🌈'],
  ['Zoé-2', 'Zoé-2'],
  ['Nguyễn', 'Nguyễn'],
])('[SEAT-12] %j is a name', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

test.each([
  ...[
    '',
    '   ',
    '...',
    'a\u200bb',
    'a\u200db',
    '🦊\u200d',
    '\u200d🦊',
    'a\u0007',
    'a\u202eb',
    'z\u0301\u0302\u0303',
  ],
  ...['\u3164', 'Ada\uffa0', '\u115f', '\u1160', '\u17b4', '\u17b5', 'A\u034fda'],
])('[SEAT-12] %j is none', (name) => {
  expect(cleanName(name)).toBeNull();
});

test('[SEAT-12] a name has at most 24 characters, and nothing longer is looked at', () => {
  expect(cleanName('x'.repeat(MAX_NAME_LENGTH))).not.toBeNull();
  expect(cleanName('x'.repeat(MAX_NAME_LENGTH + 1))).toBeNull();
  const spaced = (spaces: number): string => `x${' '.repeat(spaces)}y`;
  expect(cleanName(spaced(MAX_NAME_LENGTH * 4 - 2))).toBe('x y');
  expect(cleanName(spaced(MAX_NAME_LENGTH * 4 - 1))).toBeNull();
});
