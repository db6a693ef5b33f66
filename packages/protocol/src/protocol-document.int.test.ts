import { readFileSync } from 'node:fs';
import {
  BOT_LEVELS,
  MAX_CLUE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PEOPLE,
  REFUSAL_CODES,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import { COMMAND_SCHEMA } from './client-frame.ts';
import * as limits from './limits.ts';
import { SERVER_REFUSAL_CODES } from './refusal.ts';
import { CLOSE_REFUSED, CLOSE_STOPPING, PROTOCOL_VERSION } from './version.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');
const LIMITS = DOCUMENT.slice(DOCUMENT.indexOf('## Limits'), DOCUMENT.indexOf('## An exchange'));

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

test.each(Object.entries(limits))('the limit %s is told: %i', (_, value) => {
  expect(LIMITS).toMatch(new RegExp(`\\b${value}\\b`, 'u'));
});

test('so are the version, the close codes and the bounds of the rules', () => {
  expect(DOCUMENT).toContain(`The version is **${PROTOCOL_VERSION}**`);
  for (const code of [CLOSE_REFUSED, CLOSE_STOPPING]) expect(DOCUMENT).toContain(`**${code}**`);
  for (const bound of [MAX_CLUE_LENGTH, MAX_NAME_LENGTH, MAX_PEOPLE]) {
    expect(LIMITS).toMatch(new RegExp(`\\b${bound}\\b`, 'u'));
  }
  expect(DOCUMENT).toContain(`\`level\` ${BOT_LEVELS[0]} to ${BOT_LEVELS.length}`);
});
