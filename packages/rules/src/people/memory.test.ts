import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { MAX_GONE, MAX_REMOVED, type PersonId } from '../person.ts';
import {
  after,
  afterAll,
  clue,
  duo,
  game,
  lobby,
  refusalOf,
  teamsOf,
  type State,
  type Who,
} from '../table.test-kit.ts';

const leave: Command = { type: 'leave' };
const join = (returning: PersonId | null): Command => ({ type: 'join', name: 'Zoé', returning });
const back = (state: State, who: Who): State =>
  after(state, 'server', join(state.ids[who] ?? null));

describe('what a table remembers of people', () => {
  test('a newcomer is nobody who left, nor is one whose token is unknown', () => {
    const left = after(lobby(), 'redOp', leave);
    for (const returning of [null, 'p999' as PersonId]) {
      const { people } = after(left, 'server', join(returning)).table;
      expect(people.at(-1)?.id).toBe(`p${String(left.table.joined + 1)}`);
    }
  });

  test('who left is remembered while others come back', () => {
    const left = afterAll(game(), ['redSpy', leave], ['blueSpy', leave]);
    const again = back(left, 'blueSpy');
    expect(again.table.gone.map((person) => person.id)).toEqual([left.ids.redSpy]);
    const both = back(again, 'redSpy');
    expect(refusalOf(both, 'redSpy', { type: 'takeSeat', seat: 'red.operative' })).toBe(
      'seat/saw-key',
    );
  });

  test('a stranger is told so, whatever only the host may ask', () => {
    const gone = after(lobby(), 'redOp', leave);
    const person = gone.ids.redSpy!;
    const asks: readonly Command[] = [
      { type: 'seatPerson', person, seat: null },
      { type: 'remove', person },
      { type: 'passHost', person },
      { type: 'rotateSeats' },
      { type: 'addBot', name: 'Robot', level: 1, seat: 'red.operative' },
    ];
    for (const command of asks) {
      expect(refusalOf(gone, 'redOp', command)).toBe('person/unknown');
      expect(refusalOf(gone, 'blueOp', command)).toBe('host/only');
    }
  });

  test('a newcomer may take either side of Duo', () => {
    const hosted = duo();
    for (const seat of ['side.a', 'side.b'] as const) {
      expect(refusalOf(hosted, 'host', { type: 'takeSeat', seat })).toBeNull();
    }
  });
});

describe('a table that many have passed through', () => {
  /** Who came last does that. */
  const last = (state: State, command: Command): State => {
    const person = state.table.people.at(-1)!.id;
    return after({ ...state, ids: { ...state.ids, sideA: person } }, 'sideA', command);
  };
  const come = (state: State): State => after(state, 'server', join(null));
  const sit = (state: State): State => last(state, { type: 'takeSeat', seat: 'red.operative' });
  const passing = (state: State): State => last(come(state), leave);
  const playing = (state: State): State => last(sit(come(state)), leave);
  const times = (count: number, step: (state: State) => State, from: State): State =>
    Array.from({ length: count }).reduce<State>(step, from);

  test('[SEAT-19] it remembers so many who left, and forgets the first who is free', () => {
    const spyless = after(game(), 'redSpy', leave);
    const full = times(MAX_GONE - 1, passing, spyless);
    const [, first] = full.table.gone;
    expect(full.table.gone).toHaveLength(MAX_GONE);
    const one = passing(full).table;
    expect(one.gone).toHaveLength(MAX_GONE);
    expect(one.gone[0]?.id).toBe(spyless.ids.redSpy);
    expect(one.gone.some(({ id }) => id === first?.id)).toBe(false);
  });

  test('[SEAT-9] it keeps out the latest whom the host removed, so many of them', () => {
    const removing = (state: State): State => {
      const person = come(state).table.people.at(-1)!.id;
      return after(come(state), 'host', { type: 'remove', person });
    };
    const first = removing(game());
    const [out] = first.table.removed;
    const full = times(MAX_REMOVED - 1, removing, first);
    expect(refusalOf(full, 'server', join(out!))).toBe('person/removed');
    const more = removing(full);
    expect(more.table.removed).toHaveLength(MAX_REMOVED);
    expect(refusalOf(more, 'server', join(out!))).toBeNull();
  });

  test('[SEAT-19] whom the game binds is never forgotten: newcomers wait for the next deal', () => {
    const begun = after(game(), 'redOp', leave);
    const room = MAX_GONE - begun.table.people.length - 1;
    const nearly = times(room - 1, playing, begun);
    expect(refusalOf(nearly, 'server', join(null))).toBeNull();
    const crowded = playing(nearly);
    expect(refusalOf(crowded, 'server', join(null))).toBe('room/crowded');
    expect(refusalOf(crowded, 'server', join(begun.ids.redOp!))).toBeNull();
    expect(refusalOf(after(crowded, 'host', { type: 'abandon' }), 'server', join(null))).toBeNull();
  });

  test('[SEAT-19] computer players that went keep nobody out', () => {
    const seat = 'red.operative';
    const bot: Command = { type: 'addBot', name: 'Robot', level: 1, seat };
    const busy = times(MAX_GONE, (state) => last(after(state, 'host', bot), leave), game());
    expect(refusalOf(busy, 'server', join(null))).toBeNull();
  });

  test('[SEAT-19] a watcher whom it does not bind waits as a newcomer does', () => {
    const crowded = times(MAX_GONE - game().table.people.length, playing, game());
    const watcher = after(crowded, 'watcher', leave);
    const again = playing(watcher);
    expect(refusalOf(again, 'server', join(watcher.table.gone.at(-1)!.id))).toBe('room/crowded');
  });
});

test('a pause lasts, whoever comes, goes or sits down meanwhile', () => {
  const timed = after(game({ changes: { 'timer.clue': 60, 'timer.guess': 60 } }), 'redSpy', clue());
  const paused = after(timed, 'redOp', { type: 'pauseClock' });
  const busy = afterAll(
    paused,
    ['redOp2', leave],
    ['server', join(null)],
    ['watcher', { type: 'takeSeat', seat: 'blue.operative' }],
  );
  expect(teamsOf(busy).clock).toEqual(teamsOf(paused).clock);
});
