import type { Marks } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import type { Presence } from '../storage/neighbours.ts';

/** Who is at a table by way of other servers, as far as this one has heard. */
export class Elsewhere {
  #presences: readonly Presence[] = [];
  #people: ReadonlySet<PersonId> = new Set();

  /** Takes in what the other servers say by now; whether that is news. */
  see(presences: readonly Presence[]): boolean {
    if (JSON.stringify(presences) === JSON.stringify(this.#presences)) return false;
    this.#presences = presences;
    this.#people = new Set(presences.flatMap(({ people }) => people));
    return true;
  }

  /** Whether nobody is at the table by way of another server. */
  get isEmpty(): boolean {
    return this.#presences.length === 0;
  }

  has(person: PersonId): boolean {
    return this.#people.has(person);
  }

  /** `own` marks of a turn, with those that others of that turn made elsewhere. */
  withMarks(own: Marks, turn: string): Marks {
    const others = this.#presences.filter((presence) => presence.turn === turn);
    if (others.length === 0) return own;
    const all = new Map<string, readonly PersonId[]>(Object.entries(own));
    for (const { marks } of others) {
      for (const [card, people] of Object.entries(marks)) {
        all.set(card, [...new Set([...(all.get(card) ?? []), ...people])]);
      }
    }
    return Object.fromEntries(all);
  }
}
