import { EMPTY_TABLE, personId, type Person, type Seat, type Table } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { dealt, seated } from '../room/table.test-kit.ts';
import { mayMove, moveOrders } from './move-orders.ts';

const [HOST, GUEST, OTHER] = [personId(1), personId(2), personId(3)];
const table = (...seats: (Seat | null)[]): Table => ({
  ...EMPTY_TABLE,
  people: seated(...seats),
  host: HOST,
});
const at = (of: Table, index: number): Person => {
  const person = of.people[index];
  if (person === undefined) throw new Error('nobody there');
  return person;
};
const withBot = (of: Table, index: number): Table => ({
  ...of,
  people: of.people.map((person, place) => (place === index ? { ...person, bot: 2 } : person)),
});

describe('moving oneself', () => {
  const of = table('red.spymaster', 'red.operative', 'blue.spymaster');
  test('takes a free seat, or one among others, or none', () => {
    expect(moveOrders(of, GUEST, at(of, 1), 'blue.operative')).toEqual([
      { type: 'takeSeat', seat: 'blue.operative' },
    ]);
    expect(moveOrders(of, OTHER, at(of, 2), 'red.operative')).toEqual([
      { type: 'takeSeat', seat: 'red.operative' },
    ]);
    expect(moveOrders(of, GUEST, at(of, 1), null)).toEqual([{ type: 'leaveSeat' }]);
  });
  test('sends nobody away, and is nothing where one sits already', () => {
    expect(moveOrders(of, GUEST, at(of, 1), 'blue.spymaster')).toBeNull();
    expect(moveOrders(of, GUEST, at(of, 1), 'red.operative')).toBeNull();
  });
  test('is all that a guest may do', () => {
    expect(mayMove(of, GUEST, at(of, 1))).toBe(true);
    expect(mayMove(of, GUEST, at(of, 2))).toBe(false);
    expect(moveOrders(of, GUEST, at(of, 2), 'blue.operative')).toBeNull();
  });
});

describe('the host', () => {
  const of = table('red.spymaster', 'red.operative', null, 'blue.operative');
  test('seats and frees others', () => {
    expect(moveOrders(of, HOST, at(of, 1), 'blue.spymaster')).toEqual([
      { type: 'seatPerson', person: GUEST, seat: 'blue.spymaster' },
    ]);
    expect(moveOrders(of, HOST, at(of, 1), null)).toEqual([
      { type: 'seatPerson', person: GUEST, seat: null },
    ]);
  });
  test('lets two people change places', () => {
    expect(moveOrders(of, HOST, at(of, 1), 'red.spymaster')).toEqual([
      { type: 'swapSeats', person: GUEST, other: HOST },
    ]);
  });
  test('puts a person without a seat in a computer’s place', () => {
    const helped = withBot(of, 0);
    expect(moveOrders(helped, HOST, at(helped, 2), 'red.spymaster')).toEqual([
      { type: 'remove', person: HOST },
      { type: 'seatPerson', person: OTHER, seat: 'red.spymaster' },
    ]);
  });
  test('leaves no computer without a seat', () => {
    const helped = withBot(of, 1);
    expect(moveOrders(helped, HOST, at(helped, 1), null)).toBeNull();
    expect(moveOrders(helped, HOST, at(helped, 1), 'blue.operative')).toHaveLength(1);
  });
});

test('nobody is moved while a game runs', () => {
  const running = dealt(
    seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'),
  );
  expect(moveOrders(running, HOST, at(running, 1), 'blue.operative')).toBeNull();
});
