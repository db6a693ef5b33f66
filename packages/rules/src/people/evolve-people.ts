import type { RoomEvent } from '../event.ts';
import { seatsOf } from '../mode.ts';
import { never } from '../result.ts';
import { seatSide, spymasterTeam, type Seat } from '../seat.ts';
import { MAX_GONE, MAX_REMOVED, type Person } from '../person.ts';
import { isBound, isRunning, type Table } from '../table.ts';

/** The table after something happened to its people or its set-up. */
export const evolvePeople = (table: Table, event: RoomEvent): Table => {
  switch (event.type) {
    case 'personJoined':
      return {
        ...table,
        joined: table.gone.some((person) => person.id === event.person)
          ? table.joined
          : table.joined + 1,
        gone: table.gone.filter((person) => person.id !== event.person),
        people: [
          ...table.people,
          {
            ...(table.gone.find((person) => person.id === event.person) ?? newcomer(event.person)),
            name: event.name,
            bot: event.bot,
          },
        ],
      };
    case 'personRenamed':
      return changed(table, event.person, (person) => ({ ...person, name: event.name }));
    case 'personLeft':
      return {
        ...table,
        host: table.host === event.person ? null : table.host,
        gone: remembered(table, [
          ...table.gone,
          ...table.people
            .filter((person) => person.id === event.person)
            .map((person) => ({ ...person, seat: null })),
        ]),
        asking: without(table.asking, event.person),
        removed: event.removed
          ? [...table.removed, event.person].slice(-MAX_REMOVED)
          : table.removed,
        people: table.people.filter((person) => person.id !== event.person),
      };
    case 'seatTaken':
      return {
        ...changed(table, event.person, (person) =>
          isRunning(table) ? seatedInGame(person, event.seat) : { ...person, seat: event.seat },
        ),
        asking: without(table.asking, event.person),
      };
    case 'seatAsked': {
      const { person, seat } = event;
      return { ...table, asking: [...without(table.asking, person), { person, seat }] };
    }
    case 'seatDeclined':
      return { ...table, asking: without(table.asking, event.person) };
    case 'clueUnknown': {
      const { turn, person } = event;
      return { ...table, unknownClues: [...table.unknownClues, { turn, person }] };
    }
    case 'hostPassed':
      return { ...table, host: event.person };
    case 'setupChanged': {
      const seats = seatsOf(event.setup.mode, event.setup.our);
      return {
        ...table,
        setup: event.setup,
        people: table.people.map((person) =>
          seats.some((seat) => seat === person.seat) ? person : { ...person, seat: null },
        ),
      };
    }
    case 'wordsChanged':
      return { ...table, ownWords: [...table.ownWords.slice(0, event.from), ...event.words] };
    default:
      return never(event);
  }
};

const changed = (table: Table, id: Person['id'], change: (person: Person) => Person): Table => ({
  ...table,
  people: table.people.map((person) => (person.id === id ? change(person) : person)),
});

/** Of those who left, the latest, but whom the game binds before all others. */
const remembered = (table: Table, gone: Table['gone']): Table['gone'] => {
  const spare = gone.length - MAX_GONE;
  if (spare <= 0) return gone;
  const forgotten = gone.filter((person) => !isBound(table, person)).slice(0, spare);
  return gone.filter((person) => !forgotten.includes(person));
};

const without = (asking: Table['asking'], person: Person['id']): Table['asking'] =>
  asking.filter((wish) => wish.person !== person);

const newcomer = (id: Person['id']): Omit<Person, 'name' | 'bot'> => ({
  id,
  seat: null,
  sawKey: false,
  played: null,
});

/** A seat taken during a game binds to the team and, for a spymaster, to the key. */
export const seatedInGame = (person: Person, seat: Seat | null): Person => ({
  ...person,
  seat,
  sawKey: person.sawKey || spymasterTeam(seat) !== null || seatSide(seat) !== null,
  played: seat ?? person.played,
});
