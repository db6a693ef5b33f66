import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WireRefusal } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import { MAX_DROPS, MAX_TRIES } from './bots/bot-watch.ts';
import { PROGRAM_SECONDS } from './bots/program-player.ts';
import { IDLE_MS } from './bots/worker-mind.ts';
import { SETTINGS } from './config/config.ts';
import { MIN_TOKEN_LENGTH } from './config/secrets.ts';
import { MAX_LOOKS } from './http/clue-routes.ts';
import { statusOf } from './http/refusal-status.ts';
import { MAX_NUMBER_DIGITS } from './http/room-routes.ts';
import { MAX_ADDRESSES } from './limits/allowance.ts';
import { BURST_SECONDS } from './limits/bucket.ts';
import { LOOKS_PER_MINUTE, TICKETS_PER_MINUTE } from './limits/room-guard.ts';
import { openMetrics } from './metrics/metrics.ts';
import { MAX_LINES_PER_PERSON } from './rooms/attendance.ts';
import { MAX_LOST_RACES } from './rooms/clerk.ts';
import { HOST_AWAY_SECONDS } from './rooms/host-watch.ts';
import { RECENT_EVENTS, REMEMBERED_ORDERS } from './rooms/ledger.ts';
import { LONGEST_CODE_IN_ADDRESS, LONGEST_TYPED_CODE } from './rooms/room-code.ts';
import { MAX_CODE_DRAWS } from './rooms/rooms.ts';
import { MAX_WAITING_TASKS } from './rooms/turn-queue.ts';
import { MAX_DEVICES, TICKET_SECONDS } from './seats/ticket.ts';
import { PULSE_SECONDS } from './sockets/pulse.ts';
import { HELLO_SECONDS, MAX_UNREAD_BYTES } from './sockets/session.ts';
import { MAX_GROUP } from './storage/postgres/group-append.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
/** How often, in a word. */
const TIMES = ['never', 'once', 'twice', 'three times'];
const rows = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

const quoted = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text);

test.each(Object.values(SETTINGS))('the page for hosts tells of $name', (setting) => {
  const { name, unset } = setting;
  const row = rows(read('SELF-HOSTING.md')).find(([, cell]) => cell === `\`${name}\``);
  expect(row?.[2]).toBe(unset === '' ? '' : `\`${unset}\``);
  if ('bounds' in setting) expect(row?.[3]).toContain(` (${setting.bounds.join(' to ')})`);
  if (name === 'METRICS_TOKEN') expect(row?.[3]).toContain(`at least ${MIN_TOKEN_LENGTH} char`);
});

test('the page for hosts names every figure that is not Node’s own', async () => {
  const told = read('SELF-HOSTING.md');
  const text = await openMetrics(() => ({ rooms: 0, games: 0, sockets: 0, kept: 0 })).text();
  const names = [...text.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name);
  const own = names.filter((name) => !/^agent_double_(?:nodejs|process)_/u.test(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  ['sockets of one person', `${MAX_LINES_PER_PERSON}`],
  ['silence before `hello`', `${HELLO_SECONDS} seconds`],
  [
    'an answer of a program',
    `${PROGRAM_SECONDS} seconds; one that goes ${TIMES[MAX_DROPS]} is asked no more`,
  ],
  ['unread bytes before a socket is cut off', `${MAX_UNREAD_BYTES / 2 ** 20} MiB`],
  ['orders that wait in one room', `${MAX_WAITING_TASKS}`],
  ['events that a reconnected client is told', `the latest ${RECENT_EVENTS}`],
  ['accepted orders that are remembered', `the latest ${REMEMBERED_ORDERS}`],
  ['a host without a socket', `${HOST_AWAY_SECONDS} seconds`],
  [
    'frames of one socket',
    `${BURST_SECONDS * Number(SETTINGS.framesPerSecond.unset)} at once, then ${SETTINGS.framesPerSecond.unset} a second`,
  ],
  ['rooms created by one address in a minute', `${SETTINGS.createsPerMinute.unset}`],
  ['rooms looked at, joined or connected to', `${SETTINGS.visitsPerMinute.unset} a minute`],
  ['wrong codes of one address in a minute', `${SETTINGS.missesPerMinute.unset}`],
  ['sockets of one address', `${SETTINGS.socketsPerAddress.unset}`],
  [
    'clues that a computer looks back at',
    `${LOOKS_PER_MINUTE} a minute for one address, ${MAX_LOOKS} at once`,
  ],
  [
    'a ticket for another device',
    `good for ${TICKET_SECONDS} seconds, ${TICKETS_PER_MINUTE} a minute for one address`,
  ],
  ['devices of one person in a room', `${MAX_DEVICES}`],
  ['code of a room, as somebody types it', `${LONGEST_TYPED_CODE} characters`],
  ['part of an address that may name a room', `${LONGEST_CODE_IN_ADDRESS} characters`],
  ['number of a game or a turn in an address', `${MAX_NUMBER_DIGITS} digits`],
  ['tries of a computer at one move', `${MAX_TRIES}`],
  ['addresses whose rates are remembered', `the latest ${MAX_ADDRESSES}`],
  ['times that other servers may be quicker with one room', `${MAX_LOST_RACES}, then`],
  ['codes drawn for a new room', `${MAX_CODE_DRAWS}, then`],
  ['entries in one statement to PostgreSQL', `${MAX_GROUP}`],
  ['time between two pings of a socket', `${PULSE_SECONDS} seconds`],
  ['thread of the computer players without a question', `ends after ${IDLE_MS / 60_000} minutes`],
])('the protocol tells the limit of %s', (what, bound) => {
  const row = rows(read('PROTOCOL.md')).find(([, cell]) => cell === what);
  expect(row?.[2]).toMatch(new RegExp(`^${bound.replace(/[()]/gu, '\\$&')}(?![0-9])`, 'u'));
});

const STATUSES = rows(read('PROTOCOL.md')).flatMap(([, code, status = '']) =>
  quoted(code).length === 1 && /^\d{3}$/u.test(status)
    ? [{ code: quoted(code).join(), status: Number(status) }]
    : [],
);

test('statuses of refusals are in the table', () => {
  expect(STATUSES.length).toBeGreaterThan(15);
});

test.each(STATUSES)('the refusal $code has the status $status that is told', (told) => {
  expect(statusOf({ code: told.code as WireRefusal['code'] })).toBe(told.status);
});

const isThere = (place: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../../${place}`, import.meta.url)));

const THREATS = read('SECURITY.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]/u.test(line) && !line.startsWith('| Threat'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every threat that is known is in the table', () => {
  expect(THREATS.length).toBeGreaterThan(20);
});

test.each(THREATS)('%s%s: the tests against it are there', (...[, , , shown]) => {
  const places = quoted(shown).filter((text) => !text.startsWith('npm '));
  expect(places.some((place) => /\.test(?:-kit)?\.m?[jt]s$/u.test(place))).toBe(true);
  const isElsewhere = /^(?:packages|e2e|scripts)\//u;
  expect(
    places
      .map((place) => (isElsewhere.test(place) ? place : `packages/server/src/${place}`))
      .filter((place) => !isThere(place)),
  ).toEqual([]);
});

const sourceAt = (place: string): string => {
  const at = new URL(`../../${place}`, import.meta.url);
  if (!place.endsWith('/')) return readFileSync(at, 'utf8');
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, at), 'utf8'))
    .join('\n');
};

const TERMS = rows(read('DOMAIN.md')).filter(([, , , where]) =>
  /^`[\w-]+\/src\//u.test(where ?? ''),
);

test.each(TERMS)('%s%s is called so in the code', (...[, , names, where]) => {
  const source = quoted(where).map(sourceAt).join('\n');
  const missing = quoted(names)
    .map((name) => name.split('.').at(/^[A-Z]/u.test(name) ? -1 : 0) ?? name)
    .filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(source));
  expect(missing).toEqual([]);
});

test('every script of the manifest is told to whoever contributes', () => {
  const root = new URL('../../../', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const told = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
  const names = Object.keys(scripts).filter((name) => name !== 'postinstall');
  expect(names.filter((name) => !new RegExp(`\`npm (?:run )?${name}\``, 'u').test(told))).toEqual(
    [],
  );
});
