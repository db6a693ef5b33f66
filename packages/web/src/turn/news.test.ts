import { expect, test } from 'vitest';
import { fr } from '../messages/fr.ts';
import { dealt, seated } from '../room/table.test-kit.ts';
import { newsOf } from './news.ts';

const TABLE = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'));
const next = { name: 'clue', team: 'blue' } as const;

test('what the board does not show is told', () => {
  expect(newsOf({ type: 'timeUp' }, TABLE, fr)).toBe(fr.turn.timeUp);
  expect(newsOf({ type: 'turnEnded', reason: 'void', next }, TABLE, fr)).toBe(fr.turn.ended.void);
  expect(newsOf({ type: 'penaltyForgone', team: 'red', missed: 3 as never }, TABLE, fr)).toContain(
    'mot3',
  );
});

test('what the board shows is not', () => {
  expect(newsOf({ type: 'turnEnded', reason: 'mistake', next }, TABLE, fr)).toBeNull();
  expect(newsOf({ type: 'penaltyForgone', team: 'red', missed: null }, TABLE, fr)).toBeNull();
  expect(newsOf({ type: 'objectionRuled', upheld: true, by: null }, TABLE, fr)).toBeNull();
});
