import type { WebSocket } from 'ws';

/** Every socket is pinged once in so many seconds, and cut off if it hasn't answered by the next. */
export const PULSE_SECONDS = 30;

/** Notices sockets that are dead without having said so. Pings are spread over the interval. */
export class Pulse {
  readonly #groups: readonly Map<WebSocket, boolean>[];
  readonly #timer: ReturnType<typeof setInterval>;
  #next = 0;
  #latest = 0;

  constructor(groups: number = PULSE_SECONDS, beatMs = 1000) {
    this.#groups = Array.from({ length: groups }, () => new Map<WebSocket, boolean>());
    this.#timer = setInterval(() => {
      this.#beat();
    }, beatMs);
    this.#timer.unref();
  }

  /** Watches a socket until it closes. */
  watch(socket: WebSocket): void {
    this.#latest = (this.#latest + 1) % this.#groups.length;
    const group = this.#groups[this.#latest];
    if (group === undefined) return;
    group.set(socket, true);
    socket.on('pong', () => {
      group.set(socket, true);
    });
    socket.on('close', () => {
      group.delete(socket);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const group = this.#groups[this.#next];
    this.#next = (this.#next + 1) % this.#groups.length;
    for (const [socket, answered] of group ?? []) {
      if (answered) {
        group?.set(socket, false);
        socket.ping();
      } else {
        socket.terminate();
      }
    }
  }
}
