import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * @typedef {{ url: string, restart: () => Promise<void>, stop: () => Promise<void> }} Cluster
 *   `url` is of an empty database; `restart` cuts everybody off
 */
/** @typedef {{ uid: number, gid: number }} Owner */

const USER = 'agent_double';
const START_LIMIT_MS = 60_000;
const PAUSE_MS = 100;
/** PostgreSQL will not run as root. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** Ends the server when our end of its standard input closes, even if we are killed. */
const TETHER = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server';

/**
 * Starts a PostgreSQL server for a while, on a free port of this machine, with data of its own that
 * go with it.
 * @param {string} bin folder of its programs
 * @param {{ sync?: boolean }} [options] without `sync` a crash of the machine may lose data
 * @returns {Promise<Cluster>}
 */
export async function startCluster(bin, { sync = false } = {}) {
  const owner = unprivileged();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-double-postgres-'));
  if (owner) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    makeCluster(bin, data, folder, owner);
    const port = await freePort();
    const args = settings({ port, sync }).flatMap((setting) => ['-c', setting]);
    const log = path.join(folder, 'log');
    const command = [path.join(bin, 'postgres'), '-D', data, ...args];
    let server = await launch(command, { folder, log, port, owner });
    const end = () => {
      server.tether.ref();
      server.tether.stdin?.end();
      return server.gone;
    };
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      restart: async () => {
        await end();
        server = await launch(command, { folder, log, port, owner });
      },
      stop: async () => {
        await end();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Runs the server; resolves once it answers.
 * @param {readonly string[]} command
 * @param {{ folder: string, log: string, port: number, owner: Owner | undefined }} where
 */
async function launch(command, { folder, log, port, owner }) {
  fs.rmSync(log, { force: true });
  const file = fs.openSync(log, 'a');
  const tether = spawn('sh', ['-c', TETHER, 'tether', ...command], {
    cwd: folder,
    stdio: ['pipe', file, file],
    ...owner,
  });
  fs.closeSync(file);
  const gone = new Promise((resolve) => tether.once('close', resolve));
  await untilReady(port, tether, log);
  tether.unref();
  return { tether, gone };
}

/** @param {{ port: number, sync: boolean }} options */
const settings = ({ port, sync }) => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  `fsync=${sync ? 'on' : 'off'}`,
];

/** @returns {Owner | undefined} */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL will not run as root, and there is no user postgres or nobody');
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {string} cwd
 * @param {Owner | undefined} owner
 */
function makeCluster(bin, data, cwd, owner) {
  const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), args, { cwd, encoding: 'utf8', ...owner });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} log
 */
async function untilReady(port, server, log) {
  const until = Date.now() + START_LIMIT_MS;
  const ready = () => fs.readFileSync(log, 'utf8').includes('ready to accept connections');
  while (!(ready() && (await answers(port)))) {
    if (server.exitCode !== null || Date.now() > until) {
      throw new Error(`PostgreSQL did not start: ${fs.readFileSync(log, 'utf8').slice(-500)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
