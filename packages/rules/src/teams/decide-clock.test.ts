import { describe, expect, test } from 'vitest';
import { tableDeadline } from '../decide.ts';
import type { Command } from '../command.ts';
import {
  atLastCall,
  after,
  afterAll,
  clue,
  consult,
  cover,
  eventsOf,
  expired,
  game,
  guess,
  idOf,
  later,
  namesOf,
  object,
  phaseOf,
  refusalOf,
  stop,
  teamsOf,
  type Given,
  type State,
} from '../table.test-kit.ts';
import { TURNS_UNTIL_REST } from './turn.ts';

const pause: Command = { type: 'pauseClock' };
const resume: Command = { type: 'resumeClock' };
const lengths = { 'timer.first_clue': 120, 'timer.clue': 60, 'timer.guess': 90 } as const;
const timed = (changes: Given['changes'] = {}): State =>
  game({ changes: { ...lengths, ...changes } });
const strict = timed({ 'timer.on_expiry': 'end_turn' });
const secondsLeft = (state: State): number | null => {
  const { clock } = teamsOf(state);
  return clock?.running === true ? (clock.deadline - state.now) / 1000 : null;
};

describe('the lengths', () => {
  test('[TIME-1] differ for the first clue of each side, later ones and guessing', () => {
    const first = timed();
    expect(secondsLeft(first)).toBe(120);
    const guessing = after(first, 'redSpy', clue());
    expect(secondsLeft(guessing)).toBe(90);
    const blue = after(guessing, 'redOp', guess(17));
    expect(secondsLeft(blue)).toBe(120);
    const again = afterAll(blue, ['blueSpy', clue()], ['blueOp', guess(18)]);
    expect(secondsLeft(again)).toBe(60);
  });

  test('[TIME-1] of the first clue is that of the others where none is set', () => {
    expect(secondsLeft(timed({ 'timer.first_clue': 0 }))).toBe(60);
  });

  test('[TIME-1] may be none', () => {
    expect(secondsLeft(game())).toBeNull();
    expect(secondsLeft(timed({ 'timer.use': 'none' }))).toBeNull();
    expect(secondsLeft(after(timed({ 'timer.guess': 0 }), 'redSpy', clue()))).toBeNull();
  });

  test('[TIME-1] do not count between two turns', () => {
    const coop = game({ edition: 'origine-2015', mode: 'coop_sim', changes: lengths });
    const enemy = afterAll(coop, ['redSpy', clue()], ['redOp', guess(17)]);
    expect(secondsLeft(enemy)).toBeNull();
    expect(secondsLeft(after(enemy, 'redSpy', { type: 'coverEnemy', card: 9 }))).toBe(60);
  });
});

describe('running out', () => {
  test('[TIME-2] a nudging timer takes nothing', () => {
    const late = expired(timed());
    expect(phaseOf(late)).toBe('clue red');
    expect(secondsLeft(late)).toBeNull();
    expect(phaseOf(after(late, 'redSpy', clue()))).toBe('guess red');
  });

  test('[TIME-3] a strict timer ends the turn of a silent spymaster', () => {
    const late = expired(strict);
    expect(phaseOf(late)).toBe('clue blue');
    expect(teamsOf(late).log[0]).toMatchObject({ clue: null, end: 'time' });
    expect(teamsOf(late).rights).toEqual({ red: false, blue: false });
    expect(secondsLeft(late)).toBe(120);
  });

  test('[TIME-12] a strict timer stops after turns in a row in which nobody did anything', () => {
    const silent = (from: State, turns: number): State =>
      Array.from({ length: turns }).reduce((state: State) => expired(state), from);
    const before = silent(strict, TURNS_UNTIL_REST - 1);
    expect(secondsLeft(before)).toBe(120);
    const resting = expired(before);
    expect(phaseOf(resting)).toBe('clue red');
    expect(teamsOf(resting)).toMatchObject({ turn: TURNS_UNTIL_REST + 1 });
    expect(teamsOf(resting).clock).toEqual({ running: false, left: 120_000, waits: false });
    expect(tableDeadline(resting.table)).toBeNull();
    expect(refusalOf(resting, 'redSpy', clue())).toBe('clock/paused');

    // People let it go on, and it rests again no sooner than before.
    const awake = after(resting, 'redOp', resume);
    expect(secondsLeft(awake)).toBe(120);
    expect(secondsLeft(silent(awake, TURNS_UNTIL_REST - 1))).toBe(120);
    expect(secondsLeft(silent(awake, TURNS_UNTIL_REST))).toBeNull();

    // A clue shows that somebody is there.
    const given = after(before, 'blueSpy', clue());
    expect(secondsLeft(silent(expired(given), TURNS_UNTIL_REST - 1))).not.toBeNull();
  });

  test('[TIME-12] a cover in a turn without a clue shows that somebody is there', () => {
    const fouled = afterAll(strict, ['redSpy', clue()], ['blueSpy', object]);
    const covered = expired(after(fouled, 'blueSpy', cover(9)));
    expect(teamsOf(covered).log[1]).toMatchObject({ clue: null, end: 'time' });
    const resting = (from: State, turns: number): boolean =>
      secondsLeft(Array.from({ length: turns }).reduce((state: State) => expired(state), from)) ===
      null;
    expect(resting(covered, TURNS_UNTIL_REST - 1)).toBe(false);
    expect(resting(covered, TURNS_UNTIL_REST)).toBe(true);
  });

  test('[TIME-4] a strict timer ends the guessing, even before the first touch', () => {
    const untouched = expired(after(strict, 'redSpy', clue(2)));
    expect(phaseOf(untouched)).toBe('clue blue');
    const touched = afterAll(strict, ['redSpy', clue(2)], ['redOp', guess(0)]);
    expect(teamsOf(expired(touched)).left).toEqual({ red: 8, blue: 8 });
    expect(teamsOf(expired(touched)).log[0]?.end).toBe('time');
  });

  test('[TIME-6] what is overdue comes before a move that is too late', () => {
    const guessing = after(strict, 'redSpy', clue(2));
    const onTime = { ...guessing, now: guessing.now + 89_999 };
    expect(refusalOf(onTime, 'redOp', guess(0))).toBeNull();
    const late = { ...guessing, now: guessing.now + 90_000 };
    expect(refusalOf(late, 'redOp', guess(0))).toBe('turn/over');
    const nudged = after(timed(), 'redSpy', clue(2));
    expect(namesOf(eventsOf(later(nudged, 90), 'redOp', guess(0)))).toEqual([
      'timeUp',
      'cardRevealed',
    ]);
  });

  test('[TIME-6] what is overdue comes in its order', () => {
    const asked = after(timed(), 'redSpy', consult());
    expect(tableDeadline(asked.table)).toBe(asked.now + 30_000);
    expect(namesOf(eventsOf(later(asked, 120), 'server', { type: 'expire', chance: 0 }))).toEqual([
      'consultationAnswered',
      'timeUp',
    ]);
    const early = later(asked, 29);
    expect(eventsOf(early, 'server', { type: 'expire', chance: 0 })).toEqual([]);
  });

  test('[TIME-6] an objection or a last call counts before the timer', () => {
    const guessing = after(strict, 'redSpy', clue(2));
    const called = after(later(guessing, 80), 'redOp', object);
    expect(tableDeadline(called.table)).toBe(called.now + 30_000);
    expect(phaseOf(expired(called))).toBe('guess red');
    expect(secondsLeft(expired(called))).toBe(10);
  });

  test('[TIME-6] nothing is awaited before the deal, without a limit, or after the end', () => {
    expect(tableDeadline(game().table)).toBeNull();
    expect(tableDeadline({ ...game().table, play: null })).toBeNull();
    expect(tableDeadline(after(timed(), 'host', { type: 'abandon' }).table)).toBeNull();
    expect(eventsOf(game(), 'server', { type: 'expire', chance: 0 })).toEqual([]);
  });
});

describe('stopping the timer', () => {
  test('[TIME-5] is any guesser’s or the host’s', () => {
    for (const who of ['redOp', 'blueOp2', 'host'] as const) {
      expect(refusalOf(timed(), who, pause)).toBeNull();
    }
    for (const who of ['redSpy', 'watcher'] as const) {
      expect(refusalOf(timed(), who, pause)).toBe('turn/not-your-role');
      expect(refusalOf(timed(), who, resume)).toBe('turn/not-your-role');
    }
    const spyHosts = after(timed(), 'host', { type: 'passHost', person: idOf(timed(), 'redSpy') });
    expect(refusalOf(spyHosts, 'redSpy', pause)).toBe('turn/not-your-role');
    expect(refusalOf(game(), 'redOp', pause)).toBe('clock/none');
    expect(refusalOf(game(), 'redOp', resume)).toBe('clock/none');
  });

  test('[TIME-5] keeps what was left and holds up play', () => {
    const stopped = after(later(after(timed(), 'redSpy', clue(2)), 30), 'blueOp', pause);
    expect(teamsOf(stopped).clock).toEqual({ running: false, left: 60_000, waits: false });
    for (const command of [guess(0), stop, object] as const) {
      expect(refusalOf(stopped, 'redOp', command)).toBe('clock/paused');
    }
    expect(tableDeadline(stopped.table)).toBeNull();
    const goes = after(later(stopped, 500), 'redOp', resume);
    expect(secondsLeft(goes)).toBe(60);
    expect(refusalOf(goes, 'redOp', guess(0))).toBeNull();
  });

  test('[TIME-5] twice is once', () => {
    const stopped = after(timed(), 'redOp', pause);
    expect(eventsOf(stopped, 'redOp', pause)).toEqual([]);
    expect(eventsOf(timed(), 'redOp', resume)).toEqual([]);
  });

  test('[TIME-5] holds up a clue and a cover too', () => {
    const stopped = after(timed(), 'redOp', pause);
    expect(refusalOf(stopped, 'redSpy', clue())).toBe('clock/paused');
    const foul = afterAll(timed(), ['redSpy', clue()], ['blueSpy', object], ['blueOp', pause]);
    expect(refusalOf(foul, 'blueSpy', cover(9))).toBe('clock/paused');
  });
});

describe('[TIME-7] time given back', () => {
  const away: Command = { type: 'giveBack', span: 5000 };
  const due = (state: State): number | null => tableDeadline(state.table);

  test('moves the timer', () => {
    expect(due(after(timed(), 'server', away))).toBe(due(timed())! + 5000);
  });

  test('moves whatever is awaited', () => {
    const called = afterAll(game(), ['redSpy', clue()], ['redOp', object]);
    const asked = after(game(), 'redSpy', consult());
    const call = atLastCall(game());
    const enemy = afterAll(
      game({ edition: 'origine-2015', mode: 'coop_sim' }),
      ['redSpy', clue()],
      ['redOp', guess(17)],
    );
    const wish = afterAll(
      game({ changes: { 'undo.by_agreement': true } }),
      ['redSpy', clue()],
      ['redOp', guess(0)],
      ['redOp', { type: 'askUndo' }],
    );
    for (const state of [called, asked, call, enemy, wish]) {
      expect(due(after(state, 'server', away))).toBe(due(state)! + 5000);
    }
  });

  test('leaves an answered consultation and a stopped timer alone', () => {
    const state = afterAll(
      timed(),
      ['redSpy', consult()],
      ['blueSpy', { type: 'answerConsultation', answer: 'valid' }],
    );
    const back = after(state, 'server', away);
    expect(teamsOf(back).privy).toEqual(teamsOf(state).privy);
    const held = afterAll(timed(), ['redSpy', consult()], ['redOp', pause]);
    expect(teamsOf(after(held, 'server', away)).clock).toEqual(teamsOf(held).clock);
  });

  test('is the server’s alone, while a game runs', () => {
    expect(eventsOf(timed(), 'host', away)).toEqual([]);
    const over = after(timed(), 'host', { type: 'abandon' });
    expect(eventsOf(over, 'server', away)).toEqual([]);
  });

  test('is told even where nothing seems to be awaited: a consultation may be', () => {
    expect(namesOf(eventsOf(game(), 'server', away))).toEqual(['timeGivenBack']);
  });
});
