import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { PersonId } from '../person.ts';
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
