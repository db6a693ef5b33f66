import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import {
  after,
  afterAll,
  clue,
  duo,
  duoOf,
  eventsOf,
  expired,
  guess,
  namesOf,
  refusalOf,
  stop,
  type State,
} from '../table.test-kit.ts';

const lastRecord = (state: State) => duoOf(state).log.at(-1);

describe('the end of a turn, event by event', () => {
  test('one token, then the partner gives, on a new line of the log', () => {
    const guessed = afterAll(duo(), ['sideA', clue()], ['sideB', guess(3)]);
    expect(eventsOf(guessed, 'sideB', stop)).toEqual([
      { type: 'tokenSpent', tokens: 8, mistakesAllowed: null },
      { type: 'duoTurnEnded', reason: 'stop', next: { name: 'clue', giver: 'b' } },
    ]);
    const stopped = after(guessed, 'sideB', stop);
    expect(lastRecord(stopped)).toEqual({
      turn: 2,
      giver: 'b',
      clue: null,
      touches: [],
      end: null,
    });
    expect(duoOf(stopped).log[0]).toMatchObject({ turn: 1, giver: 'a', end: 'stop' });
  });

  test('the last token opens sudden death, in which nobody has guessed yet', () => {
    const one = duo({ changes: { 'duet.tokens': 1 } });
    const guessed = afterAll(one, ['sideA', clue()], ['sideB', guess(3)]);
    expect(eventsOf(guessed, 'sideB', stop)).toEqual([
      { type: 'tokenSpent', tokens: 0, mistakesAllowed: null },
      { type: 'duoTurnEnded', reason: 'stop', next: { name: 'sudden_death' } },
    ]);
    const sudden = after(guessed, 'sideB', stop);
    expect(duoOf(sudden).phase).toEqual({ name: 'sudden_death', last: null });
    expect(lastRecord(sudden)).toMatchObject({ giver: null, clue: null, touches: [] });
  });

  test('a strict timer is named in the log as what ended the turn', () => {
    const changes = { 'timer.guess': 30, 'timer.on_expiry': 'end_turn' } as const;
    const late = expired(after(duo({ changes }), 'sideA', clue()));
    expect(duoOf(late).log[0]?.end).toBe('time');
  });

  test('a paused timer holds up clues, guesses, stops and objections, and nothing else', () => {
    const pause: Command = { type: 'pauseClock' };
    const timed = duo({ changes: { 'timer.clue': 30, 'timer.guess': 30 } });
    expect(refusalOf(after(timed, 'sideA', pause), 'sideA', clue())).toBe('clock/paused');
    const guessing = afterAll(timed, ['sideA', clue()], ['sideB', guess(3)], ['sideB', pause]);
    for (const command of [guess(4), stop, { type: 'object' } as const]) {
      expect(refusalOf(guessing, 'sideB', command)).toBe('clock/paused');
    }
    expect(refusalOf(guessing, 'sideB', { type: 'resumeClock' })).toBeNull();
  });
});

describe('a finished side', () => {
  /** All nine agents of side b are found but the last. */
  const nearly = (): State =>
    afterAll(
      duo(),
      ['sideB', clue()],
      ...[0, 1, 2, 9, 10, 11, 12, 13].map((card) => ['sideA', guess(card)] as const),
    );

  test('says so once, and its turn ends', () => {
    expect(namesOf(eventsOf(nearly(), 'sideA', guess(14)))).toEqual([
      'cardTouched',
      'sideFinished',
      'tokenSpent',
      'duoTurnEnded',
    ]);
  });

  test('says nothing again when the other side’s agents are found', () => {
    const finished = afterAll(nearly(), ['sideA', guess(14)], ['sideA', clue()]);
    expect(namesOf(eventsOf(finished, 'sideB', guess(3)))).toEqual(['cardTouched']);
  });
});

test('[CLUE-9] the words of agents found are kept where the table keeps covered ones', () => {
  const seen: (readonly string[])[] = [];
  const state = duo({
    changes: { 'clue.covered_family': 'forbidden' },
    judge: (_word, _number, words) => {
      seen.push(words);
      return { verdict: 'legal', reasons: [] };
    },
  });
  const all = duoOf(state).words;
  afterAll(state, ['sideA', clue()], ['sideB', guess(3)], ['sideB', stop], ['sideB', clue()]);
  expect(seen).toEqual([all, all]);
});
