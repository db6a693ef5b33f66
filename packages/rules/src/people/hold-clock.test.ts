import { describe, expect, test } from 'vitest';
import { tableDeadline } from '../decide.ts';
import type { Seat } from '../seat.ts';
import {
  atLastCall,
  after,
  afterAll,
  askUndo,
  clue,
  consult,
  cover,
  coverEnemy,
  duo,
  duoOf,
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
  teamsOf,
  type State,
} from '../table.test-kit.ts';

const timed = { 'timer.clue': 60, 'timer.guess': 40 } as const;
const running = game({ changes: timed });
const leave = { type: 'leave' } as const;
const clockOf = (state: State) => teamsOf(state).clock;

describe('the timer', () => {
  test('[TIME-1] starts with the game', () => {
    expect(clockOf(running)).toEqual({ running: true, deadline: running.now + 60_000 });
    expect(clockOf(game())).toBeNull();
  });

  test('[TIME-8] stands still while a seat is empty, and goes on with what was left', () => {
    const left = after(later(running, 20), 'redSpy', leave);
    expect(clockOf(left)).toEqual({ running: false, left: 40_000, waits: true });
    const filled = after(later(left, 500), 'redOp', { type: 'takeSeat', seat: 'red.spymaster' });
    expect(clockOf(filled)).toEqual({ running: true, deadline: filled.now + 40_000 });
  });

  test('[TIME-8] takes no notice of a seat that others still hold', () => {
    expect(namesOf(eventsOf(running, 'redOp', leave))).toEqual(['personLeft']);
    const left = after(running, 'redSpy', leave);
    expect(namesOf(eventsOf(left, 'blueSpy', leave))).toEqual(['personLeft']);
  });

  test('[TIME-8] needs nothing where there is none, or where it was stopped', () => {
    expect(namesOf(eventsOf(game(), 'redSpy', leave))).toEqual(['personLeft']);
    const stopped = after(running, 'redOp', { type: 'pauseClock' });
    expect(namesOf(eventsOf(stopped, 'redSpy', leave))).toEqual(['personLeft']);
    const over = after(running, 'host', { type: 'abandon' });
    expect(namesOf(eventsOf(over, 'redSpy', leave))).toEqual(['personLeft']);
  });

  test('[TIME-8] stays as people left it: who stopped it lets it go on', () => {
    const stopped = after(later(running, 20), 'redOp', { type: 'pauseClock' });
    const left = after(later(stopped, 5), 'redSpy', leave);
    const filled = after(later(left, 500), 'redOp2', { type: 'takeSeat', seat: 'red.spymaster' });
    expect(clockOf(filled)).toEqual({ running: false, left: 40_000, waits: false });
    const on = after(filled, 'redOp', { type: 'resumeClock' });
    expect(clockOf(on)).toEqual({ running: true, deadline: on.now + 40_000 });
  });

  test('[TIME-8] goes on once the last of two empty seats is taken', () => {
    const left = after(after(running, 'redSpy', leave), 'blueSpy', leave);
    const half = after(left, 'redOp2', { type: 'takeSeat', seat: 'red.spymaster' });
    expect(clockOf(half)).toEqual({ running: false, left: 60_000, waits: true });
    const filled = after(half, 'blueOp2', { type: 'takeSeat', seat: 'blue.spymaster' });
    expect(clockOf(filled)).toMatchObject({ running: true });
  });

  test('[TIME-8] a timer that ran out as the seat emptied has nothing left', () => {
    const left = after(game({ changes: timed }), 'redSpy', clue());
    const gone = after(later(left, 40), 'redOp2', leave);
    expect(clockOf(gone)).toBeNull();
  });

  test('[TIME-9] loses nothing to an answer that is awaited when a seat empties', () => {
    const asked = after(after(running, 'redSpy', clue()), 'blueOp', object);
    const left = after(later(asked, 20), 'blueSpy', leave);
    expect(clockOf(left)).toEqual({ running: false, left: 40_000, waits: true });
    const filled = after(later(left, 5), 'blueOp', { type: 'takeSeat', seat: 'blue.spymaster' });
    const stands = after(later(filled, 2), 'blueOp', rule(false));
    expect(clockOf(stands)).toEqual({ running: true, deadline: stands.now + 40_000 });
  });

  test('[TIME-9] loses nothing to one that is awaited during a pause', () => {
    const asked = after(after(running, 'redSpy', clue()), 'blueOp', object);
    const paused = after(later(asked, 20), 'redOp', { type: 'pauseClock' });
    const stands = after(later(paused, 5), 'blueSpy', rule(false));
    const on = after(later(stands, 100), 'redOp', { type: 'resumeClock' });
    expect(clockOf(on)).toEqual({ running: true, deadline: on.now + 40_000 });
  });

  test('[TIME-9] gives nothing twice where it goes on before the answer', () => {
    const asked = after(after(running, 'redSpy', clue()), 'blueOp', object);
    const paused = after(later(asked, 10), 'redOp', { type: 'pauseClock' });
    const on = after(later(paused, 10), 'redOp', { type: 'resumeClock' });
    const stands = after(later(on, 5), 'blueSpy', rule(false));
    expect(clockOf(stands)).toEqual({ running: true, deadline: stands.now + 40_000 });
  });

  test('[TIME-9] [TIME-11] gives it back whole to who answers once a seat is taken again', () => {
    const asked = after(after(running, 'redSpy', clue()), 'blueOp', object);
    const left = after(later(asked, 20), 'blueSpy', leave);
    const filled = after(later(left, 500), 'blueOp', { type: 'takeSeat', seat: 'blue.spymaster' });
    const stands = after(later(filled, 29), 'blueOp', rule(false));
    expect(clockOf(stands)).toEqual({ running: true, deadline: stands.now + 40_000 });
  });

  test('[TIME-8] stands still in Duo too', () => {
    const state = duo({ changes: timed });
    const left = after(later(state, 20), 'sideA', leave);
    expect(duoOf(left).clock).toEqual({ running: false, left: 40_000, waits: true });
    const filled = after(later(left, 7), 'watcher', { type: 'takeSeat', seat: 'side.a' });
    expect(duoOf(filled).clock).toEqual({ running: true, deadline: filled.now + 40_000 });
  });

  test('[TIME-8] stands still in Duo for the side that guesses', () => {
    const given = after(duo({ changes: timed }), 'sideA', clue());
    const left = after(later(given, 10), 'sideB', leave);
    expect(duoOf(left).clock).toEqual({ running: false, left: 30_000, waits: true });
  });

  test('[TIME-1] runs in Duo too', () => {
    const state = duo({ changes: timed });
    expect(duoOf(state).clock).toEqual({ running: true, deadline: state.now + 60_000 });
  });
});

describe('an answer that is awaited', () => {
  const expire = { type: 'expire', chance: 0 } as const;
  const wait = (state: State): State => after(later(state, 3600), 'server', expire);
  const sit = (seat: Seat) => ({ type: 'takeSeat', seat }) as const;
  const call = atLastCall(game());

  test('[SEAT-6] [TIME-11] does not lapse while the seat of who would give it is empty', () => {
    const alone = wait(after(later(call, 20), 'blueSpy', leave));
    expect(tableDeadline(alone.table)).toBeNull();
    expect(phaseOf(alone)).toBe('penalty_last_call');
    const taken = after(alone, 'blueOp2', sit('blue.spymaster'));
    expect(tableDeadline(taken.table)).toBe(taken.now + 30_000);
    expect(teamsOf(after(later(taken, 29), 'blueOp2', cover(9))).left.blue).toBe(7);
    expect(phaseOf(expired(taken))).toBe('clue red');
  });

  test('[SEAT-6] [TIME-11] does not lapse because the others get up', () => {
    const called = after(after(game(), 'redSpy', clue()), 'blueOp', object);
    const gone = wait(afterAll(later(called, 20), ['redOp', leave], ['redOp2', leave]));
    expect(refusalOf(gone, 'blueSpy', rule(true))).toBe('game/waiting-for-player');
    const back = after(gone, 'watcher', sit('red.operative'));
    expect(phaseOf(after(back, 'blueSpy', rule(true)))).toBe('clue blue');
  });

  test('[COOP-1] [SEAT-6] is left to the spymaster to come, not to chance', () => {
    const alone = game({ edition: 'origine-2015', mode: 'coop_sim' });
    const enemy = afterAll(alone, ['redSpy', clue()], ['redOp', guess(17)], ['redSpy', leave]);
    const taken = after(wait(enemy), 'redOp2', sit('red.spymaster'));
    expect(teamsOf(after(taken, 'redOp2', coverEnemy(12))).covered[12]).toBe('blue');
  });

  test('[UNDO-6] [TIME-11] is awaited on, and so is the last call that waits for it', () => {
    const undoable = game({ changes: { 'undo.by_agreement': true } });
    const wish = afterAll(undoable, ['redSpy', clue()], ['redOp', guess(17)], ['redOp', askUndo]);
    const gone = wait(after(wish, 'blueSpy', leave));
    const taken = after(gone, 'blueOp', sit('blue.spymaster'));
    expect(teamsOf(taken).undo).toMatchObject({ deadline: taken.now + 30_000 });
  });

  test('[CONS-4] a quiet question runs out meanwhile: nobody may learn that it was asked', () => {
    const asked = after(game(), 'redSpy', consult());
    const gone = after(asked, 'blueSpy', leave);
    expect(namesOf(eventsOf(later(gone, 31), 'server', expire))).toEqual(['consultationAnswered']);
    expect(namesOf(eventsOf(gone, 'blueOp', sit('blue.spymaster')))).toEqual(['seatTaken']);
  });

  test('[TIME-11] has its time as before where the seat was one of several', () => {
    const half = after(later(call, 20), 'redOp', leave);
    expect(tableDeadline(half.table)).toBe(call.now + 30_000);
    const joined = after(half, 'watcher', sit('red.operative'));
    expect(tableDeadline(joined.table)).toBe(call.now + 30_000);
  });
});
