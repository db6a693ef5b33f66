import { personId, type GameEvent, type Table } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { ending } from '../messages/fr/ending.ts';
import { fr } from '../messages/fr.ts';
import { after, dealt, dealtDuo, KEY, seated } from '../room/table.test-kit.ts';
import { outcomeOf } from './outcome.ts';

type Ended = Extract<GameEvent, { type: 'gameEnded' }>;

const ended = (change: Partial<Ended>): Ended => ({
  type: 'gameEnded',
  winner: 'red',
  reason: 'all_found',
  score: null,
  key: { kind: 'teams', cards: KEY },
  intended: [],
  consultations: [],
  ...change,
});

const outcome = (table: Table) =>
  outcomeOf(table, fr, ending, fr.vocabularies.espion, () => 'Inès');

const clue: GameEvent = { type: 'clueGiven', team: 'red', word: 'x', number: 1 };
const versus = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'));

describe('the outcome of a game of two teams', () => {
  test('waits for the end', () => {
    expect(outcome(versus)).toBeNull();
  });

  test('names the winner and the reason', () => {
    expect(outcome(after(versus, clue, ended({})))).toEqual({
      title: 'Les Rouges gagnent',
      why: 'Tous leurs contacts sont trouvés.',
      worth: [],
    });
    const fatal = after(
      versus,
      clue,
      { type: 'cardRevealed', card: 24 as never, identity: 'assassin', by: personId(2) },
      ended({ winner: 'blue', reason: 'assassin' }),
    );
    expect(outcome(fatal)?.why).toBe('Inès a touché l’assassin.');
    expect(outcomeOf(fatal, fr, ending, fr.vocabularies.espion, null)?.why).toBe(
      'Les Rouges ont touché l’assassin.',
    );
    expect(outcome(after(versus, ended({ winner: null, reason: 'abandoned' })))?.title).toBe(
      'Partie abandonnée',
    );
  });

  test('counts the evening from the second game on', () => {
    const second = after({ ...versus, wins: { red: 1, blue: 1 } }, ended({}));
    expect(outcome(second)?.worth).toEqual(['Rouges 2 – 1 Bleus']);
  });
});

describe('the outcome of a game together', () => {
  const pair = seated('red.spymaster', 'red.operative');

  test('has a score with its grade, and says when it is the record', () => {
    const table = dealt(pair, 'coop_sim', { 'coop.score': 'enemy_left' });
    expect(outcome(after(table, ended({ score: 6 })))).toEqual({
      title: 'Gagné\u202f!',
      why: 'Tous leurs contacts sont trouvés.',
      worth: ['Score\u00a0: 6', 'superbe', 'Record de la table\u202f!'],
    });
  });

  test('counts turns where turns are the score', () => {
    const table = dealt(pair, 'coop_record', { 'coop.score': 'turns' });
    expect(outcome(after(table, ended({ score: 4 })))?.worth).toContain('4 tours');
  });

  test('is lost to the simulated opponent', () => {
    const lost = after(dealt(pair, 'coop_sim'), ended({ winner: 'blue', reason: 'enemy_found' }));
    expect(outcome(lost)).toMatchObject({ title: 'Perdu…', why: ending.enemyFound });
  });
});

describe('the outcome of Duo', () => {
  const table = dealtDuo(seated('side.a', 'side.b'));
  const over = (won: boolean, reason: Extract<GameEvent, { type: 'duoEnded' }>['reason']) =>
    after(table, {
      type: 'duoEnded',
      won,
      reason,
      key: { kind: 'duo', sides: {} },
      intended: [],
    });

  test('is won or lost together', () => {
    expect(outcome(over(true, 'all_found'))).toMatchObject({
      title: 'Gagné\u202f!',
      worth: ['9 jetons de reste'],
    });
    expect(outcome(over(false, 'sudden_death_mistake'))).toMatchObject({
      title: 'Perdu…',
      why: 'Une erreur en mort subite.',
      worth: [],
    });
    expect(outcome(over(false, 'abandoned'))?.title).toBe('Partie abandonnée');
  });
});
