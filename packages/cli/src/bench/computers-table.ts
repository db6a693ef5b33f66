import type { ServerFrame, WireCommand } from '@agent-double/protocol';
import { evolve, type Seat, type Table } from '@agent-double/rules';
import type { WebSocket } from 'ws';
import { greeted, type Greeted } from './connect.ts';

const SEATS: readonly Seat[] = [
  'red.spymaster',
  'red.operative',
  'blue.spymaster',
  'blue.operative',
];
/** The strongest think longest. */
const LEVEL = 3;

/** A table of four computers, and the host who deals game after game. */
export class ComputersTable {
  readonly #socket: WebSocket;
  #orders = 0;
  #isOn = false;
  #table: Table;
  #dealt = 0;
  /** Moves that the computers have made. */
  moves = 0;
  /** From the first deal to the first clue, in milliseconds; null before. */
  firstMoveMs: number | null = null;
  /** Why something was refused, if it was. */
  failed: string | null = null;

  constructor({ socket, frame }: Greeted) {
    this.#socket = socket;
    const welcome = JSON.parse(frame.toString()) as ServerFrame;
    if (welcome.type !== 'welcome') throw new Error(frame.toString());
    this.#table = welcome.table;
    socket.on('message', (message: Buffer) => {
      this.#hear(JSON.parse(message.toString()) as ServerFrame);
    });
    for (const [at, seat] of SEATS.entries()) {
      this.#order({ type: 'addBot', name: `Robot ${at}`, level: LEVEL, seat });
    }
  }

  /** Deals, and again whenever a game is over. */
  start(): void {
    this.#isOn = true;
    this.#dealt = performance.now();
    this.#order({ type: 'startGame' });
  }

  /** Ends the game that runs. */
  stop(): void {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#order({ type: 'abandon' });
  }

  #order(command: WireCommand): void {
    this.#orders += 1;
    const { game, play } = this.#table;
    const id = String(this.#orders);
    const order = { type: 'order', id, game, turn: play?.turn ?? 0, command };
    this.#socket.send(JSON.stringify(order));
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'refused') this.#refused(frame.refusal.code);
    if (frame.type !== 'events') return;
    for (const event of frame.events) {
      this.#table = evolve(this.#table, event);
      if (event.type === 'clueGiven' || event.type === 'cardRevealed') {
        this.moves += 1;
        this.firstMoveMs ??= performance.now() - this.#dealt;
      }
      // One that was asked for just before the end.
      if (event.type === 'gameStarted' && !this.#isOn) this.#order({ type: 'abandon' });
      if (event.type === 'gameEnded' && this.#isOn) this.#order({ type: 'startGame' });
    }
  }

  /** A game that ends, or a turn, in the moment in which the game is ended is no fault. */
  #refused(code: string): void {
    const isOver = this.#table.play?.phase.name === 'over';
    if (this.#isOn || !['game/over', 'game/other', 'turn/over'].includes(code))
      this.failed ??= code;
    else if (code === 'turn/over' && !isOver) this.#order({ type: 'abandon' });
  }
}

/** A new table of four computers on the server. */
export const openComputersTable = async (url: string): Promise<ComputersTable> => {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'fr', name: 'Ada' }),
  });
  const { room } = (await response.json()) as { room: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return new ComputersTable(await greeted(`${url}/api/rooms/${room}/socket`, cookie));
};
