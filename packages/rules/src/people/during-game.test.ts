import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { personOf } from '../table.ts';
import {
  after,
  afterAll,
  clue,
  duo,
  game,
  guess,
  idOf,
  lobby,
  refusalOf,
  type State,
  type Who,
} from '../table.test-kit.ts';
import { back, bot, join, sit } from './coming.test-kit.ts';

describe('during a game', () => {
  const waiting = after(game(), 'redSpy', { type: 'leave' });
  const hosted = (state: ReturnType<typeof game>, who: 'redSpy' | 'redOp') =>
    after(state, 'host', { type: 'passHost', person: idOf(state, who) });

  test('[SEAT-13] a host who has seen the key says nothing by a computer’s name', () => {
    const free = after(hosted(game(), 'redSpy'), 'redOp', { type: 'leaveSeat' });
    const helped = after(free, 'redSpy', bot('red.operative'));
    expect(helped.table.people.at(-1)?.name).toMatch(/^Agent p\d+$/u);
    const blind = after(hosted(game(), 'redOp'), 'blueOp', { type: 'leaveSeat' });
    const other = after(blind, 'redOp', bot('blue.operative'));
    expect(other.table.people.at(-1)?.name).toBe('Robot');
  });

  test('[SEAT-15] nobody is made to see the key', () => {
    const seated = { type: 'seatPerson', person: idOf(waiting, 'redOp') } as const;
    const seat = { ...seated, seat: 'red.spymaster' } as const;
    expect(refusalOf(waiting, 'host', seat)).toBe('seat/game-running');
    expect(refusalOf(waiting, 'redOp', { type: 'takeSeat', seat: 'red.spymaster' })).toBeNull();
    expect(refusalOf(hosted(waiting, 'redOp'), 'redOp', seat)).toBeNull();
  });

  test('[SEAT-15] a side of Duo shows its key too', () => {
    const free = after(duo(), 'sideB', { type: 'leave' });
    const seat = { type: 'seatPerson', person: idOf(free, 'watcher'), seat: 'side.b' } as const;
    expect(refusalOf(free, 'host', seat)).toBe('seat/game-running');
  });

  test('[SEAT-10] [SEAT-15] a computer player has no say', () => {
    const helped = after(waiting, 'server', bot('red.operative'));
    const robot = helped.table.people.at(-1)!;
    expect(robot.name).toBe('Robot');
    const { id } = after(waiting, 'host', bot('red.spymaster')).table.people.at(-1)!;
    const seated = after(waiting, 'host', bot('red.spymaster'));
    const stood = after(seated, 'host', { type: 'seatPerson', person: id, seat: null });
    const again = { type: 'seatPerson', person: id, seat: 'red.spymaster' } as const;
    expect(refusalOf(stood, 'host', again)).toBeNull();
  });

  test('[SEAT-4] whoever comes in meanwhile has seen no key', () => {
    const joined = after(game(), 'server', join('Zoé'));
    expect(joined.table.people.at(-1)).toMatchObject({ sawKey: false, played: null });
  });

  test('[SEAT-6] play waits for an empty seat', () => {
    expect(refusalOf(waiting, 'blueSpy', clue())).toBe('game/waiting-for-player');
    const guessing = after(game(), 'redSpy', clue());
    const bothGone = afterAll(
      guessing,
      ['redOp', { type: 'leave' }],
      ['redOp2', { type: 'leave' }],
    );
    expect(refusalOf(bothGone, 'redSpy', guess(0))).toBe('game/waiting-for-player');
    expect(refusalOf(bothGone, 'host', { type: 'abandon' })).toBeNull();
  });

  test('[SEAT-6] a teammate may take the empty seat, and never guesses again', () => {
    const taken = after(waiting, 'redOp', sit('red.spymaster'));
    const given = after(taken, 'redOp', clue());
    expect(refusalOf(given, 'redOp', guess(0))).toBe('turn/not-your-role');
    expect(refusalOf(given, 'redOp2', guess(0))).toBeNull();
    const stood = after(given, 'redOp', { type: 'leaveSeat' });
    expect(refusalOf(stood, 'redOp', sit('red.operative'))).toBe('seat/saw-key');
  });

  test('[SEAT-4] whoever has seen the key does not become an operative', () => {
    const stood = after(game(), 'redSpy', { type: 'leaveSeat' });
    expect(refusalOf(stood, 'redSpy', sit('red.operative'))).toBe('seat/saw-key');
    expect(refusalOf(stood, 'redSpy', sit('red.spymaster'))).toBeNull();
    const state = game();
    expect(
      refusalOf(state, 'host', {
        type: 'seatPerson',
        person: state.ids.redSpy!,
        seat: 'red.operative',
      }),
    ).toBe('seat/saw-key');
  });

  test('[SEAT-7] coming back does not undo that', () => {
    const again = back(waiting, 'redSpy');
    expect(refusalOf(again, 'redSpy', sit('red.operative'))).toBe('seat/saw-key');
    expect(refusalOf(again, 'redSpy', sit('red.spymaster'))).toBeNull();
    const wasRed = back(after(game(), 'redOp', { type: 'leave' }), 'redOp');
    expect(refusalOf(wasRed, 'redOp', sit('blue.operative'))).toBe('seat/other-team');
  });

  test('[SEAT-5] nobody changes sides', () => {
    expect(refusalOf(game(), 'redOp', sit('blue.operative'))).toBe('seat/other-team');
    const free = after(game(), 'blueSpy', { type: 'leave' });
    expect(refusalOf(free, 'redOp', sit('blue.spymaster'))).toBe('seat/other-team');
    expect(refusalOf(free, 'redSpy', sit('blue.spymaster'))).toBe('seat/other-team');
    expect(refusalOf(free, 'blueOp', sit('blue.spymaster'))).toBeNull();
  });

  test('[SEAT-5] the shared operative may become the spymaster of either', () => {
    const three = game({ edition: 'precedente', mode: 'three_shared' });
    const free = after(three, 'blueSpy', { type: 'leave' });
    expect(refusalOf(free, 'shared', sit('blue.spymaster'))).toBeNull();
  });

  test('[SEAT-5] a side of Duo is kept', () => {
    const stood = after(duo(), 'sideA', { type: 'leaveSeat' });
    expect(refusalOf(stood, 'sideA', sit('side.b'))).toBe('seat/other-team');
    expect(refusalOf(stood, 'sideA', sit('side.a'))).toBeNull();
  });

  test('[SEAT-2] a newcomer joins the operatives', () => {
    expect(refusalOf(game(), 'watcher', sit('blue.operative'))).toBeNull();
    const joined = after(game(), 'watcher', sit('blue.operative'));
    expect(refusalOf(joined, 'watcher', sit('red.operative'))).toBe('seat/other-team');
  });

  test('[SEAT-3] our side’s seats are those of the game that runs', () => {
    const coop = game({ edition: 'precedente', mode: 'coop_sim' });
    expect(refusalOf(coop, 'watcher', sit('red.operative'))).toBeNull();
    expect(refusalOf(coop, 'watcher', sit('blue.operative'))).toBe('seat/unknown');
  });

  test('[SEAT-13] a spymaster keeps the name', () => {
    const rename: Command = { type: 'rename', name: 'Cinq lettres' };
    expect(refusalOf(game(), 'redSpy', rename)).toBe('spymaster/silent');
    expect(refusalOf(game(), 'redOp', rename)).toBeNull();
    expect(refusalOf(lobby(), 'redSpy', rename)).toBeNull();
    const over = after(game(), 'host', { type: 'abandon' });
    expect(refusalOf(over, 'redSpy', rename)).toBeNull();
    const renamed = after(game(), 'redOp', rename);
    expect(personOf(renamed.table, renamed.ids.redOp!)?.name).toBe('Cinq lettres');
  });

  test('[SEAT-13] a spymaster who comes back has the name from before', () => {
    const nameOnReturn = (before: State, who: Who): string | undefined => {
      const left = after(before, who, { type: 'leave' });
      const again = after(left, 'server', join('Cinq lettres', left.ids[who] ?? null));
      return personOf(again.table, again.ids[who] ?? null)?.name;
    };
    expect(nameOnReturn(game(), 'redSpy')).toBe('redSpy');
    expect(nameOnReturn(duo(), 'sideA')).toBe('sideA');
    expect(nameOnReturn(game(), 'redOp')).toBe('Cinq lettres');
    const over = after(game(), 'host', { type: 'abandon' });
    expect(nameOnReturn(over, 'redSpy')).toBe('Cinq lettres');
  });
});
