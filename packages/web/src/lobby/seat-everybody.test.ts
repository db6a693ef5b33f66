import { EMPTY_TABLE, personId, type Mode, type Seat, type Table } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { seated } from '../room/table.test-kit.ts';
import { seatEverybody } from './seat-everybody.ts';

const [HOST, GUEST, THIRD] = [personId(1), personId(2), personId(3)];
const table = (mode: Mode, ...seats: (Seat | null)[]): Table => ({
  ...EMPTY_TABLE,
  people: seated(...seats),
  host: HOST,
  setup: { ...EMPTY_TABLE.setup, mode },
});

test('everybody without a seat gets one in which nobody sits', () => {
  expect(seatEverybody(table('duo', null, null), HOST)).toEqual([
    { type: 'takeSeat', seat: 'side.a' },
    { type: 'seatPerson', person: GUEST, seat: 'side.b' },
  ]);
  expect(seatEverybody(table('three_shared', 'red.spymaster', null, null), HOST)).toEqual([
    { type: 'seatPerson', person: GUEST, seat: 'blue.spymaster' },
    { type: 'seatPerson', person: THIRD, seat: 'shared.operative' },
  ]);
});

test('who comes on top of that guesses with the others', () => {
  expect(seatEverybody(table('coop_sim', 'red.spymaster', null, null), HOST)).toEqual([
    { type: 'seatPerson', person: GUEST, seat: 'red.operative' },
    { type: 'seatPerson', person: THIRD, seat: 'red.operative' },
  ]);
});

test('computers and big screens stay where they are', () => {
  const at = table('duo', 'side.a', null, null);
  const [one, two, three] = at.people;
  if (one === undefined || two === undefined || three === undefined) throw new Error('nobody');
  const people = [one, { ...two, name: 'Big screen' }, { ...three, bot: 2 as const }];
  expect(seatEverybody({ ...at, people }, HOST)).toEqual([]);
});
