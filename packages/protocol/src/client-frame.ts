import {
  LANGUAGES,
  SEATS,
  BOT_LEVELS,
  TEAMS,
  type EditionId,
  type Mode,
} from '@agent-double/rules';
import * as v from 'valibot';
import {
  MAX_CHANGES,
  MAX_INTENDED,
  MAX_ORDER_ID_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_WORDS_PER_ORDER,
} from './limits.ts';
import { person } from './person-id.ts';

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const whole = v.pipe(v.number(), v.safeInteger());
/** Only signs that every store keeps as they came: another would not be known again. */
const orderId = v.pipe(v.string(), v.maxLength(MAX_ORDER_ID_LENGTH), v.regex(/^[!-~]+$/u));
/** Numbers of clues and cards are judged by the rules, so that each odd one gets its own refusal. */
const clueNumber = v.union([v.number(), v.literal('unlimited')]);
const card = v.number();

const changes = v.pipe(
  v.record(text, v.nullable(v.union([text, v.number(), v.boolean()]))),
  v.check((entries) => Object.keys(entries).length <= MAX_CHANGES),
);

/** A name that the rules judge, so that one they don't know gets a refusal of its own. */
const named = <T extends string>() =>
  v.pipe(
    text,
    v.transform((name) => name as T),
  );

const setupChange = v.strictObject({
  edition: v.exactOptional(named<EditionId>()),
  mode: v.exactOptional(named<Mode>()),
  changes: v.exactOptional(changes),
  language: v.exactOptional(v.picklist(LANGUAGES)),
  packs: v.exactOptional(v.array(text)),
  start: v.exactOptional(v.picklist([...TEAMS, 'draw'])),
  our: v.exactOptional(v.picklist(TEAMS)),
});

type OfType = v.StrictObjectSchema<
  { readonly type: v.LiteralSchema<string, undefined> } & v.ObjectEntries,
  undefined
>;

/** The same as `variant`, which tries one schema after the other: here the right one is looked up. */
const byType = <const T extends v.VariantOptions<'type'> & readonly OfType[]>(
  variant: v.VariantSchema<'type', T, undefined>,
): v.GenericSchema<unknown, v.InferOutput<T[number]>> => {
  const known = new Map<unknown, OfType>(
    variant.options.map((schema) => [schema.entries.type.literal, schema]),
  );
  const typeOf = (input: unknown): unknown =>
    typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  return v.lazy((input) => known.get(typeOf(input)) ?? variant);
};

/** What a client may ask; the server adds what it draws to `startGame` and `shuffleSeats`. */
export const COMMAND_SCHEMA = v.variant('type', [
  v.strictObject({ type: v.literal('rename'), name: text }),
  v.strictObject({ type: v.literal('takeSeat'), seat: v.picklist(SEATS) }),
  v.strictObject({ type: v.literal('leaveSeat') }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({
    type: v.literal('seatPerson'),
    person,
    seat: v.nullable(v.picklist(SEATS)),
  }),
  v.strictObject({ type: v.literal('remove'), person }),
  v.strictObject({ type: v.literal('passHost'), person }),
  v.strictObject({ type: v.literal('rotateSeats') }),
  v.strictObject({ type: v.literal('swapSeats'), person, other: person }),
  v.strictObject({ type: v.literal('shuffleSeats') }),
  v.strictObject({ type: v.literal('askSeat'), seat: v.picklist(SEATS) }),
  v.strictObject({ type: v.literal('declineSeat'), person }),
  v.strictObject({
    type: v.literal('addBot'),
    name: text,
    level: v.picklist(BOT_LEVELS),
    seat: v.picklist(SEATS),
  }),
  v.strictObject({ type: v.literal('changeSetup'), change: setupChange }),
  v.strictObject({
    type: v.literal('changeWords'),
    from: whole,
    words: v.pipe(v.array(text), v.maxLength(MAX_WORDS_PER_ORDER)),
  }),
  v.strictObject({ type: v.literal('startGame') }),
  v.strictObject({
    type: v.literal('giveClue'),
    word: text,
    number: clueNumber,
    intended: v.exactOptional(v.pipe(v.array(card), v.maxLength(MAX_INTENDED))),
    insist: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('guess'), card }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({ type: v.literal('object') }),
  v.strictObject({ type: v.literal('rule'), upheld: v.boolean() }),
  v.strictObject({ type: v.literal('allow') }),
  v.strictObject({ type: v.literal('coverPenalty'), card }),
  v.strictObject({ type: v.literal('declinePenalty') }),
  v.strictObject({ type: v.literal('coverEnemy'), card }),
  v.strictObject({ type: v.literal('consult'), word: text, number: clueNumber }),
  v.strictObject({
    type: v.literal('answerConsultation'),
    answer: v.picklist(['valid', 'invalid', 'doubtful']),
  }),
  v.strictObject({ type: v.literal('askUndo') }),
  v.strictObject({ type: v.literal('answerUndo'), agree: v.boolean() }),
  v.strictObject({ type: v.literal('pauseClock') }),
  v.strictObject({ type: v.literal('resumeClock') }),
  v.strictObject({ type: v.literal('abandon') }),
]);

/** A command as a client sends it. */
export type WireCommand = v.InferOutput<typeof COMMAND_SCHEMA>;

const COMMAND: v.GenericSchema<unknown, WireCommand> = byType(COMMAND_SCHEMA);

/** A frame from a client. */
export type ClientFrame =
  /** First frame of a socket. With `stream` and `seq` it goes on where the last socket stopped. */
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly stream?: string;
      readonly seq?: number;
    }
  | {
      readonly type: 'order';
      readonly id: string;
      readonly game: number;
      readonly turn: number;
      readonly command: WireCommand;
    }
  /** A marker on a card: a passing signal to one's own team. */
  | { readonly type: 'mark'; readonly card: number; readonly on: boolean }
  /** Asks what the referee would say of a clue; answered to the asker alone. */
  | {
      readonly type: 'judge';
      readonly id: number;
      readonly word: string;
      readonly number: number | 'unlimited';
    }
  | { readonly type: 'ping' };

const FRAME: v.GenericSchema<unknown, ClientFrame> = byType(
  v.variant('type', [
    v.strictObject({
      type: v.literal('hello'),
      protocol: whole,
      stream: v.exactOptional(text),
      seq: v.exactOptional(whole),
    }),
    v.strictObject({
      type: v.literal('order'),
      id: orderId,
      game: whole,
      turn: whole,
      command: COMMAND,
    }),
    v.strictObject({ type: v.literal('mark'), card, on: v.boolean() }),
    v.strictObject({ type: v.literal('judge'), id: whole, word: text, number: clueNumber }),
    v.strictObject({ type: v.literal('ping') }),
  ]),
);

/** The frame in `data`, or null where it is not one. */
export const parseClientFrame = (data: string): ClientFrame | null => {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = v.safeParse(FRAME, json, { abortEarly: true });
  return parsed.success ? parsed.output : null;
};
