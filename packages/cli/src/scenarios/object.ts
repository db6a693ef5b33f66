import {
  isCooperative,
  opponent,
  sitters,
  spymasterSeat,
  type PersonId,
} from '@agent-double/rules';
import { actingPerson, ask, type Asked, type Room } from './room.ts';

/**
 * An objection with its ruling. Where the caller's own call rules, a call that is not upheld is one
 * that is not insisted on; else the opposing spymaster answers, or everybody where the table votes.
 */
export const objected = (room: Room, who: string, upheld: boolean): Asked | null => {
  const person = actingPerson(room, who);
  if (person === null) return null;
  const raised = ask(room, person.id, { type: 'object' });
  if (!raised.ok) return null;
  if (!isPending(raised.value.room)) return upheld ? raised.value : withdrawn(room, who);
  let told: Asked = raised.value;
  for (const judge of judgesOf(room, person.id)) {
    if (!isPending(told.room)) break;
    const ruled = ask(told.room, judge, { type: 'rule', upheld });
    if (!ruled.ok) return null;
    told = ruled.value;
  }
  return isPending(told.room) ? null : told;
};

const judgesOf = (room: Room, caller: PersonId): readonly PersonId[] => {
  const { play, people } = room.table;
  if (play?.parameters['contest.judge'] === 'vote') {
    return people.filter(({ id, seat }) => seat !== null && id !== caller).map(({ id }) => id);
  }
  const judge = judgeOf(room);
  return judge === null ? [] : [judge];
};

const isPending = ({ table }: Room): boolean =>
  table.play?.phase.name === 'guess' &&
  'objection' in table.play.phase &&
  table.play.phase.objection !== null;

/** The clue stands by the word of whoever could have ended the turn. */
const withdrawn = (room: Room, who: string): Asked | null => {
  const person = actingPerson(room, who);
  const judge = judgeOf(room);
  const allowed =
    person !== null && person.id === judge ? ask(room, judge, { type: 'allow' }) : null;
  return allowed?.ok === true ? allowed.value : { room, events: [] };
};

/** The opposing spymaster, where there is one. */
const judgeOf = ({ table }: Room): PersonId | null => {
  const { play } = table;
  if (play?.kind !== 'teams' || play.phase.name !== 'guess' || isCooperative(play.mode)) {
    return null;
  }
  const [judge] = sitters(table.people, spymasterSeat(opponent(play.phase.team)));
  return judge?.id ?? null;
};
