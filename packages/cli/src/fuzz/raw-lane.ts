import { connect, type Socket } from 'node:net';
import { drawFrom, type Random } from '@agent-double/bots';
import { rawFrame } from './raw-frames.ts';
import { request } from './requests.ts';
import type { Tally } from './tally.ts';

/** How long an answer may take that perhaps never comes, and one that has to come. */
const PATIENCE_MS = 400;
const UPGRADE_LIMIT_MS = 20_000;
/** Most frames by hand on one socket. */
const BURST = 8;

interface Target {
  readonly port: number;
  readonly room: string;
  readonly cookie: string;
}

const UPGRADE = ({ room, cookie }: Target): string =>
  [
    `GET /api/rooms/${room}/socket HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** What came back over a connection until it was closed, or for as long as one cares to wait. */
const exchange = (
  port: number,
  talk: (socket: Socket) => void,
  heard: (answer: string, socket: Socket) => boolean,
  patience = PATIENCE_MS,
): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, patience);
    socket.on('connect', () => {
      talk(socket);
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (heard(answer, socket)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });

/** Whether an answer has all of its bytes; one to HEAD has none after its headers. */
const isWhole = (answer: string, isHead: boolean): boolean => {
  const [, length] = /\r\ncontent-length: (\d+)\r\n/iu.exec(answer) ?? [];
  const start = answer.indexOf('\r\n\r\n');
  return start >= 0 && (isHead || answer.length >= start + 4 + Number(length ?? 0));
};

/** Asks over HTTP whatever comes, over a connection of its own each time. */
export const fireRequests = async (
  target: Target,
  tally: Tally,
  chance: Random,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    tally.counts.requests += 1;
    const bytes = request(chance, target.room, target.cookie);
    // Whoever is let in may have come to the table, answered or not.
    if (bytes.includes('POST')) tally.joined(target.room);
    const isHead = bytes.toString('latin1').startsWith('HEAD');
    const answer = await exchange(
      target.port,
      (socket) => socket.write(bytes),
      (heard) => isWhole(heard, isHead),
    );
    if (answer !== '') tally.counts.answered += 1;
    if (answer.startsWith('HTTP/1.1 201')) tally.counts.created += 1;
    if (/^HTTP\/1\.1 50[0-2]/u.test(answer)) {
      tally.problems.push(`${answer.slice(0, 300)} to ${bytes.toString('latin1').slice(0, 300)}`);
    }
  }
};

/** Upgrades as a browser does, and then breaks the rules of WebSocket frames. */
export const fireRawFrames = async (
  target: Target,
  tally: Tally,
  chance: Random,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const upgraded = { yes: false };
    await exchange(
      target.port,
      (socket) => socket.write(UPGRADE(target)),
      (answer, socket) => {
        if (upgraded.yes || !answer.startsWith('HTTP/1.1 101')) return false;
        upgraded.yes = true;
        const frames = Array.from({ length: 1 + drawFrom(chance, BURST) }, () => rawFrame(chance));
        tally.counts.rawFrames += frames.length;
        socket.end(Buffer.concat(frames));
        return false;
      },
      UPGRADE_LIMIT_MS,
    );
    if (!upgraded.yes) tally.problems.push(`no socket was opened in ${target.room}`);
  }
};
