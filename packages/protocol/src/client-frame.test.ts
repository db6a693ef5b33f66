import { describe, expect, test } from 'vitest';
import { parseClientFrame, type WireCommand } from './client-frame.ts';
import {
  MAX_CHANGES,
  MAX_INTENDED,
  MAX_ORDER_ID_LENGTH,
  MAX_PERSON_DIGITS,
  MAX_TEXT_LENGTH,
  MAX_WORDS_PER_ORDER,
} from './limits.ts';

const parse = (frame: unknown): unknown => parseClientFrame(JSON.stringify(frame));
const order = (command: unknown): object => ({
  type: 'order',
  id: 'o1',
  game: 1,
  turn: 2,
  command,
});
const count = <T>(length: number, value: T): readonly T[] => Array.from({ length }, () => value);

const COMMANDS: readonly WireCommand[] = [
  { type: 'rename', name: 'Zoé' },
  { type: 'takeSeat', seat: 'shared.operative' },
  { type: 'leaveSeat' },
  { type: 'leave' },
  { type: 'seatPerson', person: 'p12' as never, seat: null },
  { type: 'remove', person: 'p1' as never },
  { type: 'passHost', person: 'p2' as never },
  { type: 'rotateSeats' },
  { type: 'swapSeats', person: 'p1' as never, other: 'p2' as never },
  { type: 'shuffleSeats' },
  { type: 'askSeat', seat: 'red.operative' },
  { type: 'declineSeat', person: 'p3' as never },
  { type: 'addBot', name: 'Robot', level: 3, seat: 'red.operative' },
  { type: 'changeSetup', change: {} },
  {
    type: 'changeSetup',
    change: {
      ...{ edition: 'duo', mode: 'duo', language: 'en', start: 'draw', our: 'blue' },
      ...{ packs: ['fr-base'], changes: { 'timer.clue': 60, 'clue.number_max': null } },
    },
  },
  { type: 'changeWords', from: 0, words: ['zinc', 'île'] },
  { type: 'startGame' },
  { type: 'giveClue', word: 'œuvre', number: 3 },
  { type: 'giveClue', word: '', number: 'unlimited', intended: [], insist: true },
  { type: 'guess', card: 24 },
  { type: 'stop' },
  { type: 'object' },
  { type: 'rule', upheld: false },
  { type: 'allow' },
  { type: 'coverPenalty', card: 0 },
  { type: 'declinePenalty' },
  { type: 'coverEnemy', card: 0 },
  { type: 'consult', word: 'mot', number: 0 },
  { type: 'answerConsultation', answer: 'doubtful' },
  { type: 'askUndo' },
  { type: 'answerUndo', agree: true },
  { type: 'pauseClock' },
  { type: 'resumeClock' },
  { type: 'abandon' },
];

describe('what is a frame', () => {
  test.each(COMMANDS)('an order to $type', (command) => {
    expect(parse(order(command))).toEqual(order(command));
  });

  test.each([
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: 1, stream: 's', seq: 0 },
    { type: 'mark', card: -1, on: false },
    { type: 'judge', id: 1, word: 'mot', number: 'unlimited' },
    { type: 'ping' },
  ])('$type', (frame) => {
    expect(parse(frame)).toEqual(frame);
  });

  test.each([-1, 25, 1e9, 0.5])('an order for card %d, which the rules will refuse', (card) => {
    expect(parse(order({ type: 'guess', card }))).not.toBeNull();
  });
});

describe('what is none', () => {
  test.each(['', '{', 'null', '[]', '"ping"', '{"type":"ping"}{}', '{"type":"pong"}'])(
    'the text %s',
    (text) => {
      expect(parseClientFrame(text)).toBeNull();
    },
  );

  test.each(COMMANDS)('an order to $type with a field too many', (command) => {
    expect(parse(order({ ...command, extra: 1 }))).toBeNull();
  });

  test.each([
    { type: 'hello' },
    { type: 'hello', protocol: '1' },
    { type: 'hello', protocol: 1.5 },
    { type: 'hello', protocol: 1, seq: null },
    { type: 'mark', card: '1', on: true },
    { type: 'mark', card: 1 },
    { type: 'judge', id: 1, word: 'mot', number: 'many' },
    { ...order({ type: 'stop' }), game: null },
    { ...order({ type: 'stop' }), turn: 2 ** 53 },
    { ...order({ type: 'stop' }), id: 7 },
    order({ type: 'join', name: 'Zoé', returning: null }),
    order({ type: 'expire', chance: 0 }),
    order({ type: 'giveBack', span: 1 }),
    order({ type: 'startGame', deal: {}, reshuffled: false }),
    order({ type: 'guess', card: '1' }),
    order({ type: 'guess', card: true }),
    order({ type: 'takeSeat', seat: null }),
    order({ type: 'remove', person: 'p0' }),
    order({ type: 'remove', person: 'P1' }),
    order({ type: 'addBot', name: 'R', level: 4, seat: 'red.operative' }),
    order({ type: 'changeSetup', change: { changes: { 'timer.clue': [] } } }),
    order({ type: 'changeSetup', change: { edition: 7 } }),
    order({ type: 'changeSetup', change: { mode: null } }),
    order({ type: 'changeWords', from: 0.5, words: [] }),
    order({ type: 'changeWords', from: 0, words: [1] }),
    order({ type: 'changeSetup', change: { start: null } }),
  ])('%j', (frame) => {
    expect(parse(frame)).toBeNull();
  });
});

describe('bounds', () => {
  const entries = (length: number): object =>
    Object.fromEntries(count(length, 1).map((value, at) => [`p${at}`, value]));

  test.each<[string, number, (length: number) => object]>([
    ['id', MAX_ORDER_ID_LENGTH, (n) => ({ ...order({ type: 'stop' }), id: 'x'.repeat(n) })],
    ['text', MAX_TEXT_LENGTH, (n) => order({ type: 'rename', name: 'x'.repeat(n) })],
    ['clue', MAX_TEXT_LENGTH, (n) => ({ type: 'judge', id: 1, word: 'x'.repeat(n), number: 1 })],
    [
      'digits of a person',
      MAX_PERSON_DIGITS,
      (n) => order({ type: 'remove', person: `p${'9'.repeat(n)}` }),
    ],
    [
      'intended cards',
      MAX_INTENDED,
      (n) => order({ type: 'giveClue', word: 'mot', number: 1, intended: count(n, 1) }),
    ],
    [
      'changes',
      MAX_CHANGES,
      (n) => order({ type: 'changeSetup', change: { changes: entries(n) } }),
    ],
    [
      'own words',
      MAX_WORDS_PER_ORDER,
      (n) => order({ type: 'changeWords', from: 0, words: count(n, 'mot') }),
    ],
  ])('of the %s: %i', (_, bound, frame) => {
    expect(parse(frame(bound))).not.toBeNull();
    expect(parse(frame(bound + 1))).toBeNull();
  });

  test('an id that a store may not keep as it came is none', () => {
    expect(parse({ ...order({ type: 'stop' }), id: '' })).toBeNull();
    // A store may keep another text of these, and the order that is sent again would count twice.
    for (const id of ['a\ud800', 'a\0b', '\ufeffa', 'é', 'a b', '\n']) {
      expect(parse({ ...order({ type: 'stop' }), id })).toBeNull();
    }
    expect(parse({ ...order({ type: 'stop' }), id: '!aZ9-_~' })).not.toBeNull();
  });
});
