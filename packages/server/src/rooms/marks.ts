import {
  cardAt,
  guessesFor,
  mayMark,
  personOf,
  seatSide,
  seatTeam,
  type CardIndex,
  type PersonId,
  type Seat,
  type Table,
} from '@agent-double/rules';
import type { Marks } from '@agent-double/protocol';

/** Whether who sits there guesses now: only then does pointing mean something. */
const isGuessing = ({ play }: Table, seat: Seat | null): boolean => {
  if (play === null) return false;
  if (play.kind === 'teams') {
    return play.phase.name === 'guess' && guessesFor(seat, play.phase.team);
  }
  return play.phase.name === 'guess';
};

const maySet = (table: Table, person: PersonId, card: number): boolean =>
  mayMark(table, person, card) && isGuessing(table, personOf(table, person)?.seat ?? null);

/** Whether who sits there sees them: the team on turn, or both sides of Duo. */
export const seesMarks = (table: Table, seat: Seat | null): boolean => {
  const { play } = table;
  if (play === null) return false;
  if (play.kind === 'duo') return seatSide(seat) !== null;
  const { phase } = play;
  return phase.name === 'guess' && (seatTeam(seat) === phase.team || guessesFor(seat, phase.team));
};

/** Who points at what in the turn that is played. Passing: nothing of it is stored. */
export class MarkBoard {
  #cards = new Map<CardIndex, readonly PersonId[]>();
  #turn = '';

  get marks(): Marks {
    return Object.fromEntries(this.#cards);
  }

  get isEmpty(): boolean {
    return this.#cards.size === 0;
  }

  /** Points or no longer points; whether anything has changed. */
  set(table: Table, person: PersonId, card: number, on: boolean): boolean {
    const place = cardAt(card, table.play?.words.length ?? 0);
    if (place === null || !maySet(table, person, place)) return false;
    this.#turn = turnOf(table);
    const before = this.#cards.get(place) ?? [];
    if (before.includes(person) === on) return false;
    this.#put(place, on ? [...before, person] : before.filter((other) => other !== person));
    return true;
  }

  /** Forgets what the turn, a covered card or an absent person has ended; whether that was any. */
  prune(table: Table, isPresent: (person: PersonId) => boolean): boolean {
    if (this.isEmpty) return false;
    let changed = false;
    for (const [card, people] of [...this.#cards]) {
      const kept =
        this.#turn === turnOf(table)
          ? people.filter((person) => isPresent(person) && maySet(table, person, card))
          : [];
      if (kept.length !== people.length) {
        changed = true;
        this.#put(card, kept);
      }
    }
    return changed;
  }

  #put(card: CardIndex, people: readonly PersonId[]): void {
    if (people.length === 0) this.#cards.delete(card);
    else this.#cards.set(card, people);
  }
}

/** What one turn is told from another by. */
export const turnOf = ({ game, play }: Table): string => `${game}/${play?.turn ?? 0}`;
