import type { Entry, LogReader, RoomCode } from '@agent-double/server';

/** Reads what is committed, as somebody who stands outside of every server. */
export class Witness {
  readonly #reader: LogReader;
  readonly #read = new Map<string, number>();
  readonly #seen = new Set<string>();

  constructor(reader: LogReader) {
    this.#reader = reader;
  }

  /** Whether that order of that person is in the room's log by now; null where it can't be read. */
  async sees(room: string, person: string, order: string): Promise<boolean | null> {
    const after = this.#read.get(room) ?? 0;
    const entries = await this.#reader.read(room as RoomCode, after).catch(() => null);
    if (entries === null) return null;
    for (const { seq, by, order: id } of entries) {
      this.#read.set(room, Math.max(seq, this.#read.get(room) ?? 0));
      this.#seen.add(`${room} ${by ?? ''} ${id ?? ''}`);
    }
    return this.#seen.has(`${room} ${person} ${order}`);
  }

  /** The whole log of a room. */
  async log(room: string): Promise<readonly Entry[]> {
    return (await this.#reader.read(room as RoomCode, 0)) ?? [];
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}
