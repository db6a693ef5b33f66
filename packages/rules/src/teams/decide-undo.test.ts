import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { tableDeadline } from '../decide.ts';
import {
  atLastCall,
  after,
  afterAll,
  allow,
  answerUndo,
  askUndo,
  clue,
  cover,
  decline,
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

const played = (changes: Given['changes'] = {}): Given => ({
  changes: { 'undo.by_agreement': true, ...changes },
});
const touched = (card: number, given: Given = played()): State =>
  afterAll(game(given), ['redSpy', clue(2)], ['redOp', guess(card)]);
const undone = (state: State): State =>
  afterAll(state, ['redOp', askUndo], ['redSpy', answerUndo(true)], ['blueSpy', answerUndo(true)]);

describe('asking', () => {
  test('[UNDO-1] any operative of the side asks, where the table allows it', () => {
    expect(refusalOf(touched(0), 'redOp2', askUndo)).toBeNull();
    for (const who of ['redSpy', 'blueOp', 'blueSpy', 'watcher'] as const) {
      expect(refusalOf(touched(0), who, askUndo)).toBe('turn/not-your-role');
    }
    expect(refusalOf(touched(0, {}), 'redOp', askUndo)).toBe('undo/not-played');
    const coop = touched(0, { edition: 'table', mode: 'coop_record', ...played() });
    expect(refusalOf(coop, 'redOp', askUndo)).toBe('undo/not-played');
  });

  test('[UNDO-3] for the last reveal, as long as nothing followed it', () => {
    expect(refusalOf(game(played()), 'redOp', askUndo)).toBe('undo/nothing');
    const mistake = touched(17);
    expect(refusalOf(mistake, 'redOp', askUndo)).toBeNull();
    expect(refusalOf(after(mistake, 'blueSpy', clue()), 'redOp', askUndo)).toBe('undo/nothing');
    expect(refusalOf(after(touched(0), 'redOp', stop), 'redOp', askUndo)).toBe('undo/nothing');
    expect(refusalOf(after(touched(0), 'blueSpy', object), 'redOp', askUndo)).toBe('undo/nothing');
    expect(refusalOf(after(touched(0), 'blueSpy', allow), 'redOp', askUndo)).toBe('undo/nothing');
    const ruled = afterAll(touched(0), ['blueOp', object], ['blueSpy', rule(false)]);
    expect(refusalOf(ruled, 'redOp', askUndo)).toBe('undo/nothing');
    expect(refusalOf(touched(24), 'redOp', askUndo)).toBe('game/over');
  });

  test('[UNDO-3] a card that ended the turn at the cap counts too', () => {
    const capped = afterAll(game(played()), ['redSpy', clue()], ['redOp', guess(0)]);
    expect(refusalOf(after(capped, 'redOp', guess(1)), 'redOp', askUndo)).toBeNull();
  });

  test('[UNDO-3] [CONT-3] not while an objection waits', () => {
    const called = after(touched(0), 'blueOp', object);
    expect(refusalOf(called, 'redOp', askUndo)).toBe('turn/objection-pending');
  });

  test('[UNDO-6] play waits for the answer', () => {
    const asked = after(touched(0), 'redOp', askUndo);
    const waiting: readonly Command[] = [guess(1), stop, object, allow];
    for (const command of waiting) {
      expect(refusalOf(asked, 'redOp', command)).toBe('undo/pending');
    }
    expect(refusalOf(asked, 'redOp', askUndo)).toBe('undo/pending');
    expect(refusalOf(after(touched(17), 'redOp', askUndo), 'blueSpy', clue())).toBe('undo/pending');
  });
});

describe('answering', () => {
  const asked = after(touched(17), 'redOp', askUndo);

  test('[UNDO-2] both spymasters must agree', () => {
    const half = after(asked, 'redSpy', answerUndo(true));
    expect(teamsOf(half).undo?.agreed).toEqual({ red: true, blue: false });
    expect(eventsOf(half, 'redSpy', answerUndo(true))).toEqual([]);
    expect(namesOf(eventsOf(half, 'blueSpy', answerUndo(true)))).toEqual([
      'undoAgreed',
      'revealUndone',
    ]);
    expect(refusalOf(asked, 'redOp', answerUndo(true))).toBe('turn/not-your-role');
    expect(refusalOf(asked, 'watcher', answerUndo(true))).toBe('turn/not-your-role');
    expect(refusalOf(touched(17), 'redSpy', answerUndo(true))).toBe('undo/none');
  });

  test('[UNDO-2] neither of them has agreed before', () => {
    expect(teamsOf(asked).undo?.agreed).toEqual({ red: false, blue: false });
    expect(namesOf(eventsOf(asked, 'blueSpy', answerUndo(true)))).toEqual(['undoAgreed']);
  });

  test('[UNDO-4] the log keeps both, and which of them was taken back', () => {
    const two = afterAll(
      game(played()),
      ['redSpy', clue(3)],
      ['redOp', guess(0)],
      ['redOp', guess(1)],
      ['redOp', askUndo],
      ['redSpy', answerUndo(true)],
      ['blueSpy', answerUndo(true)],
    );
    expect(teamsOf(two).log[0]?.covers.map(({ card, undone }) => [card, undone])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('[UNDO-5] one refusal settles it', () => {
    const refused = after(asked, 'blueSpy', answerUndo(false));
    expect(teamsOf(refused).undo).toBeNull();
    expect(teamsOf(refused).covered[17]).toBe('bystander');
    expect(refusalOf(refused, 'redOp', askUndo)).toBe('undo/nothing');
    expect(refusalOf(refused, 'blueSpy', clue())).toBeNull();
  });

  test('[UNDO-5] so does silence', () => {
    const silent = expired(asked);
    expect(teamsOf(silent).undo).toBeNull();
    expect(phaseOf(silent)).toBe('clue blue');
  });

  test('[TIME-9] the time it took is given back', () => {
    const timed = touched(0, played({ 'timer.guess': 60 }));
    const wish = after(later(timed, 10), 'redOp', askUndo);
    const refused = after(later(wish, 15), 'redSpy', answerUndo(false));
    expect(teamsOf(refused).clock).toEqual({ running: true, deadline: timed.now + 75_000 });
  });
});

describe('[UNDO-4] a reveal taken back', () => {
  test('opens the turn again', () => {
    const state = undone(touched(17));
    expect(phaseOf(state)).toBe('guess red');
    expect(teamsOf(state)).toMatchObject({ turn: 1, left: { red: 9, blue: 8 }, undo: null });
    expect(teamsOf(state).covered[17]).toBeNull();
    expect(refusalOf(state, 'redOp', stop)).toBe('guess/minimum');
    expect(refusalOf(state, 'redOp', guess(17))).toBeNull();
  });

  test('stays in the log', () => {
    const state = afterAll(undone(touched(9)), ['redOp', guess(0)]);
    expect(teamsOf(state).log).toHaveLength(1);
    expect(teamsOf(state).log[0]).toMatchObject({ end: null });
    expect(teamsOf(state).log[0]?.covers.map(({ card, undone: back }) => [card, back])).toEqual([
      [9, true],
      [0, false],
    ]);
  });

  test('leaves the turns before it as they were', () => {
    const second = afterAll(touched(17), ['blueSpy', clue()], ['blueOp', guess(18)]);
    const asked = afterAll(
      second,
      ['blueOp', askUndo],
      ['redSpy', answerUndo(true)],
      ['blueSpy', answerUndo(true)],
    );
    expect(teamsOf(asked).log.map(({ turn, end }) => [turn, end])).toEqual([
      [1, 'mistake'],
      [2, null],
    ]);
  });

  test('gives back debts and rights', () => {
    const debt = touched(0, {
      edition: 'capitaine',
      owed: { red: 0, blue: 8 },
      changes: { 'undo.by_agreement': true },
    });
    const blueCard = after(debt, 'redOp', guess(9));
    expect(teamsOf(blueCard).owed.blue).toBe(7);
    expect(teamsOf(undone(blueCard)).owed.blue).toBe(8);
  });

  test('starts the timer again', () => {
    const timed = touched(17, played({ 'timer.guess': 60, 'timer.clue': 90 }));
    const state = undone(later(timed, 10));
    expect(teamsOf(state).clock).toEqual({ running: true, deadline: state.now + 60_000 });
  });
});

describe('a wish during the last call', () => {
  const call = atLastCall(game(played()));
  const wish = after(call, 'blueOp', askUndo);

  test('[UNDO-6] holds it up, and its limit', () => {
    expect(refusalOf(wish, 'blueSpy', cover(9))).toBe('undo/pending');
    expect(refusalOf(wish, 'blueSpy', decline)).toBe('undo/pending');
    const later20 = after(later(call, 20), 'blueOp', askUndo);
    const overdue = { ...later20, now: call.now + 31_000 };
    expect(eventsOf(overdue, 'server', { type: 'expire', chance: 0 })).toEqual([]);
  });

  test('[UNDO-4] gives the turn back with its right', () => {
    const state = afterAll(wish, ['redSpy', answerUndo(true)], ['blueSpy', answerUndo(true)]);
    expect(phaseOf(state)).toBe('guess blue');
    expect(teamsOf(state).rights.blue).toBe(true);
  });

  test('[UNDO-3] comes too late once the right was used or refused', () => {
    for (const command of [cover(9), decline]) {
      expect(refusalOf(after(call, 'blueSpy', command), 'blueOp', askUndo)).toBe('undo/nothing');
    }
    expect(refusalOf(expired(call), 'blueOp', askUndo)).toBe('undo/nothing');
  });

  test('[UNDO-5] and both run out one after the other', () => {
    const silent = expired(wish);
    expect(phaseOf(silent)).toBe('penalty_last_call');
    expect(teamsOf(silent).undo).toBeNull();
    expect(phaseOf(expired(silent))).toBe('clue red');
  });

  test('[TIME-9] takes none of its time, whoever ends the wish', () => {
    const due = (state: State): number => (tableDeadline(state.table) ?? 0) - state.now;
    const asked = after(later(call, 20), 'blueOp', askUndo);
    const declined = after(later(asked, 8), 'redSpy', answerUndo(false));
    expect(due(declined)).toBe(10_000);
    expect(due({ ...expired(asked), now: asked.now + 30_000 })).toBe(10_000);
  });
});
