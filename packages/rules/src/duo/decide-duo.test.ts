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
  later,
  lobby,
  object,
  refusalOf,
  SIDE_A,
  SIDE_B,
  sideOf,
  stop,
  type Given,
  type State,
} from '../table.test-kit.ts';
import { tableDeadline } from '../decide.ts';
import { cardAt } from '../identity.ts';
import { decideDuo } from './decide-duo.ts';
import { evolveDuo } from './evolve-duo.ts';

const pause: Command = { type: 'pauseClock' };
const resume: Command = { type: 'resumeClock' };
const lengths = { 'timer.first_clue': 120, 'timer.clue': 60, 'timer.guess': 90 } as const;
const timed = (changes: Given['changes'] = {}): State =>
  duo({ changes: { ...lengths, ...changes } });
const due = (state: State): number | null => {
  const deadline = tableDeadline(state.table);
  return deadline === null ? null : (deadline - state.now) / 1000;
};

describe('tokens', () => {
  test('[DUO-17] are nine, or as many as the table sets', () => {
    expect(duoOf(duo()).tokens).toBe(9);
    expect(duoOf(duo()).log).toEqual([
      { turn: 1, giver: null, clue: null, touches: [], end: null },
    ]);
    expect(duoOf(duo({ changes: { 'duet.tokens': 11 } })).tokens).toBe(11);
    expect(duoOf(duo({ changes: { 'duet.tokens': 0 } })).phase.name).toBe('sudden_death');
  });

  test('[DUO-12] a mission forgives mistakes, never more than there are tokens', () => {
    const mission = (tokens: number, mistakes: number): State =>
      duo({ changes: { 'duet.tokens': tokens, 'duet.mistakes': mistakes } });
    expect(duoOf(duo()).mistakesAllowed).toBeNull();
    expect(duoOf(mission(2, 5)).mistakesAllowed).toBe(2);
    const mistake = afterAll(mission(11, 2), ['sideA', clue()], ['sideB', guess(9)]);
    expect(duoOf(mistake)).toMatchObject({ tokens: 10, mistakesAllowed: 1 });
    const stopped = afterAll(
      mission(11, 2),
      ['sideA', clue()],
      ['sideB', guess(3)],
      ['sideB', stop],
    );
    expect(duoOf(stopped)).toMatchObject({ tokens: 10, mistakesAllowed: 2 });
    const lastOnes = afterAll(
      mission(2, 2),
      ['sideA', clue()],
      ['sideB', guess(3)],
      ['sideB', stop],
    );
    expect(duoOf(lastOnes)).toMatchObject({ tokens: 1, mistakesAllowed: 1 });
  });

  test('[DUO-13] a mistake too many loses, or costs two tokens', () => {
    const none = (changes: Given['changes'], tokens = 9): State =>
      afterAll(
        duo({ changes: { 'duet.tokens': tokens, 'duet.mistakes': 0, ...changes } }),
        ['sideA', clue()],
        ['sideB', guess(9)],
      );
    expect(duoOf(none({})).phase).toMatchObject({ won: false, reason: 'too_many_mistakes' });
    const two = { 'duet.mistake_overflow': 'costs_two_tokens' } as const;
    expect(duoOf(none(two))).toMatchObject({ tokens: 7, mistakesAllowed: 0 });
    expect(duoOf(none(two, 1))).toMatchObject({ tokens: 0, phase: { name: 'sudden_death' } });
    const stopped = afterAll(
      duo({ changes: { 'duet.mistakes': 0 } }),
      ['sideA', clue()],
      ['sideB', guess(3)],
      ['sideB', stop],
    );
    expect(duoOf(stopped)).toMatchObject({ tokens: 8, phase: { name: 'clue' } });
  });
});

describe('an invalid clue', () => {
  test('[DUO-14] [CONT-12] costs the turn and its token, at either player’s call', () => {
    for (const who of ['sideA', 'sideB'] as const) {
      const state = afterAll(duo(), ['sideA', clue()], [who, object]);
      expect(duoOf(state)).toMatchObject({ tokens: 8, phase: { name: 'clue', giver: 'b' } });
      expect(duoOf(state).log[0]?.end).toBe('void');
    }
    const given = after(duo(), 'sideA', clue());
    expect(refusalOf(given, 'watcher', object)).toBe('turn/not-your-role');
    expect(refusalOf(duo(), 'sideA', object)).toBe('objection/closed');
  });

  test('[CONT-14] is not called where the table plays without objections', () => {
    const without = duo({ changes: { 'penalty.turn': 'none' } });
    const given = after(without, 'sideA', clue());
    expect(refusalOf(given, 'sideB', object)).toBe('objection/not-played');
  });

  test('[CONT-13] may be called until the first touch only', () => {
    const state = afterAll(duo({ changes: { 'contest.window': 'until_first_guess' } }), [
      'sideA',
      clue(),
    ]);
    expect(refusalOf(state, 'sideA', object)).toBeNull();
    expect(refusalOf(after(state, 'sideB', guess(3)), 'sideA', object)).toBe('objection/closed');
    const open = afterAll(duo(), ['sideA', clue()], ['sideB', guess(3)]);
    expect(refusalOf(open, 'sideA', object)).toBeNull();
  });
});

describe('people', () => {
  test('[DUO-15] several may sit on one side', () => {
    const table = lobby({ edition: 'duo', mode: 'duo' });
    expect(refusalOf(table, 'watcher', { type: 'takeSeat', seat: 'side.b' })).toBeNull();
  });

  test('[END-5] the host breaks the game off', () => {
    expect(refusalOf(duo(), 'sideA', { type: 'abandon' })).toBe('host/only');
    expect(duoOf(after(duo(), 'host', { type: 'abandon' })).phase).toMatchObject({
      won: false,
      reason: 'abandoned',
    });
  });

  test('[DUO-18] nothing of the game for two teams is played', () => {
    const others: readonly Command[] = [
      { type: 'rule', upheld: true },
      { type: 'allow' },
      { type: 'coverPenalty', card: 0 },
      { type: 'declinePenalty' },
      { type: 'coverEnemy', card: 0 },
      { type: 'consult', word: 'x', number: 1 },
      { type: 'answerConsultation', answer: 'valid' },
      { type: 'askUndo' },
      { type: 'answerUndo', agree: true },
    ];
    for (const command of others) {
      expect(refusalOf(duo(), 'sideA', command)).toBe('game/not-in-this-mode');
    }
  });
});

describe('the timer', () => {
  test('[TIME-1] has its lengths, and none in sudden death', () => {
    expect(due(timed())).toBe(120);
    expect(due(timed({ 'timer.first_clue': 0 }))).toBe(60);
    const given = after(timed(), 'sideA', clue());
    expect(due(given)).toBe(90);
    expect(due(afterAll(given, ['sideB', guess(9)]))).toBe(60);
    expect(due(timed({ 'timer.use': 'none' }))).toBeNull();
    const last = afterAll(timed({ 'duet.tokens': 1 }), ['sideA', clue()], ['sideB', guess(9)]);
    expect(duoOf(last).phase.name).toBe('sudden_death');
    expect(due(last)).toBeNull();
    expect(due(after(timed(), 'host', { type: 'abandon' }))).toBeNull();
  });

  test('[TIME-2] nudges and takes nothing', () => {
    expect(duoOf(expired(timed()))).toMatchObject({ tokens: 9, clock: null, turn: 1 });
  });

  test('[TIME-10] takes the token of the turn that it ends', () => {
    const strict = timed({ 'timer.on_expiry': 'end_turn' });
    const late = expired(after(strict, 'sideA', clue()));
    expect(duoOf(late)).toMatchObject({ tokens: 8, phase: { name: 'clue', giver: 'b' } });
    expect(duoOf(expired(strict))).toMatchObject({
      tokens: 8,
      phase: { name: 'clue', giver: null },
    });
    expect(duoOf(expired(late))).toMatchObject({ tokens: 7, phase: { giver: 'a' } });
  });

  test('[TIME-6] is not over before its time', () => {
    const state = timed();
    expect(eventsOf(later(state, 119), 'server', { type: 'expire', chance: 0 })).toEqual([]);
    expect(eventsOf(later(state, 120), 'server', { type: 'expire', chance: 0 })).toHaveLength(1);
  });

  test('[TIME-5] may be stopped by either side or the host', () => {
    const given = after(timed(), 'sideA', clue());
    const stopped = after(later(given, 30), 'sideB', pause);
    expect(duoOf(stopped).clock).toEqual({ running: false, left: 60_000, waits: false });
    expect(refusalOf(stopped, 'sideB', guess(3))).toBe('clock/paused');
    expect(refusalOf(stopped, 'sideA', object)).toBe('clock/paused');
    expect(eventsOf(stopped, 'sideA', pause)).toEqual([]);
    expect(due(after(stopped, 'host', resume))).toBe(60);
    expect(eventsOf(given, 'sideA', resume)).toEqual([]);
    expect(refusalOf(given, 'watcher', pause)).toBe('turn/not-your-role');
    expect(refusalOf(duo(), 'sideA', pause)).toBe('clock/none');
  });

  test('[TIME-7] gets back the time that the server was away', () => {
    const state = after(timed(), 'server', { type: 'giveBack', span: 7000 });
    expect(due(state)).toBe(127);
  });
});

test('a command or an event that no type allows is a bug', () => {
  const { table, now, judge } = duo();
  const move = {
    play: duoOf(duo()),
    sides: { a: sideOf(SIDE_A), b: sideOf(SIDE_B) },
    person: table.people[0]!,
    host: table.host,
    now,
    judge,
  };
  expect(() => decideDuo(move, { type: 'moon' } as never)).toThrow('moon');
  expect(() => evolveDuo(duoOf(duo()), { type: 'moon' } as never)).toThrow('moon');
});

test('[DUO-4] a touch is told whatever the phase', () => {
  const play = duoOf(duo());
  const touch = { type: 'cardTouched', outcome: 'bystander', guesser: 'b' } as const;
  const touched = evolveDuo(play, { ...touch, card: cardAt(9, 25)!, by: duo().ids.sideB! });
  expect(touched).toMatchObject({ marks: { a: [], b: [9] }, phase: play.phase });
});
