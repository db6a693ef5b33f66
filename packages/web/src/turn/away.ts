import { emptySeats, type Person, type PersonId, type Table } from '@agent-double/rules';
import { awaitedPeople } from './awaited.ts';

/** Whether more than those whose turn it is may go on, or nobody: the status says so. */
const isHeldUp = (table: Table): boolean => {
  const { play } = table;
  if (play === null || emptySeats(table).length > 0 || play.clock?.running === false) return true;
  if (play.kind === 'duo') return false;
  if (play.phase.name === 'guess') return play.phase.objection !== null;
  return play.phase.name === 'penalty_last_call' && play.parameters['penalty.cover_by'] === 'team';
};

/** Who is awaited while none of them is `present`; nobody where one of them is, or a computer. */
export const awaitedInVain = (table: Table, present: readonly PersonId[]): readonly Person[] => {
  if (isHeldUp(table)) return [];
  const awaited = awaitedPeople(table);
  const isAway = ({ id, bot }: Person): boolean => bot === null && !present.includes(id);
  return awaited.every(isAway) ? awaited : [];
};
