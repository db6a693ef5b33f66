import type { Command, Order } from '../command.ts';
import { tableDeadline } from '../decide.ts';
import { EDITION_IDS } from '../edition.ts';
import { MODES } from '../mode.ts';
import { PARAMETER_NAMES } from '../parameter.ts';
import { personId, type PersonId } from '../person.ts';
import { PLAY_COMMANDS, type PlayCommand } from '../play-command.ts';
import { SEATS } from '../seat.ts';
import { emptySeats, isRunning } from '../table.ts';
import { TEAMS } from '../team.ts';
import { chanceFrom, pick, pickMaybe, type Chance } from './chance.test-kit.ts';
import { dealFor } from './deal.test-kit.ts';
import { clueFor, clueNumberFor, likelyMove } from './moves.test-kit.ts';
import { valueOf } from './spec.test-kit.ts';
import { orderOf, type Ask, type State } from './step.test-kit.ts';

/** What the random player asks for at this table: mostly something legal, always something. */
export const nextOrder = (state: State, number: number, temper: number): Order => {
  const chance = chanceFrom(number);
  const later: State = { ...state, now: laterThan(state, chance) };
  const order = orderOf(later, nextAsk(later, chance, temper));
  if (chance.odds(2)) return { ...order, game: order.game + pick(chance, [-1, 1]) };
  return chance.odds(2) ? { ...order, turn: order.turn + pick(chance, [-1, 1]) } : order;
};

/** Time goes by in small steps, and sometimes to the moment that something is due or past it. */
const laterThan = (state: State, chance: Chance): number => {
  const due = tableDeadline(state.table);
  if (due !== null && chance.odds(6)) return Math.max(state.now, due + pick(chance, [-1, 0, 1]));
  return state.now + chance.below(700);
};

const nextAsk = (state: State, chance: Chance, temper: number): Ask => {
  const { table } = state;
  if (isRunning(table) && emptySeats(table).length > 0 && chance.odds(60)) {
    return fillSeat(state, chance);
  }
  if (table.play !== null && !isRunning(table) && chance.odds(60)) return between(state, chance);
  const roll = chance.below(100);
  if (roll < 78) return likelyMove(state, chance, temper) ?? between(state, chance);
  if (roll < 87) return { by: anyone(state, chance), command: anyMove(state, chance) };
  if (roll < 94) return people(state, chance);
  if (roll < 99) return system(state, chance);
  return between(state, chance);
};

const anyone = ({ table }: State, chance: Chance): PersonId | null => {
  if (chance.odds(3)) return chance.odds(50) ? null : personId(999);
  return pickMaybe(chance, table.people)?.id ?? null;
};

const host = (state: State, chance: Chance): PersonId | null =>
  chance.odds(85) ? state.table.host : anyone(state, chance);

const fillSeat = (state: State, chance: Chance): Ask => {
  const seat = pick(chance, emptySeats(state.table));
  const idle = pickMaybe(
    chance,
    state.table.people.filter((person) => person.seat === null),
  );
  if (chance.odds(30)) return { by: host(state, chance), command: addBot(chance, seat) };
  return idle === undefined
    ? join(state, chance)
    : { by: idle.id, command: { type: 'takeSeat', seat } };
};

const NAMES = ['Ana', 'Bo', 'Zoé', 'Agent Lynx', '  Léa  ', '', '\u200b', 'x'.repeat(25)];

const join = ({ table }: State, chance: Chance): Ask => {
  const left = [...table.gone.map((person) => person.id), ...table.removed];
  return {
    by: null,
    command: {
      type: 'join',
      name: pick(chance, NAMES),
      returning: chance.odds(50) ? (pickMaybe(chance, left) ?? null) : null,
    },
  };
};

const addBot = (chance: Chance, seat: (typeof SEATS)[number]): Command => ({
  type: 'addBot',
  name: chance.odds(95) ? 'Robot' : pick(chance, NAMES),
  level: pick(chance, [1, 2, 3] as const),
  seat,
});

const shuffle = ({ table }: State, chance: Chance): Command => {
  const seated = table.people.filter((person) => person.seat !== null).map(({ id }) => id);
  return { type: 'shuffleSeats', order: chance.odds(90) ? seated.toReversed() : seated.slice(1) };
};

const people = (state: State, chance: Chance): Ask => {
  const by = anyone(state, chance);
  const person = anyone(state, chance) ?? personId(1);
  const seat = pick(chance, SEATS);
  return pick<() => Ask>(chance, [
    () => join(state, chance),
    () => ({ by, command: { type: 'rename', name: pick(chance, NAMES) } }),
    () => ({ by, command: { type: 'takeSeat', seat } }),
    () => ({ by, command: { type: 'leaveSeat' } }),
    () => ({ by, command: { type: 'leave' } }),
    () => ({
      by: host(state, chance),
      command: { type: 'seatPerson', person, seat: chance.odds(70) ? seat : null },
    }),
    () => ({ by: host(state, chance), command: { type: 'remove', person } }),
    () => ({ by: host(state, chance), command: { type: 'passHost', person } }),
    () => ({ by: host(state, chance), command: addBot(chance, seat) }),
    () => ({ by: host(state, chance), command: { type: 'rotateSeats' } }),
    () => ({
      by: host(state, chance),
      command: { type: 'swapSeats', person, other: anyone(state, chance) ?? personId(1) },
    }),
    () => ({ by: host(state, chance), command: shuffle(state, chance) }),
    () => ({ by, command: { type: 'askSeat', seat } }),
    () => ({ by: host(state, chance), command: { type: 'declineSeat', person } }),
    () => ({ by, command: { type: 'sayUnknown' } }),
  ])();
};

const system = (state: State, chance: Chance): Ask => {
  const by = anyone(state, chance);
  return pick<() => Ask>(chance, [
    () => ({ by: null, command: { type: 'expire', chance: chance.unit() } }),
    () => ({ by: null, command: { type: 'expire', chance: chance.unit() } }),
    () => ({ by: null, command: { type: 'giveBack', span: chance.below(60_000) } }),
    () => ({ by, command: { type: 'pauseClock' } }),
    () => ({ by, command: { type: 'resumeClock' } }),
    () => ({
      by: state.table.host,
      command: chance.odds(10) ? { type: 'abandon' } : { type: 'pauseClock' },
    }),
  ])();
};

/** What is asked between two games, and refused while one runs. */
const between = (state: State, chance: Chance): Ask => {
  const { setup } = state.table;
  const by = host(state, chance);
  if (chance.odds(55)) {
    const deal = dealFor(setup, chance);
    const spoilt = deal.kind === 'teams' ? { ...deal, key: deal.key.toReversed() } : deal;
    return {
      by,
      command: {
        type: 'startGame',
        deal: chance.odds(90) ? deal : { ...spoilt, words: deal.words.slice(1) },
        reshuffled: chance.odds(10),
      },
    };
  }
  if (chance.odds(40)) return people(state, chance);
  const name = pick(chance, PARAMETER_NAMES);
  return {
    by,
    command: {
      type: 'changeSetup',
      change: pick(chance, [
        { changes: { [name]: valueOf(name, chance.below(9999)) } },
        { changes: { [name]: 'nonsense' } },
        { edition: pick(chance, EDITION_IDS) },
        { mode: pick(chance, MODES) },
        { our: pick(chance, TEAMS) },
      ]),
    },
  };
};

/** Any move, by anybody, with values that may be out of all bounds. */
const anyMove = (state: State, chance: Chance): PlayCommand => {
  const type = pick(chance, PLAY_COMMANDS);
  const size = state.table.play?.words.length ?? 25;
  const card = chance.odds(70)
    ? chance.below(size)
    : pick(chance, [-1, size, 1e9, 0.5, Number.MAX_SAFE_INTEGER]);
  switch (type) {
    case 'giveClue':
      return chance.odds(60)
        ? clueFor(state, chance)
        : {
            type,
            word: pick(chance, ['', ' ', 'ligne\nsuivante', 'x'.repeat(61), 'fruit']),
            number: pick(chance, [-1, 1000, 2.5, 1]),
            intended: pick(chance, [[card], [card, card], []]),
          };
    case 'consult':
      return {
        type,
        word: pick(chance, ['', 'idée', 'y'.repeat(61)]),
        number: clueNumberFor(chance),
      };
    case 'guess':
    case 'coverPenalty':
    case 'coverEnemy':
      return { type, card };
    case 'rule':
      return { type, upheld: chance.odds(50) };
    case 'answerConsultation':
      return { type, answer: pick(chance, ['valid', 'invalid', 'doubtful'] as const) };
    case 'answerUndo':
      return { type, agree: chance.odds(50) };
    case 'stop':
    case 'object':
    case 'allow':
    case 'declinePenalty':
    case 'askUndo':
    case 'pauseClock':
    case 'resumeClock':
      return { type };
    case 'abandon':
      return chance.odds(10) ? { type } : { type: 'stop' };
  }
};
