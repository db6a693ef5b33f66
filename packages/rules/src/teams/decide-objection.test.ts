import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  allow,
  clue,
  eventsOf,
  expired,
  game,
  guess,
  later,
  namesOf,
  object,
  phaseOf,
  refusalOf,
  rule,
  stop,
  teamsOf,
  type Given,
  type State,
} from '../table.test-kit.ts';

const given = (over: Given = {}): State => after(game(over), 'redSpy', clue(2));
const pending = (state: State): boolean => {
  const { phase } = teamsOf(state);
  return phase.name === 'guess' && phase.objection !== null;
};
const changed = (changes: Given['changes']): State => given(changes ? { changes } : {});

describe('calling a clue invalid', () => {
  test('[CONT-2] the opposing spymaster’s call rules at once', () => {
    expect(namesOf(eventsOf(given(), 'blueSpy', object))).toEqual([
      'objectionRuled',
      'penaltyGranted',
      'turnEnded',
    ]);
  });

  test('[CONT-1] [CONT-3] anybody else with a seat asks that spymaster', () => {
    for (const who of ['redOp', 'blueOp'] as const) {
      const called = after(given(), who, object);
      expect(pending(called)).toBe(true);
      expect(phaseOf(after(called, 'blueSpy', rule(true)))).toBe('clue blue');
    }
    expect(refusalOf(given(), 'watcher', object)).toBe('turn/not-your-role');
    expect(refusalOf(given(), 'server', object)).toBe('person/unknown');
  });

  test('[CONT-16] where a player may end the turn, it is the own team’s players who do', () => {
    const may = changed({ 'penalty.turn': 'may_end' });
    expect(phaseOf(after(may, 'redOp', object))).toBe('clue blue');
    expect(teamsOf(after(may, 'redOp2', object)).rights).toEqual({ red: false, blue: true });
    expect(pending(after(may, 'blueOp', object))).toBe(true);
    expect(refusalOf(after(may, 'blueOp', object), 'redOp', rule(true))).toBe('turn/not-your-role');
  });

  test('[CONT-15] its giver does not take it back', () => {
    expect(refusalOf(given(), 'redSpy', object)).toBe('spymaster/silent');
    const older = given({ edition: 'precedente' });
    expect(refusalOf(older, 'redSpy', object)).toBe('spymaster/silent');
    const record = given({ edition: 'table', mode: 'coop_record' });
    expect(phaseOf(after(record, 'redSpy', object))).toBe('clue red');
  });

  test('[CONT-3] one call waits at a time', () => {
    const called = after(given(), 'redOp', object);
    expect(refusalOf(called, 'blueOp', object)).toBe('objection/pending');
    expect(phaseOf(after(called, 'blueSpy', object))).toBe('clue blue');
  });

  test('[CONT-5] ends the turn and leaves what was revealed', () => {
    const state = afterAll(given(), ['redOp', guess(0)], ['blueSpy', object]);
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).covered[0]).toBe('red');
    expect(teamsOf(state).log[0]?.end).toBe('void');
  });

  test('[CONT-6] a table may have it hidden again', () => {
    const undone = { changes: { 'contest.undo_guesses': true } } as const;
    const touched = afterAll(given(undone), ['redOp', guess(0)], ['redOp', guess(1)]);
    const state = after(touched, 'blueSpy', object);
    expect(teamsOf(state)).toMatchObject({ left: { red: 9, blue: 8 } });
    expect(teamsOf(state).covered.every((cover) => cover === null)).toBe(true);
    expect(teamsOf(state).log[0]?.covers.map((cover) => cover.undone)).toEqual([true, true]);
    expect(namesOf(eventsOf(given(undone), 'blueSpy', object))).not.toContain('guessesUndone');
  });

  test('[CONT-6] leaves the cards of earlier turns as they are', () => {
    const state = afterAll(
      given({ changes: { 'contest.undo_guesses': true } }),
      ['redOp', guess(0)],
      ['redOp', stop],
      ['blueSpy', clue()],
      ['blueOp', guess(9)],
      ['redSpy', object],
    );
    expect(teamsOf(state).covered[0]).toBe('red');
    expect(teamsOf(state).covered[9]).toBeNull();
  });

  test('[CONT-2] [CONT-9] the ruling is told as it was made', () => {
    expect(eventsOf(given(), 'blueSpy', object)[0]).toMatchObject({ upheld: true });
    const called = after(given(), 'redOp', object);
    expect(eventsOf(called, 'blueSpy', rule(false))[0]).toMatchObject({ upheld: false });
  });

  test('[CONT-6] hides bystanders too', () => {
    const state = given({
      changes: { 'contest.undo_guesses': true, 'reveal.neutral': 'continue' },
    });
    const hidden = afterAll(state, ['redOp', guess(17)], ['blueSpy', object]);
    expect(teamsOf(hidden).covered[17]).toBeNull();
    expect(teamsOf(hidden).left).toEqual({ red: 9, blue: 8 });
  });

  test('[CONT-7] comes too late after the turn and after the game', () => {
    const state = after(given(), 'redOp', guess(17));
    expect(refusalOf(state, 'blueSpy', object)).toBe('objection/closed');
    expect(refusalOf(state, 'redOp', object)).toBe('objection/closed');
    expect(refusalOf(game(), 'blueSpy', object)).toBe('objection/closed');
    expect(refusalOf(after(given(), 'redOp', guess(24)), 'blueSpy', object)).toBe('game/over');
  });

  test('[CONT-13] may be heard until the first touch only', () => {
    const state = changed({ 'contest.window': 'until_first_guess' });
    expect(refusalOf(state, 'blueSpy', object)).toBeNull();
    expect(refusalOf(after(state, 'redOp', guess(0)), 'blueSpy', object)).toBe('objection/closed');
    expect(refusalOf(after(given(), 'redOp', guess(0)), 'blueSpy', object)).toBeNull();
  });

  test('[CONT-14] may not be played at all', () => {
    const state = changed({ 'penalty.turn': 'none' });
    expect(refusalOf(state, 'blueSpy', object)).toBe('objection/not-played');
  });

  test('[CONT-10] is any player’s where the edition says so', () => {
    for (const who of ['redOp', 'blueOp', 'blueSpy'] as const) {
      expect(phaseOf(after(given({ edition: 'precedente' }), who, object))).toBe('clue blue');
    }
  });

  test('[CONT-12] is any player’s where one side plays alone', () => {
    const record = given({ edition: 'table', mode: 'coop_record' });
    expect(phaseOf(after(record, 'redOp', object))).toBe('clue red');
  });
});

describe('the answer', () => {
  const called = after(given(), 'redOp', object);

  test('[CONT-3] is the opposing spymaster’s', () => {
    expect(refusalOf(called, 'redSpy', rule(true))).toBe('turn/not-your-role');
    expect(refusalOf(called, 'blueOp', rule(true))).toBe('turn/not-your-role');
    expect(refusalOf(called, 'watcher', rule(true))).toBe('turn/not-your-role');
    expect(refusalOf(given(), 'blueSpy', rule(true))).toBe('objection/none');
    expect(refusalOf(game(), 'blueSpy', rule(true))).toBe('objection/closed');
  });

  test('[CONT-9] that the clue stands costs nothing and settles the matter', () => {
    const stands = after(called, 'blueSpy', rule(false));
    expect(pending(stands)).toBe(false);
    expect(phaseOf(after(stands, 'redOp', guess(0)))).toBe('guess red');
    expect(refusalOf(stands, 'redOp', object)).toBe('objection/closed');
    expect(refusalOf(stands, 'blueSpy', object)).toBe('objection/closed');
  });

  test('[CONT-4] that does not come lets the clue stand', () => {
    const stands = expired(called);
    expect(phaseOf(stands)).toBe('guess red');
    expect(pending(stands)).toBe(false);
    expect(teamsOf(stands).rights).toEqual({ red: false, blue: false });
  });

  test('[TIME-9] that took time gives it back to the guessers', () => {
    const timed = given({ changes: { 'timer.guess': 60 } });
    const asked = after(later(timed, 10), 'redOp', object);
    const stands = after(later(asked, 20), 'blueSpy', rule(false));
    expect(teamsOf(stands).clock).toEqual({ running: true, deadline: timed.now + 80_000 });
    const allowed = after(later(asked, 5), 'blueSpy', allow);
    expect(teamsOf(allowed).clock).toEqual({ running: true, deadline: timed.now + 65_000 });
  });
});

describe('the waiver', () => {
  test('[CONT-8] lets the opposing spymaster allow a clue for good', () => {
    const allowed = after(given(), 'blueSpy', allow);
    expect(phaseOf(allowed)).toBe('guess red');
    expect(refusalOf(allowed, 'blueSpy', object)).toBe('objection/closed');
    expect(refusalOf(allowed, 'redOp', object)).toBe('objection/closed');
    expect(refusalOf(allowed, 'blueSpy', allow)).toBe('objection/closed');
  });

  test('[CONT-8] answers an objection that waits', () => {
    const called = after(given(), 'redOp', object);
    expect(pending(after(called, 'blueSpy', allow))).toBe(false);
  });

  test('[CONT-8] is nobody else’s, and not played everywhere', () => {
    for (const who of ['redSpy', 'redOp', 'blueOp', 'watcher'] as const) {
      expect(refusalOf(given(), who, allow)).toBe('turn/not-your-role');
    }
    expect(refusalOf(given({ edition: 'table' }), 'blueSpy', allow)).toBe('allow/not-played');
    expect(refusalOf(game(), 'blueSpy', allow)).toBe('objection/closed');
    const coop = given({ edition: 'origine-2015', mode: 'coop_sim' });
    expect(refusalOf(coop, 'redSpy', allow)).toBe('turn/not-your-role');
  });
});

describe('[CONT-11] a vote', () => {
  const voting = changed({ 'contest.judge': 'vote' });
  const called = after(voting, 'blueSpy', object);

  test('needs more than half of those seated to find the clue invalid', () => {
    expect(pending(called)).toBe(true);
    const three = afterAll(called, ['blueOp', rule(true)], ['blueOp2', rule(true)]);
    expect(pending(three)).toBe(true);
    expect(phaseOf(after(three, 'redOp', rule(true)))).toBe('clue blue');
  });

  test('is settled as soon as half of them find it valid', () => {
    const two = afterAll(called, ['redOp', rule(false)], ['redOp2', rule(false)]);
    expect(pending(two)).toBe(true);
    expect(pending(after(two, 'redSpy', rule(false)))).toBe(false);
    expect(phaseOf(after(two, 'redSpy', rule(false)))).toBe('guess red');
  });

  test('is cast once by each', () => {
    expect(refusalOf(called, 'blueSpy', rule(false))).toBe('objection/voted');
    expect(refusalOf(called, 'watcher', rule(true))).toBe('turn/not-your-role');
    expect(refusalOf(voting, 'redOp', rule(true))).toBe('objection/none');
  });

  test('that runs out without them lets the clue stand', () => {
    expect(phaseOf(expired(called))).toBe('guess red');
    const three = afterAll(called, ['blueOp', rule(true)], ['blueOp2', rule(true)]);
    expect(phaseOf(expired(three))).toBe('guess red');
    expect(phaseOf(expired(after(called, 'redOp', rule(false))))).toBe('guess red');
  });

  test('goes on in the next turn as if nothing had been', () => {
    const next = afterAll(
      expired(called),
      ['redOp', guess(0)],
      ['redOp', stop],
      ['blueSpy', clue()],
    );
    expect(refusalOf(next, 'redOp', object)).toBeNull();
  });
});
