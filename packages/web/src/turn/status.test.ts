import { personId, type GameEvent, type Table } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import type { Messages } from '../messages/messages.ts';
import { after, dealt, dealtDuo, KEY, seated } from '../room/table.test-kit.ts';
import { statusOf } from './status.ts';

const FOUR = seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative');
const CLUE: GameEvent = { type: 'clueGiven', team: 'red', word: 'indice', number: 2 };

const status = (table: Table, who: number, say: Messages = fr) =>
  statusOf({ table, me: table.people[who] ?? null, say, words: say.vocabularies.espion });

/** What each person at the table reads, in their order. */
const read = (table: Table, say: Messages = fr): readonly string[] =>
  table.people.map((_, who) => status(table, who, say).text);

describe('the sentence of a game of two teams', () => {
  const table = dealt([...FOUR, ...seated(null)]);

  test('says who is awaited, each in their own place', () => {
    expect(read(table)).toEqual([
      'Donnez votre indice',
      'Votre espion réfléchit',
      'L’espion rouge réfléchit',
      'L’espion rouge réfléchit',
      'L’espion rouge réfléchit',
    ]);
    expect(read(after(table, CLUE))).toEqual([
      'Les Rouges cherchent',
      'À vous de jouer',
      'Les Rouges cherchent',
      'Les Rouges cherchent',
      'Les Rouges cherchent',
    ]);
  });

  test('is English where English is spoken', () => {
    expect(status(table, 2, en).text).toBe('The red spymaster is thinking');
    expect(status(after(table, CLUE), 3, en).text).toBe('Red is searching');
  });

  test('is that of the person who must act', () => {
    expect(status(table, 0).yours).toBe(true);
    expect(status(table, 1).yours).toBe(false);
    expect(status(table, 1).team).toBe('red');
  });

  test('names who contests, and tells the judge', () => {
    const contested = after(table, CLUE, {
      type: 'objectionRaised',
      by: personId(4),
      deadline: 1,
    });
    for (const other of [0, 1, 3, 4]) {
      expect(status(contested, other)).toMatchObject({
        text: 'Agent 4 conteste l’indice\u00a0: l’espion bleu tranche',
        yours: false,
      });
    }
    expect(status(contested, 1, en).text).toBe(
      'Agent 4 contests the clue: the blue spymaster decides',
    );
    expect(status(contested, 2).text).toMatch(/à vous de trancher/u);
  });

  test('calls for a vote from those who have not cast theirs', () => {
    const people = seated(
      'red.spymaster',
      'red.operative',
      'blue.operative',
      'blue.spymaster',
      null,
    );
    const vote = after(
      dealt(people, 'versus', { 'contest.judge': 'vote' }),
      CLUE,
      { type: 'objectionRaised', by: personId(3), deadline: 1 },
      { type: 'objectionVoted', by: personId(3), upheld: true },
    );
    for (const voter of [0, 1, 3]) {
      expect(status(vote, voter)).toMatchObject({ text: fr.turn.vote('Agent 3'), yours: true });
    }
    for (const other of [2, 4]) {
      expect(status(vote, other)).toMatchObject({ text: fr.turn.voting('Agent 3'), yours: false });
    }
  });

  test('calls for the player who is missing', () => {
    const gap = dealt(seated('red.spymaster', 'red.operative', 'blue.operative', null));
    expect(status(gap, 0).text).toBe('On attend quelqu’un\u00a0: espion bleu');
    expect(status(gap, 3)).toMatchObject({ text: fr.turn.waitingTake, yours: true });
  });

  test('says that the timer is stopped, and who wants a card back', () => {
    expect(status(after(table, { type: 'clockPaused', left: 1, waits: false }), 1).text).toBe(
      fr.turn.paused,
    );
    const asked = after(table, CLUE, { type: 'undoAsked', by: personId(2), deadline: 1 });
    expect(status(asked, 0)).toMatchObject({ yours: true });
    expect(status(asked, 1).text).toMatch(/^Agent 2 voudrait/u);
  });

  test('offers the last call to its holder', () => {
    const call = after(
      table,
      CLUE,
      { type: 'penaltyGranted', team: 'blue' },
      {
        type: 'turnEnded',
        reason: 'stop',
        next: { name: 'penalty_last_call', holder: 'blue', next: 'red', deadline: 1 },
      },
    );
    expect(status(call, 2)).toMatchObject({ text: fr.turn.lastCallYours, team: 'blue' });
    expect(status(call, 0).text).toBe('L’espion bleu peut couvrir un mot');
  });
});

test('the simulated opponent’s turn has the opponent’s colour', () => {
  const table = after(dealt(seated('red.spymaster', 'red.operative'), 'coop_sim'), CLUE, {
    type: 'turnEnded',
    reason: 'stop',
    next: { name: 'enemy', team: 'red', covers: 1, deadline: 1 },
  });
  expect(status(table, 0)).toMatchObject({ team: 'blue', yours: true });
  expect(status(table, 1).text).toBe(fr.turn.enemy);
});

test('who plays together against the simulated opponent has won or lost', () => {
  const table = dealt(seated('red.spymaster', 'red.operative'), 'coop_sim');
  const ended = (winner: 'red' | 'blue') =>
    after(table, {
      type: 'gameEnded',
      winner,
      reason: winner === 'red' ? 'all_found' : 'enemy_found',
      score: null,
      key: { kind: 'teams', cards: KEY },
      intended: [],
      consultations: [],
    });
  expect(status(ended('red'), 1)).toMatchObject({ text: fr.end.youWin, team: 'red' });
  expect(status(ended('blue'), 1)).toMatchObject({ text: fr.end.youLose, team: 'blue' });
});

describe('the sentence of Duo', () => {
  const table = dealtDuo(seated('side.a', 'side.b', null));

  test('lets either side begin', () => {
    expect(read(table)).toEqual(Array(3).fill(fr.duo.firstClue));
    expect(status(table, 2).yours).toBe(false);
  });

  test('tells the sides apart', () => {
    const given = after(table, { type: 'duoClueGiven', side: 'a', word: 'x', number: 1 });
    expect(read(given)).toEqual([fr.duo.partnerLooks, fr.turn.youGuess, 'Le côté B devine']);
    const next = after(given, {
      type: 'duoTurnEnded',
      reason: 'stop',
      next: { name: 'clue', giver: 'b' },
    });
    expect(read(next)).toEqual([
      fr.duo.partnerThinks,
      fr.turn.giveClue,
      'Le côté B cherche un indice',
    ]);
  });
});
