import type { Command, Order } from './command.ts';
import type { Millis } from './clock.ts';
import type { ClueJudge } from './clue.ts';
import { decideDuo } from './duo/decide-duo.ts';
import { expireDuo, nextDuoDeadline } from './duo/expire-duo.ts';
import type { DuoSituation } from './duo/move.ts';
import type { DuoPlay } from './duo/play.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Key } from './key.ts';
import { decidePeople } from './people/decide-people.ts';
import { withClock } from './people/hold-clock.ts';
import type { PlayCommand } from './play-command.ts';
import { refusal, type Refusal } from './refusal.ts';
import { err, never, ok, type Result } from './result.ts';
import { decideSetup } from './setup/decide-setup.ts';
import { decideStart } from './setup/decide-start.ts';
import { decideWords } from './setup/decide-words.ts';
import { emptySeats, isRunning, personOf, type Table } from './table.ts';
import { decideTeams } from './teams/decide-teams.ts';
import { expireTeams, nextDeadline } from './teams/expire.ts';
import { moveOf, type Situation } from './teams/move.ts';
import type { TeamsPlay } from './teams/play.ts';

export type TableDecision = Result<readonly GameEvent[], Refusal>;

/**
 * What happens when `order` is asked of the table: events, or the reason why nothing does. It runs
 * on the server alone, since only there the whole key is. What is overdue comes first.
 */
export const decide = (
  table: Table,
  key: Key | null,
  order: Order,
  judge: ClueJudge,
): TableDecision => {
  const { command } = order;
  if (command.type === 'expire') return ok(overdue(table, key, order.now, command.chance, judge));
  const late = awaitsChance(table) ? [] : overdue(table, key, order.now, 0, judge);
  const current = late.reduce(evolve, table);
  const decided = decideNow(current, key, order, command, judge);
  return decided.ok && late.length > 0 ? ok([...late, ...decided.value]) : decided;
};

/**
 * Whether what is due next is a computer's choice. An order carries no chance for it, and a choice
 * without chance would tell something of the key: it waits for the server's `expire`.
 */
const awaitsChance = ({ play }: Table): boolean =>
  play?.kind === 'teams' && play.phase.name === 'enemy';

/** When the table must be told to expire next, or null. */
export const tableDeadline = (table: Table): Millis | null => {
  const { play } = table;
  // A game that is over has no timer left and awaits nothing.
  if (play === null) return null;
  return play.kind === 'duo' ? nextDuoDeadline(play) : nextDeadline(play, () => waits(table));
};

const waits = (table: Table): boolean => emptySeats(table).length > 0;

const decideNow = (
  table: Table,
  key: Key | null,
  order: Order,
  command: Exclude<Command, { type: 'expire' }>,
  judge: ClueJudge,
): TableDecision => {
  switch (command.type) {
    case 'join':
    case 'rename':
    case 'takeSeat':
    case 'leaveSeat':
    case 'leave':
    case 'seatPerson':
    case 'remove':
    case 'passHost':
    case 'rotateSeats':
    case 'swapSeats':
    case 'shuffleSeats':
    case 'askSeat':
    case 'declineSeat':
    case 'sayUnknown':
    case 'addBot':
      return withClock(table, decidePeople(table, order.by, command), order.now);
    case 'changeSetup':
      return decideSetup(table, order.by, command.change);
    case 'changeWords':
      return decideWords(table, order.by, command);
    case 'startGame':
      return order.game === table.game
        ? withClock(table, decideStart(table, order.by, command), order.now)
        : err(refusal('game/other'));
    // Told whenever a game runs: only some know whether a consultation is awaited.
    case 'giveBack':
      return order.by === null && isRunning(table)
        ? ok([{ type: 'timeGivenBack', span: command.span }])
        : ok([]);
    case 'giveClue':
    case 'guess':
    case 'stop':
    case 'object':
    case 'rule':
    case 'allow':
    case 'coverPenalty':
    case 'declinePenalty':
    case 'coverEnemy':
    case 'consult':
    case 'answerConsultation':
    case 'askUndo':
    case 'answerUndo':
    case 'pauseClock':
    case 'resumeClock':
    case 'abandon':
      return decidePlay(table, key, order, command, judge);
    default:
      return never(command);
  }
};

const decidePlay = (
  table: Table,
  key: Key | null,
  order: Order,
  command: PlayCommand,
  judge: ClueJudge,
): TableDecision => {
  const { play } = table;
  if (play === null || key === null) return err(refusal('game/none'));
  if (order.game !== table.game) return err(refusal('game/other'));
  if (play.phase.name === 'over') return err(refusal('game/over'));
  const person = personOf(table, order.by);
  if (person === null) return err(refusal('person/unknown'));
  if (order.turn !== play.turn) return err(refusal('turn/over'));
  if (command.type !== 'abandon' && waits(table)) {
    return err(refusal('game/waiting-for-player'));
  }
  if (play.kind === 'duo') {
    const situation = duoSituation(play, table, key, order.now, judge);
    return situation === null
      ? err(refusal('game/none'))
      : decideDuo({ ...situation, person }, command);
  }
  const situation = teamsSituation(play, table, key, order.now, judge);
  return situation === null
    ? err(refusal('game/none'))
    : decideTeams(moveOf(situation, person), command);
};

const overdue = (
  table: Table,
  key: Key | null,
  now: Millis,
  chance: number,
  judge: ClueJudge,
): readonly GameEvent[] => {
  const { play } = table;
  if (play === null || key === null) return [];
  const due = tableDeadline(table);
  if (due === null || due > now) return [];
  if (play.kind === 'duo') {
    const situation = duoSituation(play, table, key, now, judge);
    return situation === null ? [] : expireDuo(situation).events;
  }
  const situation = teamsSituation(play, table, key, now, judge);
  return situation === null ? [] : expireTeams(situation, chance, () => waits(table)).events;
};

const teamsSituation = (
  play: TeamsPlay,
  { people, host }: Table,
  key: Key,
  now: Millis,
  judge: ClueJudge,
): Situation | null => (key.kind === 'teams' ? { play, key, people, host, now, judge } : null);

const duoSituation = (
  play: DuoPlay,
  { host }: Table,
  key: Key,
  now: Millis,
  judge: ClueJudge,
): DuoSituation | null => {
  if (key.kind !== 'duo') return null;
  const { a, b } = key.sides;
  return a === undefined || b === undefined ? null : { play, sides: { a, b }, host, now, judge };
};
