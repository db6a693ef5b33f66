import { Client } from 'pg';
import type { connectionOptions } from './connection.ts';

/** What the nodes call to each other on. */
export const CHANNEL = 'agent_double';
/** How long to wait before a lost connection is made again. */
const RETRY_MS = 500;

/** Hears what other nodes call, over a connection of its own that is made again when it is lost. */
export class Listener {
  readonly #options: ReturnType<typeof connectionOptions>;
  readonly #heard: (message: string) => void;
  readonly #ready: () => void;
  #client: Client | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  /** `ready` is called whenever it hears again: something may have been missed until then. */
  constructor(
    options: ReturnType<typeof connectionOptions>,
    heard: (message: string) => void,
    ready: () => void,
  ) {
    this.#options = options;
    this.#heard = heard;
    this.#ready = ready;
  }

  /** Begins to listen; resolves after the first try, whether it went well or not. */
  async open(): Promise<void> {
    if (this.#closed) return;
    const client = new Client(this.#options);
    this.#client = client;
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      void client.end().catch(() => undefined);
      this.#later();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => {
      this.#heard(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.#ready();
    } catch {
      lose();
    }
  }

  /** Makes the connection anew if it doesn't answer: a cut cable says nothing. */
  async check(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    try {
      await client.query('SELECT 1');
    } catch {
      client.emit('end');
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #later(): void {
    this.#client = null;
    if (this.#closed) return;
    this.#retry = setTimeout(() => void this.open(), RETRY_MS);
    this.#retry.unref();
  }
}
