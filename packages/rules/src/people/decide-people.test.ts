import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { MAX_PEOPLE } from '../person.ts';
import type { Seat } from '../seat.ts';
import { personOf } from '../table.ts';
import {
  after,
  eventsOf,
  lobby,
  namesOf,
  refusalOf,
  type State,
  type Who,
} from '../table.test-kit.ts';
import { back, bot, join, sit } from './coming.test-kit.ts';

const seatOf = (state: State, who: Who) => personOf(state.table, state.ids[who] ?? null)?.seat;

describe('coming and going', () => {
  test('[SEAT-8] the first to come is the host', () => {
    const state = lobby();
    expect(state.table.host).toBe(state.ids.host);
    expect(namesOf(eventsOf(state, 'server', join('Zoé')))).toEqual(['personJoined']);
  });

  test('[SEAT-12] a name that shows nothing is refused', () => {
    expect(refusalOf(lobby(), 'server', join('  '))).toBe('person/name');
    expect(refusalOf(lobby(), 'host', bot('red.operative', ' '))).toBe('person/name');
    expect(refusalOf(lobby(), 'redOp', { type: 'rename', name: '' })).toBe('person/name');
  });

  test('[SEAT-14] the table holds 64', () => {
    let state = lobby();
    while (state.table.people.length < MAX_PEOPLE) {
      state = after(state, 'server', join(`n${String(state.table.people.length)}`));
    }
    expect(refusalOf(state, 'server', join('one more'))).toBe('room/full');
    expect(refusalOf(state, 'host', bot('red.operative'))).toBe('room/full');
    expect(refusalOf(after(state, 'watcher', { type: 'leave' }), 'server', join('x'))).toBeNull();
  });

  test('[SEAT-8] the host’s role passes to the next person, never to a computer', () => {
    const state = after(lobby(), 'host', { type: 'leave' });
    expect(state.table.host).toBe(state.ids.redSpy);
    const alone = ['redOp', 'redOp2', 'blueSpy', 'blueOp', 'blueOp2', 'watcher'] as const;
    const two = alone.reduce((before, who) => after(before, who, { type: 'leave' }), state);
    const withBot = after(two, 'redSpy', bot('blue.spymaster'));
    const empty = after(withBot, 'redSpy', { type: 'leave' });
    expect(empty.table.host).toBeNull();
    expect(after(empty, 'server', join('new')).table.host).toBe(
      after(empty, 'server', join('new')).table.people.at(-1)?.id,
    );
  });

  test('[SEAT-8] the host hands the role on', () => {
    const pass = (state: State, who: Who): Command => ({
      type: 'passHost',
      person: state.ids[who]!,
    });
    const state = lobby();
    expect(after(state, 'host', pass(state, 'redOp')).table.host).toBe(state.ids.redOp);
    expect(after(state, 'server', pass(state, 'redOp')).table.host).toBe(state.ids.redOp);
    expect(refusalOf(state, 'redOp', pass(state, 'redOp'))).toBe('host/only');
    const withBot = after(state, 'host', bot('red.operative'));
    const robot = withBot.table.people.at(-1)!.id;
    expect(refusalOf(withBot, 'host', { type: 'passHost', person: robot })).toBe('person/unknown');
  });

  test('[SEAT-9] whoever was removed does not come back', () => {
    const state = lobby();
    const removed = after(state, 'host', { type: 'remove', person: state.ids.watcher! });
    expect(refusalOf(removed, 'server', join('watcher', state.ids.watcher))).toBe('person/removed');
    expect(refusalOf(removed, 'server', join('somebody'))).toBeNull();
    expect(refusalOf(removed, 'host', { type: 'remove', person: state.ids.watcher! })).toBe(
      'person/unknown',
    );
    expect(refusalOf(state, 'redOp', { type: 'remove', person: state.ids.watcher! })).toBe(
      'host/only',
    );
  });

  test('[SEAT-7] whoever comes back is the same person', () => {
    const state = lobby();
    const gone = after(state, 'redOp', { type: 'leave' });
    expect(seatOf(gone, 'redOp')).toBeUndefined();
    const again = back(gone, 'redOp');
    expect(seatOf(again, 'redOp')).toBeNull();
    expect(again.table.joined).toBe(state.table.joined);
    expect(again.table.gone).toEqual([]);
    const instead = after(gone, 'server', join('new'));
    expect(instead.table.joined).toBe(state.table.joined + 1);
    expect(instead.table.gone).toHaveLength(1);
    const other = after(again, 'server', join('new'));
    expect(other.table.joined).toBe(state.table.joined + 1);
  });

  test('nobody acts who is not there', () => {
    const state = after(lobby(), 'redOp', { type: 'leave' });
    const asks: readonly Command[] = [
      { type: 'rename', name: 'x' },
      sit('red.operative'),
      { type: 'leaveSeat' },
      { type: 'leave' },
    ];
    for (const command of asks) {
      expect(refusalOf(state, 'redOp', command)).toBe('person/unknown');
      expect(refusalOf(state, 'server', command)).toBe('person/unknown');
    }
  });
});

describe('sitting down', () => {
  test('[SEAT-1] a second spymaster finds the seat taken', () => {
    expect(refusalOf(lobby(), 'watcher', sit('red.spymaster'))).toBe('seat/taken');
    expect(refusalOf(lobby(), 'redSpy', sit('red.spymaster'))).toBeNull();
    expect(eventsOf(lobby(), 'redSpy', sit('red.spymaster'))).toEqual([]);
  });

  test('[SEAT-2] any number of operatives sit together', () => {
    expect(refusalOf(lobby(), 'watcher', sit('red.operative'))).toBeNull();
  });

  test('[SEAT-3] the seats of other modes can’t be taken', () => {
    expect(refusalOf(lobby(), 'watcher', sit('side.a'))).toBe('seat/unknown');
    expect(refusalOf(lobby(), 'watcher', sit('shared.operative'))).toBe('seat/unknown');
    const coop = lobby({ edition: 'table', mode: 'coop_record' });
    expect(refusalOf(coop, 'watcher', sit('blue.operative'))).toBe('seat/unknown');
  });

  test('[SEAT-2] anybody may stand up and sit elsewhere before the deal', () => {
    const stood = after(lobby(), 'redSpy', { type: 'leaveSeat' });
    expect(seatOf(stood, 'redSpy')).toBeNull();
    expect(seatOf(after(stood, 'redSpy', sit('blue.operative')), 'redSpy')).toBe('blue.operative');
  });

  test('[SEAT-8] the host seats people', () => {
    const state = lobby();
    const seat = (who: Who, at: Seat | null): Command => ({
      type: 'seatPerson',
      person: state.ids[who]!,
      seat: at,
    });
    expect(seatOf(after(state, 'host', seat('watcher', 'red.operative')), 'watcher')).toBe(
      'red.operative',
    );
    expect(seatOf(after(state, 'host', seat('redSpy', null)), 'redSpy')).toBeNull();
    expect(refusalOf(state, 'host', seat('watcher', 'red.spymaster'))).toBe('seat/taken');
    expect(refusalOf(state, 'redOp', seat('watcher', 'red.operative'))).toBe('host/only');
  });

  test('[SEAT-10] the host lets computers play', () => {
    const state = after(lobby(), 'redSpy', { type: 'leaveSeat' });
    const helped = after(state, 'host', bot('red.spymaster'));
    expect(helped.table.people.at(-1)).toMatchObject({
      name: 'Robot',
      bot: 2,
      seat: 'red.spymaster',
    });
    expect(refusalOf(state, 'redOp', bot('red.spymaster'))).toBe('host/only');
    expect(refusalOf(state, 'server', bot('red.spymaster'))).toBeNull();
    expect(refusalOf(helped, 'host', bot('red.spymaster'))).toBe('seat/taken');
    expect(refusalOf(helped, 'host', bot('side.a'))).toBe('seat/unknown');
  });
});
