import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * The least that a server of rooms can do: a message of one socket goes to all of its room, as so
 * many bytes. With a file it is also a row in SQLite first, all those of one turn of the event loop
 * in one synced transaction. `BARE_BYTES`, `BARE_FILE`.
 */
const payload = Buffer.from(
  '{"type":"events","x":"'.padEnd(Math.max(40, Number(process.env['BARE_BYTES'])) - 2, 'x') + '"}',
);
const file = process.env['BARE_FILE'] ?? '';

type Room = Set<WebSocket>;
const rooms = new Map<string, Room>();
const tell = (room: Room): void => {
  for (const socket of room) socket.send(payload, { binary: false });
};

/** As the server of the game opens its own, without loading any of it. */
const openDatabase = async (path: string): Promise<DatabaseSyncInstance> => {
  const own = 'node:sqlite';
  const module = (await import(own).catch(() => import('@photostructure/sqlite'))) as Pick<
    typeof import('@photostructure/sqlite'),
    'DatabaseSync'
  >;
  return new module.DatabaseSync(path);
};

const durable = async (path: string): Promise<(room: Room, move: Buffer) => void> => {
  const database = await openDatabase(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE moves (id INTEGER PRIMARY KEY, move TEXT NOT NULL) STRICT');
  const [begin, insert, commit] = [
    'BEGIN IMMEDIATE',
    'INSERT INTO moves (move) VALUES (?)',
    'COMMIT',
  ].map((sql) => database.prepare(sql));
  let waiting: { readonly room: Room; readonly move: Buffer }[] = [];
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    begin?.run();
    for (const { move } of group) insert?.run(move.toString());
    commit?.run();
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
  socket.on('message', (move: Buffer) => {
    take(room, move);
  });
  socket.on('close', () => room.delete(socket));
  socket.send(payload, { binary: false });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());
