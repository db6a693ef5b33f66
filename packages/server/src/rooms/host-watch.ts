import type { Millis, PersonId, Table } from '@agent-double/rules';
import type { Surroundings } from '../surroundings.ts';

/** How long a host may be away before somebody who is there takes over. */
export const HOST_AWAY_SECONDS = 120;

/** Waits for a host who has no socket open, and then asks to pass the role on. */
export class HostWatch {
  readonly #surroundings: Surroundings;
  readonly #pass: (heir: PersonId) => void;
  #missing: { readonly host: PersonId; readonly since: Millis } | null = null;
  #cancel: (() => void) | null = null;

  constructor(surroundings: Surroundings, pass: (heir: PersonId) => void) {
    this.#surroundings = surroundings;
    this.#pass = pass;
  }

  /** Looks again after somebody came or went, or the role has passed. */
  look(table: Table, isPresent: (person: PersonId) => boolean): void {
    this.stop();
    const { host } = table;
    if (host === null || isPresent(host)) {
      this.#missing = null;
      return;
    }
    const now = this.#surroundings.now();
    if (this.#missing?.host !== host) this.#missing = { host, since: now };
    const due = this.#missing.since + HOST_AWAY_SECONDS * 1000;
    if (due > now) {
      this.#cancel = this.#surroundings.after(due - now, () => {
        this.look(table, isPresent);
      });
      return;
    }
    const heir = heirOf(table, host, isPresent);
    if (heir !== null) this.#pass(heir);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

/** The next present person after the host, in the order in which people came. */
const heirOf = (
  { people }: Table,
  host: PersonId,
  isPresent: (person: PersonId) => boolean,
): PersonId | null => {
  const at = people.findIndex(({ id }) => id === host);
  const order = [...people.slice(at + 1), ...people.slice(0, Math.max(at, 0))];
  return order.find(({ id, bot }) => bot === null && isPresent(id))?.id ?? null;
};
