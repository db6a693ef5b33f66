import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { Seat } from '../seat.ts';
import { personOf } from '../table.ts';
import {
  after,
  afterAll,
  clue,
  dealOf,
  duo,
  eventsOf,
  game,
  guess,
  idOf,
  lobby,
  namesOf,
  refusalOf,
  type State,
} from '../table.test-kit.ts';

const ASK = { 'late.players': 'ask' } as const;
const sit = (seat: Seat): Command => ({ type: 'takeSeat', seat });
const want = (seat: Seat): Command => ({ type: 'askSeat', seat });
const admit = (state: State, seat: Seat): Command => ({
  type: 'seatPerson',
  person: idOf(state, 'watcher'),
  seat,
});
const decline = (state: State): Command => ({
  type: 'declineSeat',
  person: idOf(state, 'watcher'),
});
const seat = (state: State) => personOf(state.table, idOf(state, 'watcher'))?.seat;

describe('a table where latecomers ask', () => {
  const running = game({ changes: ASK });
  const asked = after(running, 'watcher', want('red.operative'));

  test('[SEAT-17] nobody new sits down by themselves', () => {
    expect(refusalOf(running, 'watcher', sit('red.operative'))).toBe('seat/ask-host');
    expect(refusalOf(game(), 'watcher', sit('red.operative'))).toBeNull();
  });

  test('[SEAT-17] the wish is told, and the host grants it', () => {
    expect(asked.table.asking).toEqual([{ person: idOf(asked, 'watcher'), seat: 'red.operative' }]);
    expect(seat(asked)).toBeNull();
    const admitted = after(asked, 'host', admit(asked, 'red.operative'));
    expect(seat(admitted)).toBe('red.operative');
    expect(admitted.table.asking).toEqual([]);
  });

  test('[SEAT-17] the host declines, or the person thinks better of it', () => {
    for (const who of ['host', 'watcher', 'server'] as const) {
      const declined = after(asked, who, decline(asked));
      expect(declined.table.asking).toEqual([]);
      expect(seat(declined)).toBeNull();
    }
    expect(refusalOf(asked, 'redOp', decline(asked))).toBe('host/only');
    expect(refusalOf(running, 'host', decline(running))).toBe('seat/not-asked');
  });

  test('[SEAT-17] a second wish takes the place of the first, and counts once', () => {
    const other = after(asked, 'watcher', want('blue.operative'));
    expect(other.table.asking).toEqual([
      { person: idOf(other, 'watcher'), seat: 'blue.operative' },
    ]);
    expect(eventsOf(other, 'watcher', want('blue.operative'))).toEqual([]);
  });

  test('[SEAT-17] two people may want one seat, each with a wish of their own', () => {
    const free = after(running, 'redSpy', { type: 'leave' });
    const one = after(free, 'watcher', want('red.spymaster'));
    const joined = after(one, 'server', { type: 'join', name: 'Zoé', returning: null });
    const newcomer = joined.table.people.at(-1)!.id;
    const state = { ...joined, ids: { ...joined.ids, shared: newcomer } };
    const seatThem = { type: 'seatPerson', person: newcomer, seat: 'red.spymaster' } as const;
    expect(refusalOf(state, 'host', seatThem)).toBe('seat/game-running');
    const theirs = { type: 'declineSeat', person: newcomer } as const;
    expect(refusalOf(state, 'host', theirs)).toBe('seat/not-asked');
    const both = after(state, 'shared', want('red.spymaster'));
    expect(both.table.asking).toHaveLength(2);
    const declined = after(both, 'host', decline(both));
    expect(declined.table.asking).toEqual([{ person: newcomer, seat: 'red.spymaster' }]);
    expect(refusalOf(both, 'host', seatThem)).toBeNull();
  });

  test('[SEAT-17] only a seat that could be taken can be asked for', () => {
    expect(refusalOf(running, 'watcher', want('red.spymaster'))).toBe('seat/taken');
    expect(refusalOf(running, 'watcher', want('side.a'))).toBe('seat/unknown');
  });

  test('[SEAT-17] whoever plays already, and the host, need not ask', () => {
    const stood = after(running, 'redOp', { type: 'leaveSeat' });
    expect(refusalOf(stood, 'redOp', sit('red.operative'))).toBeNull();
    expect(eventsOf(stood, 'redOp', want('red.operative'))).toMatchObject([{ type: 'seatTaken' }]);
    expect(refusalOf(running, 'host', sit('red.operative'))).toBeNull();
  });

  test('[SEAT-15] [SEAT-17] who asked for a seat that sees the key wants it', () => {
    const free = after(running, 'redSpy', { type: 'leave' });
    expect(refusalOf(free, 'host', admit(free, 'red.spymaster'))).toBe('seat/game-running');
    const other = after(free, 'watcher', want('red.operative'));
    expect(refusalOf(other, 'host', admit(other, 'red.spymaster'))).toBe('seat/game-running');
    const wished = after(free, 'watcher', want('red.spymaster'));
    expect(seat(after(wished, 'host', admit(wished, 'red.spymaster')))).toBe('red.spymaster');
  });

  test('[SEAT-17] a wish ends with the game, with the next one, and with the person', () => {
    expect(after(asked, 'watcher', { type: 'leave' }).table.asking).toEqual([]);
    const over = after(asked, 'host', { type: 'abandon' });
    expect(over.table.asking).toEqual([]);
    expect(refusalOf(over, 'watcher', sit('red.operative'))).toBeNull();
    expect(eventsOf(over, 'watcher', want('red.operative'))).toMatchObject([{ type: 'seatTaken' }]);
  });

  test('[SEAT-17] a wish ends with a game of Duo too', () => {
    const wished = after(duo({ changes: ASK }), 'watcher', want('side.a'));
    expect(wished.table.asking).toHaveLength(1);
    expect(after(wished, 'host', { type: 'abandon' }).table.asking).toEqual([]);
  });

  test('nobody asks who is not there', () => {
    const gone = after(running, 'watcher', { type: 'leave' });
    expect(refusalOf(gone, 'watcher', want('red.operative'))).toBe('person/unknown');
    expect(refusalOf(gone, 'server', want('red.operative'))).toBe('person/unknown');
  });
});

describe('a computer that does not know the clue', () => {
  const SAY: Command = { type: 'sayUnknown' };
  const helped = (): State => {
    const free = afterAll(game(), ['redOp', { type: 'leave' }], ['redOp2', { type: 'leave' }]);
    const added = after(free, 'host', {
      type: 'addBot',
      name: 'Robot',
      level: 2,
      seat: 'red.operative',
    });
    const robot = added.table.people.at(-1)!.id;
    return { ...added, ids: { ...added.ids, redOp: robot } };
  };

  test('[SEAT-18] says so, once for each clue', () => {
    const given = after(helped(), 'redSpy', clue());
    const said = after(given, 'redOp', SAY);
    expect(said.table.unknownClues).toEqual([{ turn: 1, person: idOf(given, 'redOp') }]);
    expect(eventsOf(said, 'redOp', SAY)).toEqual([]);
    const again = after(after(said, 'host', { type: 'abandon' }), 'redOp', { type: 'leaveSeat' });
    expect(again.table.unknownClues).toHaveLength(1);
  });

  test('[SEAT-18] says so of each clue and each for itself', () => {
    const said = after(after(helped(), 'redSpy', clue()), 'redOp', SAY);
    const next = afterAll(
      said,
      ['redOp', guess(17)],
      ['blueSpy', clue(1, 'deux')],
      ['blueOp', guess(18)],
      ['redSpy', clue(1, 'trois')],
    );
    expect(namesOf(eventsOf(next, 'redOp', SAY))).toEqual(['clueUnknown']);
    const second = after(said, 'host', {
      type: 'addBot',
      name: 'Robote',
      level: 2,
      seat: 'red.operative',
    });
    const other = second.table.people.at(-1)!.id;
    const two = { ...second, ids: { ...second.ids, redOp2: other } };
    expect(namesOf(eventsOf(two, 'redOp2', SAY))).toEqual(['clueUnknown']);
  });

  test('[SEAT-18] says nothing while it is not to guess, and people say nothing so', () => {
    expect(refusalOf(helped(), 'redOp', SAY)).toBe('turn/wrong-phase');
    expect(refusalOf(lobby(), 'redOp', SAY)).toBe('turn/wrong-phase');
    const given = after(helped(), 'redSpy', clue());
    expect(refusalOf(given, 'blueOp', SAY)).toBe('turn/not-your-role');
    expect(refusalOf(after(game(), 'redSpy', clue()), 'redOp', SAY)).toBe('turn/not-your-role');
    expect(refusalOf(given, 'server', SAY)).toBe('person/unknown');
  });

  test('[SEAT-18] the same in Duo, on the side that guesses', () => {
    const free = after(duo(), 'sideB', { type: 'leave' });
    const added = after(free, 'host', { type: 'addBot', name: 'Robot', level: 1, seat: 'side.b' });
    const robot = added.table.people.at(-1)!.id;
    const state = { ...added, ids: { ...added.ids, sideB: robot } };
    const given = after(state, 'sideA', clue());
    expect(eventsOf(given, 'sideB', SAY)).toMatchObject([{ type: 'clueUnknown', turn: 1 }]);
    const other = after(state, 'sideB', clue());
    expect(refusalOf(other, 'sideB', SAY)).toBe('turn/not-your-role');
  });

  test('[SEAT-18] the next game begins without', () => {
    const said = after(after(helped(), 'redSpy', clue()), 'redOp', SAY);
    const over = after(said, 'host', { type: 'abandon' });
    const next = after(over, 'host', { type: 'startGame', deal: dealOf(), reshuffled: true });
    expect(next.table.game).toBe(2);
    expect(next.table.unknownClues).toEqual([]);
  });
});
