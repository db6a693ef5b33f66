import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { personId } from '../person.ts';
import { personOf } from '../table.ts';
import {
  after,
  afterAll,
  eventsOf,
  game,
  idOf,
  lobby,
  refusalOf,
  type State,
  type Who,
} from '../table.test-kit.ts';

const seatOf = (state: State, who: Who) => personOf(state.table, state.ids[who] ?? null)?.seat;
const swap = (state: State, one: Who, other: Who): Command => ({
  type: 'swapSeats',
  person: idOf(state, one),
  other: idOf(state, other),
});

describe('changing places', () => {
  test('[SEAT-16] two people have each other’s seat', () => {
    const state = lobby();
    const swapped = after(state, 'host', swap(state, 'redSpy', 'blueOp'));
    expect(seatOf(swapped, 'redSpy')).toBe('blue.operative');
    expect(seatOf(swapped, 'blueOp')).toBe('red.spymaster');
    expect(seatOf(swapped, 'redOp')).toBe('red.operative');
  });

  test('[SEAT-16] a spectator may be one of them', () => {
    const state = lobby();
    const swapped = after(state, 'host', swap(state, 'watcher', 'redSpy'));
    expect(seatOf(swapped, 'watcher')).toBe('red.spymaster');
    expect(seatOf(swapped, 'redSpy')).toBeNull();
  });

  test('[SEAT-16] it is the host’s, between two games, between people who are there', () => {
    const state = lobby();
    const order = swap(state, 'redOp', 'blueOp');
    expect(refusalOf(state, 'redOp', order)).toBe('host/only');
    expect(refusalOf(state, 'server', order)).toBeNull();
    expect(refusalOf(game(), 'host', swap(game(), 'redOp', 'blueOp'))).toBe('seat/game-running');
    const gone = after(state, 'blueOp', { type: 'leave' });
    expect(refusalOf(gone, 'host', order)).toBe('person/unknown');
    expect(refusalOf(gone, 'host', swap(state, 'blueOp', 'redOp'))).toBe('person/unknown');
    expect(eventsOf(state, 'host', swap(state, 'redOp', 'redOp2'))).toEqual([]);
  });
});

describe('a shuffle', () => {
  const seated = (state: State) => state.table.people.filter((person) => person.seat !== null);

  test('[SEAT-16] deals the seats that are held to those who hold them', () => {
    const state = lobby();
    const people = seated(state);
    const order = people.map((person) => person.id).toReversed();
    const shuffled = after(state, 'host', { type: 'shuffleSeats', order });
    expect(order.map((id) => personOf(shuffled.table, id)?.seat)).toEqual(
      people.map((person) => person.seat),
    );
    expect(seatOf(shuffled, 'watcher')).toBeNull();
  });

  test('[SEAT-16] says nothing of who keeps a seat', () => {
    const state = lobby();
    const order = seated(state).map((person) => person.id);
    expect(eventsOf(state, 'host', { type: 'shuffleSeats', order })).toEqual([]);
  });

  test('[SEAT-16] is the host’s, between two games, of everybody seated and nobody else', () => {
    const state = lobby();
    const order = seated(state).map((person) => person.id);
    const shuffle = (of: typeof order): Command => ({ type: 'shuffleSeats', order: of });
    expect(refusalOf(state, 'redOp', shuffle(order))).toBe('host/only');
    expect(refusalOf(game(), 'host', shuffle(order))).toBe('seat/game-running');
    expect(refusalOf(state, 'host', shuffle(order.slice(1)))).toBe('person/unknown');
    expect(refusalOf(state, 'host', shuffle([...order.slice(1), personId(99)]))).toBe(
      'person/unknown',
    );
    expect(refusalOf(state, 'host', shuffle([...order, personId(99)]))).toBe('person/unknown');
  });
});

describe('a rematch', () => {
  const rotate: Command = { type: 'rotateSeats' };

  test('[SEAT-11] the spymaster changes places with the operative who came next', () => {
    const once = after(lobby(), 'host', rotate);
    expect(seatOf(once, 'redSpy')).toBe('red.operative');
    expect(seatOf(once, 'redOp')).toBe('red.spymaster');
    expect(seatOf(once, 'blueOp')).toBe('blue.spymaster');
    const twice = after(once, 'host', rotate);
    expect(seatOf(twice, 'redOp2')).toBe('red.spymaster');
    expect(seatOf(after(twice, 'host', rotate), 'redSpy')).toBe('red.spymaster');
  });

  test('[SEAT-11] is the host’s, between two games', () => {
    expect(refusalOf(lobby(), 'redOp', rotate)).toBe('host/only');
    expect(refusalOf(lobby(), 'server', rotate)).toBeNull();
    expect(refusalOf(game(), 'host', rotate)).toBe('seat/game-running');
  });

  test('[SEAT-11] leaves alone a team without spymaster or operative', () => {
    const noSpy = after(lobby(), 'redSpy', { type: 'leave' });
    expect(seatOf(after(noSpy, 'host', rotate), 'redOp')).toBe('red.operative');
    const noOps = afterAll(lobby(), ['redOp', { type: 'leave' }], ['redOp2', { type: 'leave' }]);
    expect(seatOf(after(noOps, 'host', rotate), 'redSpy')).toBe('red.spymaster');
    expect(eventsOf(lobby({ edition: 'duo', mode: 'duo' }), 'host', rotate)).toEqual([]);
  });
});
