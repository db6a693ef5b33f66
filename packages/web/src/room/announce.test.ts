import { personId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { announcement } from './announce.ts';
import { dealt, seated } from './table.test-kit.ts';

const TABLE = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'));
const told = (event: Parameters<typeof announcement>[0]) =>
  announcement(event, TABLE, fr, fr.vocabularies.espion);

test('a clue and a reveal are said', () => {
  expect(told({ type: 'clueGiven', team: 'red', word: 'fruit', number: 'unlimited' })).toBe(
    'Indice\u00a0: fruit, illimité.',
  );
  expect(
    told({ type: 'cardRevealed', card: 24 as never, identity: 'assassin', by: personId(2) }),
  ).toBe('mot24\u00a0: assassin.');
});

test('the end of a turn says whose turn comes', () => {
  expect(told({ type: 'turnEnded', reason: 'time', next: { name: 'clue', team: 'blue' } })).toBe(
    'Temps écoulé\u00a0: tour terminé. Au tour des Bleus.',
  );
});

test('the end is that of two teams, or of people who play together', () => {
  const ended = {
    type: 'gameEnded',
    winner: 'blue',
    reason: 'all_found',
    score: null,
    key: { kind: 'teams', cards: [] },
    intended: [],
    consultations: [],
  } as const;
  expect(told(ended)).toBe('Les Bleus gagnent');
  const together = dealt(seated('red.spymaster', 'red.operative'), 'coop_sim');
  expect(announcement(ended, together, fr, fr.vocabularies.espion)).toBe('Perdu…');
});

test('what the screen says by itself is not said twice', () => {
  expect(told({ type: 'seatTaken', person: personId(1), seat: null })).toBeNull();
  expect(told({ type: 'keyDealt', cards: [] })).toBeNull();
});

test('English is announced in English', () => {
  const event = { type: 'timeUp' } as const;
  expect(announcement(event, TABLE, en, en.vocabularies.espion)).toBe('Time is up.');
});
