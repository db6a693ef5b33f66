import type { PlayedGame } from '@agent-double/protocol';
import { EDITIONS, personId, type GameEvent } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { endingTexts } from '../end/texts.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { KEY, WORDS } from '../room/table.test-kit.ts';
import { stepsOf } from './steps.ts';
import { told } from './told.ts';
import { replayTexts } from './texts.ts';

const key = { kind: 'teams', cards: KEY } as const;
const by = personId(2);
const DEAL: GameEvent = {
  type: 'gameStarted',
  game: 4,
  kind: 'teams',
  mode: 'versus',
  parameters: EDITIONS['classique-2025'].parameters,
  words: WORDS,
  start: 'red',
  reshuffled: false,
};
const END: GameEvent = {
  type: 'gameEnded',
  winner: 'blue',
  reason: 'assassin',
  score: null,
  key,
  intended: [],
  consultations: [],
};
const PLAYED: readonly GameEvent[] = [
  { type: 'clueGiven', team: 'red', word: 'fruit', number: 2 },
  { type: 'cardRevealed', card: 0 as never, identity: 'red', by },
  { type: 'debtChanged', team: 'red', owed: 1 },
  { type: 'cardRevealed', card: 20 as never, identity: 'bystander', by },
  { type: 'turnEnded', reason: 'mistake', next: { name: 'clue', team: 'blue' } },
  { type: 'clueGiven', team: 'blue', word: 'mer', number: 1 },
  { type: 'turnEnded', reason: 'stop', next: { name: 'clue', team: 'red' } },
  { type: 'clueGiven', team: 'red', word: 'ciel', number: 1 },
  { type: 'cardRevealed', card: 24 as never, identity: 'assassin', by },
];
const gameOf = (...events: readonly GameEvent[]): PlayedGame => ({
  game: 4,
  edition: 'classique-2025',
  language: 'fr',
  events,
  key,
});
const STEPS = stepsOf(gameOf(DEAL, ...PLAYED, END)) ?? [];

describe('the steps of a game', () => {
  test('are what happened, with what goes with it', () => {
    expect(STEPS.map(({ event }) => event.type)).toEqual([
      'gameStarted',
      'clueGiven',
      'cardRevealed',
      'cardRevealed',
      'clueGiven',
      'turnEnded',
      'clueGiven',
      'cardRevealed',
      'gameEnded',
    ]);
    const { play } = STEPS[3]?.table ?? {};
    expect(play?.phase).toEqual({ name: 'clue', team: 'blue' });
    expect(play?.covered.filter((cover) => cover !== null)).toHaveLength(2);
  });

  test('show the table of each moment, not of a later one', () => {
    const left = STEPS.map(({ table }) => table.play?.kind === 'teams' && table.play.left.red);
    expect(left).toEqual([9, 9, 8, 8, 8, 8, 8, 8, 8]);
  });

  test.each([
    ['fr', fr],
    ['en', en],
  ] as const)('are told in sentences (%s)', (language, say) => {
    for (const step of STEPS) {
      const text = told(
        step,
        say,
        say.vocabularies.espion,
        replayTexts[language],
        endingTexts[language],
      );
      expect(text).toMatch(/\S.*[.!…]$/u);
    }
  });

  test.each([
    ['no deal', gameOf(...PLAYED, END)],
    ['no end', gameOf(DEAL, ...PLAYED)],
    ['events of another game', gameOf(DEAL, { type: 'sideFinished', side: 'a' })],
    ['a clue after the end', gameOf(DEAL, END, PLAYED[0] ?? END)],
  ])('are none where there is %s', (_, game) => {
    expect(stepsOf(game)).toBeNull();
  });
});
