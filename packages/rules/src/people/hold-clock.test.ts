import { describe, expect, test } from 'vitest';
import {
  after,
  clue,
  duo,
  duoOf,
  eventsOf,
  game,
  later,
  namesOf,
  object,
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
