import type { WireCommand } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';

/** What is known of one order from outside. */
export interface Fate {
  readonly room: string;
  readonly person: PersonId;
  readonly id: string;
  readonly command: WireCommand['type'];
  /** How often it was put on a socket, and how often it was answered. */
  copies: number;
  answers: number;
  done: boolean;
  /** The last refusal that was not for the moment only. */
  refused: string | null;
}

/** Refusals after which the same order, under its id, is sent again. */
export const FOR_THE_MOMENT: readonly string[] = [
  'store/unavailable',
  'room/busy',
  'server/stopping',
];

/** Commands that change nothing where things are so already. */
const MAY_BE_EMPTY: readonly WireCommand['type'][] = ['takeSeat', 'changeSetup', 'abandon'];

const key = (room: string, person: string, id: string): string => `${room} ${person} ${id}`;

/** Every order that was sent, and what became of it. */
export class Account {
  readonly #fates = new Map<string, Fate>();
  /** What must not be. */
  readonly problems: string[] = [];
  readonly counts = { dropped: 0, doubled: 0, reordered: 0, resent: 0, connections: 0 };

  open(room: string, person: PersonId, id: string, command: WireCommand['type']): Fate {
    const fate: Fate = {
      ...{ room, person, id, command },
      ...{ copies: 0, answers: 0, done: false, refused: null },
    };
    this.#fates.set(key(room, person, id), fate);
    return fate;
  }

  get done(): number {
    return this.#count(({ done }) => done);
  }

  get refused(): number {
    return this.#count(({ done, refused }) => !done && refused !== null);
  }

  get sent(): number {
    return this.#fates.size;
  }

  /**
   * Holds the orders of a room against how often each is in its log: what was acknowledged is there
   * once, what was refused for good is not, and nothing is twice or was never sent.
   */
  settle(room: string, written: ReadonlyMap<string, number>): void {
    const seen = new Set<string>();
    for (const fate of this.#fates.values()) {
      if (fate.room !== room) continue;
      const place = `${fate.person} ${fate.id}`;
      seen.add(place);
      const times = written.get(place) ?? 0;
      const told = `${fate.command} ${place} in ${room}`;
      if (times > 1) this.problems.push(`written ${times} times: ${told}`);
      if (fate.done && times === 0 && !MAY_BE_EMPTY.includes(fate.command)) {
        this.problems.push(`acknowledged and lost: ${told}`);
      }
      const isRefused = !fate.done && fate.refused !== null && fate.answers === fate.copies;
      if (isRefused && times > 0) {
        this.problems.push(`refused with ${fate.refused ?? ''} and written: ${told}`);
      }
    }
    for (const place of written.keys()) {
      if (!seen.has(place)) this.problems.push(`written and never sent: ${place} in ${room}`);
    }
  }

  #count(holds: (fate: Fate) => boolean): number {
    let count = 0;
    for (const fate of this.#fates.values()) if (holds(fate)) count += 1;
    return count;
  }
}
