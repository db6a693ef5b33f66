import {
  emptySeats,
  isCooperative,
  isRunning,
  isSingle,
  seatsOf,
  seatTeam,
  spymasterTeam,
  type Person,
  type Seat,
  type Table,
} from '@agent-double/rules';

/**
 * Seats that `me` could take in the game that runs: whoever has none may join the guessers or fill
 * a gap, a guesser may stand in for a clue-giver of the own team who is gone (dossier C 40, 43).
 */
export const freeSeats = (table: Table, me: Person | null): readonly Seat[] => {
  const { play } = table;
  if (me === null || play === null || !isRunning(table)) return [];
  const empty = emptySeats(table);
  if (me.seat !== null) {
    const team = seatTeam(me.seat);
    const alone =
      table.people.filter((person) => person.seat === me.seat).length === 1 && empty.length > 0;
    return alone ? [] : empty.filter((seat) => team !== null && spymasterTeam(seat) === team);
  }
  const our = play.kind === 'teams' ? play.start : table.setup.our;
  const seats = seatsOf(play.mode, isCooperative(play.mode) ? our : 'red');
  return seats.filter((seat) => {
    if (!empty.includes(seat) && isSingle(seat)) return false;
    if (me.played === null || me.played === seat) return true;
    if (play.kind === 'duo') return false;
    const before = seatTeam(me.played);
    const team = seatTeam(seat);
    const crosses = before !== null && team !== null && before !== team;
    return !crosses && (!me.sawKey || spymasterTeam(seat) !== null);
  });
};
