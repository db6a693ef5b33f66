import { drawFrom, type Random } from '@agent-double/bots';
import {
  MAX_FRAME_BYTES,
  PROTOCOL_VERSION,
  type ClientFrame,
  type WireCommand,
} from '@agent-double/protocol';
import {
  BOT_LEVELS,
  EDITION_IDS,
  emptySeats,
  isRunning,
  LANGUAGES,
  MODES,
  SEATS,
  seatsOf,
  sitters,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { battered, mutated, pick } from './mutate.ts';

/** The table as somebody sees it who is there; null before that. */
export type Seen = Table | null;

/** One message to a socket, as its fragments. */
export interface Shot {
  readonly bytes: Buffer;
  readonly binary: boolean;
  /** Where the message is cut into fragments. */
  readonly cuts: readonly number[];
}

const CARDS = 25;
/** People of a room that may be named; the one who watches is not among them. */
const NAMED = ['p1', 'p2', 'p3', 'p4', 'p6', 'p9'] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const word = (chance: Random): string =>
  `vrombi${Array.from({ length: 6 }, () => LETTERS[drawFrom(chance, 26)]).join('')}`;

/** A command that may well be carried out, each kind as often as another. */
const command = (chance: Random): WireCommand => {
  const person = pick(chance, NAMED) as PersonId;
  const seat = pick(chance, SEATS);
  const card = drawFrom(chance, CARDS);
  const number = drawFrom(chance, 10);
  const all: readonly [WireCommand, ...WireCommand[]] = [
    { type: 'rename', name: `Nom ${drawFrom(chance, 1_000_000)}` },
    { type: 'takeSeat', seat },
    { type: 'leaveSeat' },
    { type: 'leave' },
    { type: 'seatPerson', person, seat: drawFrom(chance, 4) === 0 ? null : seat },
    { type: 'remove', person },
    { type: 'passHost', person },
    { type: 'rotateSeats' },
    { type: 'addBot', name: 'Robot', level: pick(chance, BOT_LEVELS), seat },
    { type: 'changeSetup', change: { edition: pick(chance, EDITION_IDS) } },
    { type: 'changeSetup', change: { mode: pick(chance, MODES), start: 'red' } },
    { type: 'changeSetup', change: { language: pick(chance, LANGUAGES) } },
    { type: 'changeSetup', change: { changes: { 'timer.clue': drawFrom(chance, 5) } } },
    { type: 'changeSetup', change: { changes: { 'timer.on_expiry': 'end_turn' } } },
    { type: 'changeWords', from: 0, words: Array.from({ length: 30 }, () => word(chance)) },
    { type: 'startGame' },
    { type: 'giveClue', word: word(chance), number, intended: [card] },
    { type: 'giveClue', word: word(chance), number: 'unlimited', insist: true },
    { type: 'guess', card },
    { type: 'stop' },
    { type: 'object' },
    { type: 'rule', upheld: drawFrom(chance, 2) === 0 },
    { type: 'allow' },
    { type: 'coverPenalty', card },
    { type: 'declinePenalty' },
    { type: 'coverEnemy', card },
    { type: 'consult', word: word(chance), number },
    { type: 'answerConsultation', answer: 'valid' },
    { type: 'askUndo' },
    { type: 'answerUndo', agree: drawFrom(chance, 2) === 0 },
    { type: 'pauseClock' },
    { type: 'resumeClock' },
    { type: 'abandon' },
  ];
  return pick(chance, all);
};

/** What the table waits for, so that games begin and go on; null where anybody may do anything. */
const awaited = (chance: Random, table: Table): WireCommand | null => {
  const { mode, our } = table.setup;
  if (!isRunning(table)) {
    const free = seatsOf(mode, our).find((seat) => sitters(table.people, seat).length === 0);
    return free === undefined ? { type: 'startGame' } : { type: 'takeSeat', seat: free };
  }
  const [empty] = emptySeats(table);
  if (empty !== undefined) return { type: 'takeSeat', seat: empty };
  switch (table.play?.phase.name) {
    case 'clue':
      return { type: 'giveClue', word: word(chance), number: 1 };
    case 'guess':
      return drawFrom(chance, 4) === 0
        ? { type: 'stop' }
        : { type: 'guess', card: drawFrom(chance, CARDS) };
    default:
      return null;
  }
};

/** A frame as the client would send it. */
const frame = (chance: Random, id: string, table: Seen): ClientFrame => {
  switch (drawFrom(chance, 12)) {
    case 0:
      return { type: 'hello', protocol: PROTOCOL_VERSION };
    case 1:
      return {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        stream: 'u7Rb',
        seq: drawFrom(chance, 9),
      };
    case 2:
      return { type: 'mark', card: drawFrom(chance, CARDS), on: drawFrom(chance, 2) === 0 };
    case 3:
      return { type: 'judge', id: drawFrom(chance, 99), word: word(chance), number: 2 };
    case 4:
      return { type: 'ping' };
    default: {
      const wish = table === null || drawFrom(chance, 2) === 0 ? null : awaited(chance, table);
      const [game, turn] = [table?.game ?? 0, table?.play?.turn ?? 0];
      return { type: 'order', id, game, turn, command: wish ?? command(chance) };
    }
  }
};

/** A message by chance: a good frame, one that was changed in some way, or noise. */
export const shot = (chance: Random, id: string, table: Seen): Shot => {
  const good: unknown = frame(chance, id, table);
  const plain = { binary: false, cuts: [] };
  const textOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  switch (drawFrom(chance, 12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return { ...plain, bytes: textOf(good) };
    case 4:
    case 5:
      return { ...plain, bytes: textOf(mutated(chance, good)) };
    case 6:
      return { ...plain, bytes: textOf(mutated(chance, mutated(chance, mutated(chance, good)))) };
    case 7:
      return { ...plain, bytes: battered(chance, textOf(good)) };
    case 8: {
      const bytes = textOf(good);
      const cuts = Array.from({ length: 3 }, () => drawFrom(chance, bytes.length));
      return { bytes, binary: false, cuts: cuts.toSorted((one, other) => one - other) };
    }
    case 9:
      return { bytes: textOf(good), binary: true, cuts: [] };
    case 10:
      return { ...plain, bytes: grown(chance, textOf(good)) };
    default:
      return { ...plain, bytes: noise(chance, drawFrom(chance, 200)) };
  }
};

/** About as long as a frame may be, or as long as one is that is cut off without a word. */
const grown = (chance: Random, bytes: Buffer): Buffer => {
  const size = MAX_FRAME_BYTES * pick(chance, [1, 1, 4]) + drawFrom(chance, 5) - 2;
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')]);
};

/** Bytes by chance. */
export const noise = (chance: Random, size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, () => drawFrom(chance, 256)));
