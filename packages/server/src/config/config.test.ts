import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';
import { MIN_TOKEN_LENGTH } from './secrets.ts';
import { SettingError } from './setting.ts';

const THIS_FILE = fileURLToPath(import.meta.url);

test('without any setting it serves on port 3000 of every address, with data beside it', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: path.resolve('data'),
    publicUrl: null,
    trustProxy: false,
    logLevel: 'warn',
  });
});

test('an empty setting is one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['DATA_DIR', '/srv/jeu', { dataDir: path.resolve('/srv/jeu') }],
  ['PUBLIC_URL', 'https://jeu.example.org', { publicUrl: 'https://jeu.example.org' }],
  ['PUBLIC_URL', 'http://192.168.1.5:3000/', { publicUrl: 'http://192.168.1.5:3000' }],
  ['TRUST_PROXY', 'no', { trustProxy: false }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', '10.0.0.0/8, loopback,::1', { trustProxy: ['10.0.0.0/8', 'loopback', '::1'] }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['MAX_ROOMS', '1', { maxRooms: 1 }],
])('%s=%s', (name, value, read) => {
  expect(readConfig({ [name]: value })).toMatchObject(read);
});

const WRONG = [
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000x'],
  ['PORT', '1e3'],
  ['HOST', ' '],
  ['DATA_DIR', ' '],
  ['DATABASE_URL', 'mysql://host/name'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '1001'],
  ['WAKEUPS', 'shout'],
  ['METRICS_TOKEN', 'fifteen letters'],
  ['PUBLIC_URL', 'jeu.example.org'],
  ['PUBLIC_URL', 'ftp://jeu.example.org'],
  ['PUBLIC_URL', 'https://jeu.example.org/sous/chemin'],
  ['PUBLIC_URL', 'https://user@jeu.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['ROOM_DAYS', '0'],
  ['ROOM_DAYS', '3651'],
  ['MAX_ROOMS', '0'],
  ['CREATES_PER_MINUTE', 'many'],
  ['VISITS_PER_MINUTE', '1000001'],
  ['MISSES_PER_MINUTE', ''.padEnd(13, '9')],
  ['SOCKETS_PER_ADDRESS', '0'],
  ['FRAMES_PER_SECOND', '0'],
  ['BOTS', 'some'],
  ['BOT_PACE', '60001'],
  ['BOT_VECTORS', '/there/is/no/such.vec'],
  ['BOT_VECTORS', '.'],
  ['BOT_VECTORS', THIS_FILE],
] as const;

test.each(WRONG)('%s=%s is refused by name', (name, value) => {
  const reading = (): unknown => readConfig({ [name]: value });
  expect(reading).toThrow(SettingError);
  expect(reading).toThrow(new RegExp(`^${name}[=:]`, 'u'));
});

const NUMBERS = Object.values(SETTINGS).flatMap((setting) =>
  'bounds' in setting ? [{ name: setting.name, bounds: setting.bounds, read: setting.read }] : [],
);

test.each(NUMBERS)('$name is a whole number within $bounds', ({ read, bounds: [min, max] }) => {
  expect([min, max].map((value) => read(String(value)))).toEqual([min, max]);
  for (const value of [min - 1, max + 1]) expect(() => read(String(value))).toThrow(SettingError);
});

test('vectors of one’s own have their words beside them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-double-vectors-'));
  const own = path.join(folder, 'own.vec');
  const reading = (): unknown => readConfig({ BOT_VECTORS: own }).botVectors;
  try {
    writeFileSync(own, '');
    expect(reading).toThrow(`BOT_VECTORS=${own}: expected ${own}.words.tsv beside it`);
    writeFileSync(`${own}.words.tsv`, '');
    expect(reading()).toBe(own);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a token of the figures has a least length', () => {
  const token = 'x'.repeat(MIN_TOKEN_LENGTH);
  expect(readConfig({ METRICS_TOKEN: token }).metricsToken).toBe(token);
  expect(() => readConfig({ METRICS_TOKEN: token.slice(1) })).toThrow(SettingError);
});

test('each setting has a value that is refused', () => {
  const names = Object.values(SETTINGS).map(({ name }): string => name);
  expect(names.filter((name) => !WRONG.some(([wrong]) => wrong === name))).toEqual([]);
});

test('every setting has a name and a line of its own, and stands without being set', () => {
  const settings = Object.values(SETTINGS);
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
  expect(new Set(settings.map(({ about }) => about)).size).toBe(settings.length);
  for (const { read, unset } of settings) expect(() => read(unset)).not.toThrow();
});
