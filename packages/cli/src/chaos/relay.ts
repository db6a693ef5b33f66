import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Where a relay can pass a connection on to. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** How a relay is cut: connections are torn down, or nothing comes through them any more. */
export type Cut = 'torn' | 'silent';

/**
 * A relay of bytes on this machine: a reverse proxy that gives each connection to the next of its
 * places which answers, whoever it comes from; with one place, a cable that can be cut.
 */
export class Relay {
  readonly #places: () => readonly Place[];
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #next = 0;
  #cut: Cut | null = null;

  constructor(places: () => readonly Place[]) {
    this.#places = places;
    this.#server = createServer((socket) => {
      this.#hold(socket);
      if (this.#cut === 'torn') socket.destroy();
      else if (this.#cut === null) this.#pass(socket);
    });
  }

  /** Begins to take connections; gives the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts every connection, and each new one until it is mended. */
  cut(how: Cut): void {
    this.#cut = how;
    for (const socket of this.#open) {
      if (how === 'torn') socket.destroy();
      else socket.unpipe().pause();
    }
  }

  /** What was cut silently is torn: its bytes are lost. */
  mend(): void {
    if (this.#cut === 'silent') for (const socket of this.#open) socket.destroy();
    this.#cut = null;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #hold(socket: Socket): void {
    this.#open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
  }

  #pass(socket: Socket): void {
    const places = this.#places();
    const first = this.#next;
    this.#next += 1;
    const attempt = (tried: number): void => {
      const place = places[(first + tried) % Math.max(1, places.length)];
      if (tried >= places.length || place === undefined || socket.destroyed) {
        socket.destroy();
        return;
      }
      const onward = connect(place);
      const goOn = (): void => {
        attempt(tried + 1);
      };
      onward.once('error', goOn);
      onward.once('connect', () => {
        onward.off('error', goOn);
        this.#hold(onward);
        onward.on('close', () => socket.destroy());
        socket.on('close', () => onward.destroy());
        socket.pipe(onward).pipe(socket);
      });
    };
    attempt(0);
  }
}
