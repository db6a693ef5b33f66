import { MAX_RECORD_EVENTS } from '@agent-double/protocol';
import type { GameEvent, PersonId } from '@agent-double/rules';
import { DEFAULT_SETUP, EDITIONS } from '@agent-double/rules';
import { expect, test } from 'vitest';
import type { RoomCode } from '../storage/entry.ts';
import { gameRecord } from './game-record.ts';

const ROOM = 'bamo-kitu-revalo' as RoomCode;
const started = (game: number): GameEvent => ({
  type: 'gameStarted',
  game,
  kind: 'teams',
  mode: 'versus',
  parameters: EDITIONS['classique-2025'].parameters,
  words: ['un', 'deux'],
  start: 'red',
  reshuffled: false,
});
const KEY: GameEvent = { type: 'keyDealt', cards: ['red', 'blue'] };
const CLUE: GameEvent = { type: 'clueGiven', team: 'red', word: 'nombre', number: 2 };
const WHISPER: GameEvent = { type: 'consultationAnswered', answer: 'valid' };
const RENAMED: GameEvent = { type: 'personRenamed', person: 'p1' as PersonId, name: 'Zoé' };
const MOVED: GameEvent = { type: 'seatTaken', person: 'p1' as PersonId, seat: null };
const SETUP: GameEvent = {
  type: 'setupChanged',
  setup: { ...DEFAULT_SETUP, edition: 'capitaine', language: 'en' },
};
const ENDED: GameEvent = {
  type: 'gameEnded',
  winner: 'red',
  reason: 'all_found',
  score: null,
  key: { kind: 'teams', cards: ['red', 'blue'] },
  intended: [],
  consultations: [],
};

test('a game that is over is told whole, without what was private', () => {
  const log = [
    started(1),
    KEY,
    ENDED,
    RENAMED,
    started(2),
    KEY,
    CLUE,
    WHISPER,
    RENAMED,
    MOVED,
    ENDED,
    RENAMED,
  ];
  const record = gameRecord(ROOM, log);
  expect(record).toMatchObject({
    ok: true,
    value: { room: ROOM, game: 2, events: [started(2), CLUE, ENDED], key: { kind: 'teams' } },
  });
});

test('a record is no longer for a timer that was stopped time and again', () => {
  const stops: readonly GameEvent[] = [
    { type: 'clockPaused', left: 1, waits: false },
    { type: 'clockResumed', deadline: 1 },
    { type: 'timeGivenBack', span: 1 },
  ];
  const log = Array.from({ length: MAX_RECORD_EVENTS }, () => stops).flat();
  expect(gameRecord(ROOM, [started(1), CLUE, ...log, ENDED])).toMatchObject({
    ok: true,
    value: { events: [started(1), CLUE, ENDED] },
  });
});

test('[SETUP-10] words of other games that come back are no part of a game', () => {
  const start = { ...started(1), reshuffled: true };
  const record = gameRecord(ROOM, [{ ...start, returned: ['trois'] } as GameEvent, ENDED]);
  expect(record).toMatchObject({ ok: true, value: { events: [start, ENDED] } });
  expect(JSON.stringify(record)).not.toContain('trois');
});

test.each([
  ['record/none', [RENAMED]],
  ['record/none', []],
  ['record/running', [started(1), KEY, CLUE]],
  ['record/running', [started(1), KEY, ENDED, started(2), KEY]],
] as const)('%s, whatever came before', (code, log) => {
  expect(gameRecord(ROOM, log)).toEqual({ ok: false, error: { code } });
});

test('an earlier game is told by its number, with what was set up for it', () => {
  const log = [SETUP, started(1), CLUE, ENDED, { ...SETUP, setup: DEFAULT_SETUP }, started(2)];
  expect(gameRecord(ROOM, log, 1)).toMatchObject({
    ok: true,
    value: { game: 1, edition: 'capitaine', language: 'en', events: [started(1), CLUE, ENDED] },
  });
  expect(gameRecord(ROOM, log, 2)).toEqual({ ok: false, error: { code: 'record/running' } });
  expect(gameRecord(ROOM, log, 3)).toEqual({ ok: false, error: { code: 'record/none' } });
});
