import { parseOwnWords } from '@agent-double/lexicon';
import {
  MAX_FRAME_BYTES,
  MAX_ORDER_ID_LENGTH,
  parseClientFrame,
  type WireCommand,
} from '@agent-double/protocol';
import { DEFAULT_SETUP, MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { book as english } from '../rules-page/en/book.ts';
import { book as french } from '../rules-page/fr/book.ts';
import { giveWords, ordersFor, packsWith } from './give-words.ts';
import { problemText } from './problem-text.ts';

const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `mot ${at}`);

describe('giving words', () => {
  test('takes one order, or as many as the list is long', () => {
    expect(ordersFor(['un', 'deux'])).toEqual([
      { type: 'changeWords', from: 0, words: ['un', 'deux'] },
    ]);
    expect(ordersFor([])).toEqual([{ type: 'changeWords', from: 0, words: [] }]);
    const orders = ordersFor(many(161));
    expect(orders.map((order) => order.type === 'changeWords' && order.from)).toEqual([0, 80, 160]);
    expect(orders.flatMap((order) => (order.type === 'changeWords' ? order.words : []))).toEqual(
      many(161),
    );
  });

  test('each order fits in a frame, whatever the letters', () => {
    const wide = Array.from({ length: MAX_OWN_WORDS }, () =>
      '\u{1df00}'.repeat(MAX_OWN_WORD_LENGTH),
    );
    for (const command of ordersFor(wide)) {
      const id = 'x'.repeat(MAX_ORDER_ID_LENGTH);
      const frame = JSON.stringify({ type: 'order', id, game: 999_999, turn: 0, command });
      expect(new TextEncoder().encode(frame).length).toBeLessThanOrEqual(MAX_FRAME_BYTES);
      expect(parseClientFrame(frame)).not.toBeNull();
    }
  });

  test('deals from them alone, or with a pack where they are few', () => {
    const setup = { ...DEFAULT_SETUP, packs: ['fr-monde', 'own'] };
    expect(packsWith(setup, 25)).toEqual(['own']);
    expect(packsWith(setup, 24)).toEqual(['fr-monde', 'own']);
    expect(packsWith(DEFAULT_SETUP, 24)).toEqual(['fr-base', 'own']);
    expect(packsWith(setup, 0)).toEqual(['fr-monde']);
  });

  test('stops at the first order that is refused', async () => {
    const told: WireCommand['type'][] = [];
    const tell = (command: WireCommand) => {
      told.push(command.type);
      return Promise.resolve(told.length < 2);
    };
    expect(await giveWords(tell, many(200), DEFAULT_SETUP)).toBe(false);
    expect(told).toEqual(['changeWords', 'changeWords']);
  });
});

test.each([
  ['fr', french],
  ['en', english],
] as const)('what is wrong with a list is told line by line (%s)', (_, book) => {
  const parsed = parseOwnWords(`zinc,,île\nZinc\n${'a'.repeat(30)}\n<b>`);
  if (parsed.ok) throw new Error('the list is sound');
  const texts = parsed.error.problems.map((problem) => problemText(problem, book));
  expect(texts).toHaveLength(5);
  for (const line of [1, 2, 3, 4]) {
    expect(texts.filter((text) => text.startsWith(book.own.line(line)))).toHaveLength(1);
  }
  expect(texts.join()).toContain('<b>');
});
