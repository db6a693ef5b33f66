import type { WireCommand } from '@agent-double/protocol';
import type { WebSocket } from 'ws';
import { connect, each } from './connect.ts';
import { BareScript, GameScript } from './game-script.ts';
import type { Script } from './load-room.ts';

/** People of one room: four seats. */
export const SEATED = 4;
const SEATS = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'] as const;

interface OpenedRoom<S> {
  readonly sockets: readonly WebSocket[];
  readonly script: S;
  /** Where its sockets come in, and by which cookie the first of them. */
  readonly path: string;
  readonly cookie: string | null;
}

/** Rooms with their sockets, and how long it took to let people in. */
export interface Opened<S extends Script = Script> {
  readonly rooms: readonly OpenedRoom<S>[];
  readonly joinsPerSecond: number;
  /** The same with joining by HTTP for the first time before it. */
  readonly firstJoinsPerSecond: number;
}

interface Room {
  readonly code: string;
  readonly cookies: readonly string[];
}

const post = async (url: string, body: unknown): Promise<{ cookie: string; room: string }> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, room: ((await response.json()) as { room: string }).room };
};

const makeRoom = async (url: string): Promise<Room> => {
  const { room, cookie } = await post(`${url}/api/rooms`, { language: 'fr', name: 'Agent 0' });
  const cookies = [cookie];
  for (let at = 1; at < SEATED; at += 1) {
    const joined = await post(`${url}/api/rooms/${room}/people`, { name: `Agent ${at}` });
    cookies.push(joined.cookie);
  }
  return { code: room, cookies };
};

const order = (socket: WebSocket, command: WireCommand): Promise<void> =>
  new Promise((resolve, reject) => {
    const id = `open-${command.type}`;
    const hear = (frame: Buffer): void => {
      const text = frame.toString();
      const refused = text.startsWith('{"type":"refused"') || text.startsWith('{"type":"bye"');
      if (refused) reject(new Error(text));
      if (!refused && text !== `{"type":"done","id":"${id}"}`) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'order', id, game: 0, turn: 0, command }));
  });

/** The frame in which the socket hears of the deal. */
const dealt = (socket: WebSocket): Promise<Buffer> =>
  new Promise((resolve) => {
    const hear = (frame: Buffer): void => {
      if (!frame.includes('"type":"gameStarted"')) return;
      socket.off('message', hear);
      resolve(frame);
    };
    socket.on('message', hear);
  });

/** Seats four people and has a game dealt; gives the frame in which the first learned the key. */
export const seatAndDeal = async (
  sockets: readonly WebSocket[],
  referee: 'off' | 'advise',
): Promise<Buffer> => {
  const [host] = sockets;
  if (host === undefined) throw new Error('a room without sockets');
  for (const [at, socket] of sockets.entries()) {
    await order(socket, { type: 'takeSeat', seat: SEATS[at] ?? SEATS[0] });
  }
  await order(host, { type: 'changeSetup', change: { start: 'red', changes: { referee } } });
  const heard = Promise.all(sockets.map(dealt));
  await order(host, { type: 'startGame' });
  const [first] = await heard;
  if (first === undefined) throw new Error('nobody heard of the deal');
  return first;
};

/** Joins that come before those that are measured, as a share: their code is compiled by then. */
const WARM_JOINS = 0.25;

interface Joined {
  readonly sockets: readonly WebSocket[];
  readonly perSecond: number;
}

const joinAll = async (
  count: number,
  join: (at: number) => Promise<WebSocket>,
): Promise<Joined> => {
  const warm = Math.floor(count * WARM_JOINS);
  const first = await each(warm, join);
  const start = performance.now();
  const rest = await each(count - warm, (at) => join(warm + at));
  const perSecond = (rest.length * 1000) / (performance.now() - start);
  return { sockets: [...first, ...rest], perSecond };
};

const pathOf = (room: Room | undefined): string => `/api/rooms/${room?.code ?? ''}/socket`;

/** Opens `count` rooms of four on a server of the game, with a game running in each. */
export const openRooms = async (
  url: string,
  count: number,
  referee: 'off' | 'advise' = 'off',
): Promise<Opened<GameScript>> => {
  const start = performance.now();
  const made = await each(count, () => makeRoom(url), 16);
  const { sockets, perSecond } = await joinAll(count * SEATED, (at) => {
    const room = made[Math.floor(at / SEATED)];
    return connect(`${url}${pathOf(room)}`, room?.cookies[at % SEATED] ?? '');
  });
  const connected = performance.now();
  const rooms = await each(
    count,
    async (at) => {
      const four = sockets.slice(at * SEATED, (at + 1) * SEATED);
      const script = new GameScript(1, await seatAndDeal(four, referee));
      const room = made[at];
      return { sockets: four, script, path: pathOf(room), cookie: room?.cookies[0] ?? '' };
    },
    16,
  );
  return {
    rooms,
    joinsPerSecond: perSecond,
    firstJoinsPerSecond: (count * SEATED * 1000) / (connected - start),
  };
};

/** Opens `count` rooms of four sockets on a bare server. */
export const openBareRooms = async (url: string, count: number): Promise<Opened> => {
  const { sockets, perSecond } = await joinAll(count * SEATED, (at) =>
    connect(`${url}/${Math.floor(at / SEATED)}`, null),
  );
  const rooms = Array.from({ length: count }, (_, at) => ({
    sockets: sockets.slice(at * SEATED, (at + 1) * SEATED),
    script: new BareScript(),
    ...{ path: `/${at}`, cookie: null },
  }));
  return { rooms, joinsPerSecond: perSecond, firstJoinsPerSecond: perSecond };
};
