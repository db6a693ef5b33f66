import { personId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { fr } from '../messages/fr.ts';
import { after, dealt, dealtDuo, seated } from '../room/table.test-kit.ts';
import { turnLines } from './turn-lines.ts';

const TABLE = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'));

const lines = (table: typeof TABLE) =>
  table.play === null ? [] : turnLines(table.play, fr, fr.vocabularies.espion);

test('a turn without a clue is not told yet', () => {
  expect(lines(TABLE)).toEqual([]);
});

test('a turn tells its clue, what was touched, and what the giver meant', () => {
  const played = after(
    TABLE,
    { type: 'clueIntended', by: personId(1), cards: [0, 1] as never },
    { type: 'clueGiven', team: 'red', word: 'indice', number: 2 },
    { type: 'cardRevealed', card: 17 as never, identity: 'bystander', by: personId(2) },
  );
  expect(lines(played)).toEqual([
    {
      turn: 1,
      of: 'red',
      clue: { word: 'indice', number: 2 },
      touches: [
        {
          figure: 'bystander',
          name: 'passant',
          word: 'mot17',
          by: personId(2),
          note: null,
          struck: false,
        },
      ],
      intended: ['mot0', 'mot1'],
      thoughts: null,
      note: null,
    },
  ]);
});

test('a penalty is told as one, an invalid clue too', () => {
  const played = after(
    TABLE,
    { type: 'clueGiven', team: 'red', word: 'indice', number: 2 },
    { type: 'penaltyGranted', team: 'blue' },
    { type: 'turnEnded', reason: 'void', next: { name: 'clue', team: 'blue' } },
    { type: 'penaltyCovered', team: 'blue', card: 9 as never, by: personId(3) },
  );
  expect(lines(played).map((line) => line.note)).toEqual([fr.log.void, null]);
  expect(lines(played)[1]?.touches[0]).toMatchObject({ note: fr.log.penalty, by: personId(3) });
});

test('a card taken back is struck through', () => {
  const played = after(
    TABLE,
    { type: 'clueGiven', team: 'red', word: 'indice', number: 2 },
    { type: 'cardRevealed', card: 0 as never, identity: 'red', by: personId(2) },
    { type: 'guessesUndone', cards: [0] as never },
  );
  expect(lines(played)[0]?.touches[0]).toMatchObject({ struck: true, note: fr.log.undone });
});

test('Duo tells the outcome on the giver’s side', () => {
  const played = after(
    dealtDuo(seated('side.a', 'side.b')),
    { type: 'duoClueGiven', side: 'a', word: 'indice', number: 1 },
    { type: 'cardTouched', card: 3 as never, outcome: 'agent', guesser: 'b', by: personId(2) },
  );
  expect(lines(played)[0]).toMatchObject({
    of: 'a',
    touches: [{ figure: 'agent', by: personId(2) }],
  });
});

test.each([
  [{ danger: 'loup', rejected: { clue: 'bois', near: 'forêt' } }, /BOIS.*de FORÊT/u],
  [{ danger: 'loup', rejected: { clue: 'mer', near: 'île' } }, /MER.*d’ÎLE/u],
  [{ danger: 'loup', rejected: null }, /de LOUP/u],
  [{ danger: null, rejected: null }, null],
])('what a computer weighed is told in words: %j', (thoughts, told) => {
  const played = after(
    TABLE,
    { type: 'clueIntended', by: personId(1), cards: [0] as never, thoughts },
    { type: 'clueGiven', team: 'red', word: 'indice', number: 1 },
  );
  const [line] = lines(played);
  if (told === null) expect(line?.thoughts).toBeNull();
  else expect(line?.thoughts).toMatch(told);
});

test('a computer that did not know the clue is told of', () => {
  const played = after(TABLE, { type: 'clueGiven', team: 'red', word: 'xyzzy', number: 1 });
  const told = after(played, { type: 'clueUnknown', person: personId(2), turn: 1 });
  const words = fr.vocabularies.espion;
  const notes = [played, told].map(({ play, unknownClues }) =>
    play === null ? [] : turnLines(play, fr, words, unknownClues).map((line) => line.note),
  );
  expect(notes).toEqual([[null], [fr.log.unknown]]);
});
