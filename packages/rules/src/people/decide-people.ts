import type { RoomCommand, SystemCommand } from '../command.ts';
import type { RoomEvent } from '../event.ts';
import { seatsOf } from '../mode.ts';
import {
  cleanName,
  MAX_GONE,
  MAX_PEOPLE,
  personId,
  type Person,
  type PersonId,
} from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, never, ok, type Result } from '../result.ts';
import { isSingle, seatSide, seatTeam, spymasterTeam, type Seat } from '../seat.ts';
import { isBound, isRunning, personOf, sitters, type Table } from '../table.ts';
import { decideMoving } from './decide-moving.ts';
import { decideUnknown } from './decide-unknown.ts';

type PeopleCommand = Exclude<
  RoomCommand | Extract<SystemCommand, { type: 'join' | 'sayUnknown' }>,
  { type: 'changeSetup' | 'changeWords' | 'startGame' }
>;
type Decision = Result<readonly RoomEvent[], Refusal>;

/** Judges what people ask about themselves, their seats and the host's role (docs/RULES.md SEAT). */
export const decidePeople = (
  table: Table,
  by: PersonId | null,
  command: PeopleCommand,
): Decision => {
  if (command.type === 'join') return join(table, command.name, command.returning);
  const person = personOf(table, by);
  if (by !== null && person === null) return err(refusal('person/unknown'));
  switch (command.type) {
    case 'rename':
      return person === null ? err(refusal('person/unknown')) : rename(table, person, command.name);
    case 'takeSeat':
      return person === null ? err(refusal('person/unknown')) : take(table, person, command.seat);
    case 'leaveSeat':
      return person === null ? err(refusal('person/unknown')) : sit(table, person, null);
    case 'leave':
      return person === null ? err(refusal('person/unknown')) : ok(departure(table, person, false));
    case 'seatPerson':
      return asHost(table, by, command.person, (other) =>
        showsKey(table, command.seat) && !wants(table, other, by, command.seat)
          ? err(refusal('seat/game-running'))
          : sit(table, other, command.seat),
      );
    case 'remove':
      return asHost(table, by, command.person, (other) => ok(departure(table, other, true)));
    case 'passHost':
      return asHost(table, by, command.person, (other) =>
        other.bot === null
          ? ok([{ type: 'hostPassed', person: other.id }])
          : err(refusal('person/unknown')),
      );
    case 'rotateSeats':
    case 'swapSeats':
    case 'shuffleSeats':
      return decideMoving(table, by, command);
    case 'askSeat':
      return person === null ? err(refusal('person/unknown')) : ask(table, person, command.seat);
    case 'declineSeat':
      return decline(table, by, command.person);
    case 'sayUnknown':
      return person === null ? err(refusal('person/unknown')) : decideUnknown(table, person);
    case 'addBot':
      return addBot(table, by, command);
    default:
      return never(command);
  }
};

const join = (table: Table, name: string, returning: PersonId | null): Decision => {
  if (returning !== null && table.removed.includes(returning))
    return err(refusal('person/removed'));
  const clean = cleanName(name);
  if (clean === null) return err(refusal('person/name'));
  if (table.people.length >= MAX_PEOPLE) return err(refusal('room/full'));
  const known = table.gone.find((other) => other.id === returning);
  if (!(known !== undefined && isBound(table, known)) && isCrowded(table))
    return err(refusal('room/crowded'));
  const person = known?.id ?? personId(table.joined + 1);
  // Going and coming back under another name would be a way to say something.
  const kept = isRunning(table) && known?.sawKey === true ? known.name : clean;
  const joined: RoomEvent = { type: 'personJoined', person, name: kept, bot: null };
  return ok(table.host === null ? [joined, { type: 'hostPassed', person }] : [joined]);
};

/** Whether one more who goes might make the table forget somebody whom its game binds. */
const isCrowded = (table: Table): boolean =>
  table.people.length + table.gone.filter((other) => isBound(table, other)).length >= MAX_GONE;

const rename = (table: Table, person: Person, name: string): Decision => {
  if (isRunning(table) && person.sawKey) return err(refusal('spymaster/silent'));
  const clean = cleanName(name);
  return clean === null
    ? err(refusal('person/name'))
    : ok([{ type: 'personRenamed', person: person.id, name: clean }]);
};

const asHost = (
  table: Table,
  by: PersonId | null,
  target: PersonId,
  decide: (other: Person) => Decision,
): Decision => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  const other = personOf(table, target);
  return other === null ? err(refusal('person/unknown')) : decide(other);
};

const addBot = (
  table: Table,
  by: PersonId | null,
  command: Extract<RoomCommand, { type: 'addBot' }>,
): Decision => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  const clean = cleanName(command.name);
  if (clean === null) return err(refusal('person/name'));
  if (table.people.length >= MAX_PEOPLE) return err(refusal('room/full'));
  const person = personId(table.joined + 1);
  const problem = seatProblem(table, null, command.seat);
  // A host who has seen the key says nothing by the name of a computer player either.
  const silent = isRunning(table) && personOf(table, by)?.sawKey === true;
  const name = silent ? `Agent ${person}` : clean;
  return problem === null
    ? ok([
        { type: 'personJoined', person, name, bot: command.level },
        { type: 'seatTaken', person, seat: command.seat },
      ])
    : err(problem);
};

/** Whether `other` is to see a key and has said so: a computer player has no say. */
const wants = (table: Table, other: Person, by: PersonId | null, seat: Seat | null): boolean =>
  other.bot !== null ||
  other.id === by ||
  table.asking.some((wish) => wish.person === other.id && wish.seat === seat);

/** During a game nobody is made to see a key. */
const showsKey = (table: Table, seat: Seat | null): boolean =>
  isRunning(table) && (spymasterTeam(seat) !== null || seatSide(seat) !== null);

const take = (table: Table, person: Person, seat: Seat): Decision =>
  comesLate(table, person) ? err(refusal('seat/ask-host')) : sit(table, person, seat);

/** Whether the host has to let this person into the game that runs. */
const comesLate = (table: Table, person: Person): boolean =>
  isRunning(table) &&
  table.play?.parameters['late.players'] === 'ask' &&
  person.played === null &&
  person.id !== table.host;

const ask = (table: Table, person: Person, seat: Seat): Decision => {
  if (!comesLate(table, person)) return sit(table, person, seat);
  const problem = seatProblem(table, person, seat);
  if (problem !== null) return err(problem);
  const again = table.asking.some((wish) => wish.person === person.id && wish.seat === seat);
  return ok(again ? [] : [{ type: 'seatAsked', person: person.id, seat }]);
};

/** The host declines, and whoever asked may think better of it. */
const decline = (table: Table, by: PersonId | null, person: PersonId): Decision => {
  if (by !== null && by !== table.host && by !== person) return err(refusal('host/only'));
  return table.asking.some((wish) => wish.person === person)
    ? ok([{ type: 'seatDeclined', person }])
    : err(refusal('seat/not-asked'));
};

const sit = (table: Table, person: Person, seat: Seat | null): Decision => {
  if (seat === person.seat) return ok([]);
  if (seat !== null) {
    const problem = seatProblem(table, person, seat);
    if (problem !== null) return err(problem);
  }
  return ok([{ type: 'seatTaken', person: person.id, seat }]);
};

/** Why `person` (null: somebody new) can't sit there now, or null. */
const seatProblem = (table: Table, person: Person | null, seat: Seat): Refusal | null => {
  const { mode, our } = table.setup;
  if (!seatsOf(mode, our).includes(seat)) return refusal('seat/unknown');
  if (isSingle(seat) && sitters(table.people, seat).length > 0) return refusal('seat/taken');
  if (!isRunning(table) || person === null) return null;
  if (person.played === null || person.played === seat) return null;
  if (mode === 'duo') return refusal('seat/other-team');
  if (spymasterTeam(seat) === null && person.sawKey) return refusal('seat/saw-key');
  const before = seatTeam(person.played);
  return before !== null && before !== seatTeam(seat) ? refusal('seat/other-team') : null;
};

/** What follows when somebody goes: the host's role passes to who came first of the others. */
const departure = (table: Table, person: Person, removed: boolean): readonly RoomEvent[] => {
  const left: RoomEvent = { type: 'personLeft', person: person.id, removed };
  const heir = table.people.find((other) => other.id !== person.id && other.bot === null);
  return table.host === person.id && heir !== undefined
    ? [left, { type: 'hostPassed', person: heir.id }]
    : [left];
};
