import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileWith, oneOf, origin, text, whole, type Setting } from './setting.ts';
import { databaseUrl, metricsToken } from './secrets.ts';
import { trustProxy } from './trust-proxy.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const MILLION = 1_000_000;

/** Every setting, by the name that the code gives it. */
export const SETTINGS = {
  port: whole('PORT', 3000, [0, 65_535], 'port to listen on; 0 takes a free one'),
  host: text('HOST', '0.0.0.0', 'address to listen on'),
  dataDir: text('DATA_DIR', 'data', 'folder of the data, from where the server is started'),
  databaseUrl,
  databaseConnections: whole(
    'DATABASE_CONNECTIONS',
    8,
    [2, 1000],
    'connections of this server to the database, besides one that listens',
  ),
  wakeups: oneOf(
    'WAKEUPS',
    'listen',
    ['listen', 'poll'],
    'how servers on one database hear of each other: PostgreSQL’s LISTEN, or by asking',
  ),
  metricsToken,
  publicUrl: origin('PUBLIC_URL', 'address by which people reach the server'),
  trustProxy,
  logLevel: oneOf('LOG_LEVEL', 'warn', LOG_LEVELS, 'what to log on the error output, as JSON'),
  roomDays: whole('ROOM_DAYS', 30, [1, 3650], 'days that a room lives after its last use'),
  maxRooms: whole('MAX_ROOMS', 100_000, [1, 100 * MILLION], 'most rooms kept at once'),
  createsPerMinute: whole(
    'CREATES_PER_MINUTE',
    60,
    [1, MILLION],
    'rooms that one address may create in a minute',
  ),
  visitsPerMinute: whole(
    'VISITS_PER_MINUTE',
    600,
    [1, MILLION],
    'times that one address may look at, join or connect to rooms in a minute',
  ),
  missesPerMinute: whole(
    'MISSES_PER_MINUTE',
    30,
    [1, MILLION],
    'wrong room codes that one address may try in a minute',
  ),
  socketsPerAddress: whole(
    'SOCKETS_PER_ADDRESS',
    512,
    [1, MILLION],
    'sockets that one address may hold open',
  ),
  framesPerSecond: whole(
    'FRAMES_PER_SECOND',
    20,
    [1, MILLION],
    'frames that one socket may send in a second, three times as many in a burst',
  ),
  bots: oneOf('BOTS', 'on', ['on', 'off'], 'whether computer players can be seated'),
  botPace: whole('BOT_PACE', 2500, [0, 60_000], 'mean time before a computer moves, in ms'),
  botVectors: fileWith(
    '.words.tsv',
    'BOT_VECTORS',
    'file of word vectors in place of those that come along',
  ),
} as const satisfies { readonly [name: string]: Setting<unknown> };

type Settings = typeof SETTINGS;

/** How the server is to run. */
export type Config = {
  readonly [name in keyof Settings]: ReturnType<Settings[name]['read']>;
} & {
  /** Folder of the built web client. */
  readonly webDir: string;
};

const WEB_DIR = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * The configuration that `env` describes; empty variables count as not set.
 * @throws SettingError that names the setting which can't be used
 */
export const readConfig = (env: { readonly [name: string]: string | undefined }): Config => {
  const read = <T>({ name, unset, read: parse }: Setting<T>): T => {
    const given = env[name];
    return parse(given === undefined || given === '' ? unset : given);
  };
  return {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    dataDir: path.resolve(read(SETTINGS.dataDir)),
    databaseUrl: read(SETTINGS.databaseUrl),
    databaseConnections: read(SETTINGS.databaseConnections),
    wakeups: read(SETTINGS.wakeups),
    metricsToken: read(SETTINGS.metricsToken),
    publicUrl: read(SETTINGS.publicUrl),
    trustProxy: read(SETTINGS.trustProxy),
    logLevel: read(SETTINGS.logLevel),
    roomDays: read(SETTINGS.roomDays),
    maxRooms: read(SETTINGS.maxRooms),
    createsPerMinute: read(SETTINGS.createsPerMinute),
    visitsPerMinute: read(SETTINGS.visitsPerMinute),
    missesPerMinute: read(SETTINGS.missesPerMinute),
    socketsPerAddress: read(SETTINGS.socketsPerAddress),
    framesPerSecond: read(SETTINGS.framesPerSecond),
    bots: read(SETTINGS.bots),
    botPace: read(SETTINGS.botPace),
    botVectors: read(SETTINGS.botVectors),
    webDir: WEB_DIR,
  };
};
