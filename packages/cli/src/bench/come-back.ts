import type { ServerFrame } from '@agent-double/protocol';
import { each, greeted } from './connect.ts';
import type { GameScript } from './game-script.ts';
import type { Opened } from './open-rooms.ts';
import type { Served } from './served.ts';

/** How a server comes back that was killed. */
export interface Return {
  /** From the start of its process until it listens. */
  readonly listeningMs: number;
  /** Rooms read and shown a second, when all are asked for at once. */
  readonly roomsPerSecond: number;
}

/**
 * Kills the server and starts it again; then somebody comes back to each room.
 * @throws where a move is missing that was acknowledged
 */
export const comeBack = async (
  killed: Served,
  again: () => Promise<Served>,
  { rooms }: Opened<GameScript>,
): Promise<Return> => {
  await killed.kill();
  const served = await again();
  try {
    const start = performance.now();
    await each(rooms.length, async (at) => {
      const room = rooms[at];
      if (room === undefined) return;
      const { socket, frame } = await greeted(`${served.url}${room.path}`, room.cookie);
      socket.terminate();
      mustHave(frame, room.script);
    });
    const seconds = (performance.now() - start) / 1000;
    return { listeningMs: served.startMs, roomsPerSecond: rooms.length / seconds };
  } finally {
    await served.stop();
  }
};

const mustHave = (frame: Buffer, { reached }: GameScript): void => {
  const welcome = JSON.parse(frame.toString()) as ServerFrame;
  const table = welcome.type === 'welcome' ? welcome.table : null;
  const turn = table?.play?.turn ?? 0;
  const isWhole = table?.game === reached.game && (turn >= reached.turn || isOver(table));
  if (!isWhole) throw new Error(`an acknowledged move is missing: ${frame.toString()}`);
};

const isOver = ({ play }: Extract<ServerFrame, { type: 'welcome' }>['table']): boolean =>
  play?.phase.name === 'over';
