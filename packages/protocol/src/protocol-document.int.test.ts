import { readFileSync } from 'node:fs';
import {
  BOT_LEVELS,
  MAX_AWAIT_SECONDS,
  MAX_BONUS_CARDS,
  MAX_CARDS,
  MAX_CLUE_LENGTH,
  MAX_CLUE_NUMBER,
  MAX_CONSULTATIONS,
  MAX_DEALT_WORDS,
  MAX_GONE,
  MAX_MINIMUM_GUESSES,
  MAX_NAME_LENGTH,
  MAX_OWN_WORD_LENGTH,
  MAX_OWN_WORDS,
  MAX_PACK_ID_LENGTH,
  MAX_PACKS,
  MAX_PEOPLE,
  MAX_REMOVED,
  MAX_ROWS,
  MAX_TIMER_SECONDS,
  MAX_TOKENS,
  MIN_AWAIT_SECONDS,
  REFUSAL_CODES,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import { COMMAND_SCHEMA } from './client-frame.ts';
import * as limits from './limits.ts';
import { SERVER_REFUSAL_CODES } from './refusal.ts';
import { CLOSE_REFUSED, CLOSE_STOPPING, PROTOCOL_VERSION } from './version.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');
const LIMITS = DOCUMENT.slice(
  DOCUMENT.indexOf('## Limits'),
  DOCUMENT.indexOf('## An exchange'),
).replaceAll(/ +/gu, ' ');

test.each([...SERVER_REFUSAL_CODES, ...REFUSAL_CODES])('the refusal %s is described', (code) => {
  expect(DOCUMENT).toContain(`\`${code}\``);
});

test('no refusal is described that there isn’t', () => {
  const start = DOCUMENT.indexOf('## Refusals');
  const section = DOCUMENT.slice(start, DOCUMENT.indexOf('## Limits'));
  const codes = [...section.matchAll(/`([a-z]+\/[a-z-]+)`/gu)].map(([, code]) => code);
  const known: readonly string[] = [...SERVER_REFUSAL_CODES, ...REFUSAL_CODES];
  expect(codes.filter((code) => code === undefined || !known.includes(code))).toEqual([]);
});

test.each(COMMAND_SCHEMA.options.map(({ entries }) => entries))(
  'the command $type.literal is described with its fields',
  (entries) => {
    const { type, ...fields } = entries;
    const line = DOCUMENT.split('\n').find((row) => row.startsWith(`| \`${type.literal}\` `));
    for (const field of Object.keys(fields)) expect(line).toContain(`\`${field}\``);
  },
);

/** The row that tells each limit, up to its number. */
const ROWS: { readonly [name in keyof typeof limits]: string } = {
  MAX_FRAME_BYTES: 'frame of a client | ',
  MAX_BODY_BYTES: 'body of a request | ',
  MAX_ORDER_ID_LENGTH: 'id of an order | ',
  MAX_TEXT_LENGTH: 'any text in a frame or body | ',
  MAX_PERSON_DIGITS: 'number of a person | ',
  MAX_INTENDED: 'intended cards of a clue | ',
  MAX_CHANGES: 'parameters in one change | ',
  MAX_WORDS_PER_ORDER: 'own words in one order | ',
};

test.each(Object.entries(ROWS))('the limit %s is told', (name, row) => {
  const value = limits[name as keyof typeof limits];
  expect(LIMITS).toMatch(new RegExp(`\\| ${row.replace('|', '\\|')}${value}\\b`, 'u'));
});

test.each([
  `a name ${MAX_NAME_LENGTH}, a clue ${MAX_CLUE_LENGTH} |`,
  `; ${MAX_OWN_WORDS} in all, of ${MAX_OWN_WORD_LENGTH} letters each |`,
  `| people at a table | ${MAX_PEOPLE} |`,
  `| people remembered after they have left | the latest ${MAX_GONE} since the deal`,
  `| people removed who are kept out | the latest ${MAX_REMOVED} |`,
  `| dealt words that a table remembers | the latest ${MAX_DEALT_WORDS} |`,
  `| board | ${MAX_ROWS} rows and ${MAX_ROWS} columns, ${MAX_CARDS} cards |`,
  `| packs of words at a table | ${MAX_PACKS}, with an id of ${MAX_PACK_ID_LENGTH} characters`,
  `| number of a clue | ${MAX_CLUE_NUMBER} |`,
  `| quiet questions in one turn | ${MAX_CONSULTATIONS} |`,
  `| seconds of a timer | ${MAX_TIMER_SECONDS}; for an answer that is awaited ${MIN_AWAIT_SECONDS} to ${MAX_AWAIT_SECONDS} |`,
  `| tokens of Duo, and its mistakes | ${MAX_TOKENS} |`,
  `| bonus cards in one turn | ${MAX_BONUS_CARDS} |`,
  `| cards asked for before a team may stop | ${MAX_MINIMUM_GUESSES} |`,
])('a bound of the rules is told: %s', (told) => {
  expect(LIMITS).toContain(told);
});

test('so are the version and the close codes', () => {
  expect(DOCUMENT).toContain(`The version is **${PROTOCOL_VERSION}**`);
  for (const code of [CLOSE_REFUSED, CLOSE_STOPPING]) expect(DOCUMENT).toContain(`**${code}**`);
  expect(DOCUMENT).toContain(`\`level\` ${BOT_LEVELS[0]} to ${BOT_LEVELS.length}`);
});
