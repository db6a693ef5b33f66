import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * The least that a server of rooms can do: a message of one socket goes to all of its room, as so
 * many bytes. With a file it is also a row in SQLite first, all those of one turn of the event loop
 * in one synced transaction. `BARE_BYTES`, `BARE_FILE`. As plain JavaScript, so that no loader
 * weighs on what the game is measured by.
 */
const payload = Buffer.from(
  '{"type":"events","x":"'.padEnd(Math.max(40, Number(process.env['BARE_BYTES'])) - 2, 'x') + '"}',
);
const file = process.env['BARE_FILE'] ?? '';

/** @typedef {Set<import('ws').WebSocket>} Room */
/** @type {Map<string, Room>} */
const rooms = new Map();
/** @param {Room} room */
const tell = (room) => {
  for (const socket of room) socket.send(payload, { binary: false });
};

/**
 * As the server of the game opens its own, without loading any of it.
 * @param {string} path
 */
const openDatabase = async (path) => {
  const own = 'node:sqlite';
  /** @type {Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>} */
  const module = await import(own).catch(() => import('@photostructure/sqlite'));
  return new module.DatabaseSync(path);
};

/**
 * @param {string} path
 * @returns {Promise<(room: Room, move: Buffer) => void>}
 */
const durable = async (path) => {
  const database = await openDatabase(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE moves (id INTEGER PRIMARY KEY, move TEXT NOT NULL) STRICT');
  const begin = database.prepare('BEGIN IMMEDIATE');
  const insert = database.prepare('INSERT INTO moves (move) VALUES (?)');
  const commit = database.prepare('COMMIT');
  process.once('SIGTERM', () => database.close());
  /** @type {{ room: Room, move: Buffer }[]} */
  let waiting = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    begin.run();
    for (const { move } of group) insert.run(move.toString());
    commit.run();
    for (const { room } of group) tell(room);
  };
  return (room, move) => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push({ room, move });
  };
};

const take = file === '' ? tell : await durable(file);
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (/** @type {Buffer} */ move) => {
    take(room, move);
  });
  socket.on('close', () => room.delete(socket));
  socket.send(payload, { binary: false });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit());
