import {
  emptySeats,
  isRunning,
  mayMark,
  orientations,
  project,
  projectKey,
  tableDeadline,
  type ClueNumber,
  type Command,
  type GameEvent,
  type Table,
} from '@agent-double/rules';
import { checkClue } from './check-clue.ts';
import type { Action } from './line.ts';
import { objected } from './object.ts';
import { actingPerson, actor, ask, returned, started, type Asked, type Room } from './room.ts';
import { emptySpymasterSeat, swapped } from './seats.ts';

/** What an action came to: the scenario files' word for it, and the room after it. */
export interface Done {
  readonly room: Room;
  readonly result: string;
}

const REFUSED = 'refused';

/** Lets somebody act through the engine. */
export const act = (room: Room, action: Action): Done => {
  const { who } = action;
  const refused: Done = { room, result: REFUSED };
  const order = (command: Command): Done => asked(room, who, command);
  const number = action.n as ClueNumber;
  const cell = action.cell as number;
  switch (action.act) {
    case 'clue':
      return order({ type: 'giveClue', word: action.word ?? '', number });
    case 'guess':
      return order({ type: 'guess', card: cell });
    case 'stop':
      return order({ type: 'stop' });
    case 'object':
      return done(room, objected(room, who, action.upheld ?? true));
    case 'allow':
      return order({ type: 'allow' });
    case 'penalty_cover':
      return order({ type: 'coverPenalty', card: cell });
    case 'penalty_decline':
      return order({ type: 'declinePenalty' });
    case 'enemy_cover':
      return order({ type: 'coverEnemy', card: cell });
    case 'consult':
      return order({
        type: 'consult',
        word: action.word ?? '',
        number: (action.n ?? 1) as ClueNumber,
      });
    case 'answer_consultation':
      return order({
        type: 'answerConsultation',
        answer: action.ok === false ? 'invalid' : 'valid',
      });
    case 'leave':
      return order({ type: 'leave' });
    case 'timer_expires': {
      // Nobody at the table says that time is up.
      if (who !== 'system') return refused;
      const now = tableDeadline(room.table);
      const loses = now !== null && !isLastCall(room.table);
      if (!loses && isNudging(room.table)) return { room, result: 'ok' };
      if (now === null) return refused;
      return asked({ ...room, now }, 'system', { type: 'expire', chance: 0 });
    }
    case 'start_game': {
      const begun = started(room, actor(room, who));
      return begun.ok ? { room: begun.value, result: 'ok' } : refused;
    }
    case 'check_clue':
      return {
        room,
        result: checkClue(room, who, action.word ?? '', (action.n ?? 1) as ClueNumber),
      };
    case 'take_spymaster': {
      const back = returned(room, who);
      const seat = emptySpymasterSeat(back, who, action.team);
      return seat === null ? refused : asked(back, who, { type: 'takeSeat', seat });
    }
    case 'swap_role_with':
      return done(room, swapped(room, who, action.other ?? ''));
    case 'point':
      return { room, result: mayMark(room.table, actor(room, who), cell) ? 'ok' : REFUSED };
    case 'orientations':
      return { room, result: 'ok' };
    case 'view_key':
    case 'read_consultation':
      return { room, result: sees(room, who, action.act) ? 'ok' : REFUSED };
  }
};

/** Only a strict timer declines (dossier C 47); what is awaited has a limit of its own beside it. */
const isLastCall = ({ play }: Table): boolean =>
  play !== null && play.phase.name === 'penalty_last_call';

/** A timer that nudged runs no more, but a table may nudge again: nothing is lost by it. */
const isNudging = (table: Table): boolean => {
  const { play } = table;
  return (
    play !== null &&
    isRunning(table) &&
    emptySeats(table).length === 0 &&
    play.parameters['timer.use'] === 'optional' &&
    play.parameters['timer.on_expiry'] === 'nudge'
  );
};

const asked = (room: Room, who: string, command: Command): Done => {
  const answer = ask(room, actor(room, who), command);
  return done(room, answer.ok ? answer.value : null);
};

const done = (before: Room, after: Asked | null): Done =>
  after === null
    ? { room: before, result: REFUSED }
    : { room: after.room, result: resultOf(before, after.events) };

/** A touch is told by what the card was, seen from the side that guessed. */
const resultOf = ({ table }: Room, events: readonly GameEvent[]): string => {
  for (const event of events) {
    if (event.type === 'cardTouched') return event.outcome;
    // Somebody who has not seen the key named a card that is not the team's: nothing was covered.
    if (event.type === 'penaltyForgone' && event.missed !== null) return REFUSED;
    if (event.type !== 'cardRevealed') continue;
    const { identity } = event;
    if (identity === 'bystander' || identity === 'assassin') return identity;
    const { play } = table;
    return play?.kind === 'teams' && play.phase.name === 'guess' && play.phase.team === identity
      ? 'own'
      : 'opponent';
  }
  return 'ok';
};

const sees = (room: Room, who: string, what: 'view_key' | 'read_consultation'): boolean => {
  const viewer = actingPerson(room, who);
  if (viewer === null) return false;
  if (what === 'view_key') return projectKey(room.table, room.key, viewer) !== null;
  const { play } = project(room.table, viewer);
  if (play?.kind !== 'teams') return false;
  const told = play.phase.name === 'over' ? play.phase.consultations : [];
  return [...play.privy.consultations, ...told].length > 0;
};

/** The quarter turns of the line's key, as letters. */
export const turnsOfKey = ({ scene, table }: Room): readonly string[] =>
  orientations([...(scene.setting.key ?? '')], columnsOf(table)).map((turn) => turn.join(''));

const columnsOf = ({ setup }: Room['table']): number => setup.changes['board.cols'] ?? 5;
