import { dealDuo, dealTeams, EDITIONS, type GameEvent } from '@agent-double/rules';
import type { PlayedGame } from './played-game.ts';

export const WORDS = Array.from({ length: 25 }, (_, at) => `mot${at}`);
const { parameters } = EDITIONS['classique-2025'];
const dealt = dealTeams(WORDS, parameters, 'red', () => 0);
if (!dealt.ok || dealt.value.kind !== 'teams') throw new Error('no deal');
export const KEY = { kind: 'teams', cards: dealt.value.key } as const;

/** The deal of the game for two teams. */
export const STARTED: GameEvent = {
  type: 'gameStarted',
  game: 3,
  kind: 'teams',
  mode: 'versus',
  parameters,
  words: WORDS,
  start: 'red',
  reshuffled: false,
};
export const ENDED: Extract<GameEvent, { type: 'gameEnded' }> = {
  type: 'gameEnded',
  winner: 'red',
  reason: 'all_found',
  score: null,
  key: KEY,
  intended: [
    {
      turn: 1,
      by: 'p1' as never,
      cards: [2 as never],
      thoughts: { danger: 'mot3', rejected: { clue: 'mer', near: 'mot4' } },
    },
  ],
  consultations: [{ turn: 1, team: 'red', word: 'mer', number: 2, deadline: 5, answer: null }],
};
const PHASE = {
  name: 'guess',
  team: 'red',
  clue: { word: 'rivière', number: 2 },
  made: 0,
  hits: 0,
  objection: null,
  contestable: true,
} as const;
export const undone = (card: number): GameEvent => ({
  type: 'revealUndone',
  restored: {
    card: card as never,
    team: 'red',
    turn: 1,
    phase: PHASE,
    owed: { red: 0, blue: 0 },
    rights: { red: false, blue: true },
  },
});
/** One of each event between a deal and an end. */
export const MIDDLE: readonly GameEvent[] = [
  { type: 'clueGiven', team: 'red', word: 'rivière', number: 'unlimited' },
  { type: 'clockStarted', deadline: 1 },
  { type: 'clockPaused', left: 1, waits: true },
  { type: 'clockResumed', deadline: 1 },
  { type: 'timeUp' },
  { type: 'timeGivenBack', span: 1 },
  { type: 'cardRevealed', card: 24 as never, identity: 'blue', by: 'p2' as never },
  { type: 'debtChanged', team: 'red', owed: 1 },
  { type: 'undoAsked', by: 'p2' as never, deadline: 1 },
  { type: 'undoAgreed', team: 'red' },
  { type: 'undoDeclined' },
  undone(24),
  { type: 'clueAllowed' },
  { type: 'objectionRaised', by: 'p3' as never, deadline: 1 },
  { type: 'objectionVoted', by: 'p3' as never, upheld: true },
  { type: 'objectionRuled', upheld: true, by: null },
  { type: 'guessesUndone', cards: [24 as never] },
  { type: 'penaltyGranted', team: 'blue' },
  { type: 'turnEnded', reason: 'void', next: { name: 'clue', team: 'blue' } },
  { type: 'penaltyCovered', team: 'blue', card: 10 as never, by: 'p3' as never },
  { type: 'penaltyForgone', team: 'blue', missed: null },
  { type: 'turnOpened', team: 'blue' },
  { type: 'enemyCovered', card: 11 as never, by: null },
];
/** A game for two teams with one of each event. */
export const GAME: PlayedGame = {
  game: 3,
  edition: 'classique-2025',
  language: 'fr',
  events: [STARTED, ...MIDDLE, ENDED],
  key: KEY,
};

const duo = dealDuo(WORDS, () => 0);
if (!duo.ok || duo.value.kind !== 'duo') throw new Error('no deal');
export const DUO_KEY = { kind: 'duo', sides: duo.value.sides } as const;
/** A game of Duo with one of each event. */
export const DUO: PlayedGame = {
  game: 1,
  edition: 'duo',
  language: 'en',
  key: DUO_KEY,
  events: [
    {
      type: 'gameStarted',
      game: 1,
      kind: 'duo',
      mode: 'duo',
      parameters: EDITIONS.duo.parameters,
      words: WORDS,
      reshuffled: true,
    },
    { type: 'duoClueGiven', side: 'a', word: 'river', number: 0 },
    { type: 'cardTouched', card: 3 as never, outcome: 'agent', guesser: 'b', by: 'p2' as never },
    { type: 'sideFinished', side: 'a' },
    { type: 'tokenSpent', tokens: 8, mistakesAllowed: null },
    { type: 'duoTurnEnded', reason: 'stop', next: { name: 'sudden_death' } },
    { type: 'duoEnded', won: false, reason: 'abandoned', key: DUO_KEY, intended: [] },
  ],
};
