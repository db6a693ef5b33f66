import {
  cardAt,
  guessesFor,
  partner,
  personOf,
  seatSide,
  seatTeam,
  type CardIndex,
  type PersonId,
  type Seat,
  type Table,
} from '@agent-double/rules';
import type { Marks } from '@agent-double/protocol';

/** Whether who sits there may point at cards now: those who may guess. */
export const mayMark = (table: Table, seat: Seat | null): boolean => {
  const { play } = table;
  if (play === null) return false;
  if (play.kind === 'teams') {
    return play.phase.name === 'guess' && guessesFor(seat, play.phase.team);
  }
  if (play.phase.name === 'sudden_death') return seatSide(seat) !== null;
  return play.phase.name === 'guess' && seatSide(seat) === partner(play.phase.giver);
};

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
    const { play } = table;
    if (play === null || !mayMark(table, personOf(table, person)?.seat ?? null)) return false;
    const place = cardAt(card, play.words.length);
    if (place === null || isCovered(table, place)) return false;
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
        this.#turn !== turnOf(table) || isCovered(table, card)
          ? []
          : people.filter(
              (person) =>
                isPresent(person) && mayMark(table, personOf(table, person)?.seat ?? null),
            );
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

const turnOf = ({ game, play }: Table): string => `${game}/${play?.turn ?? 0}`;

/** Whether nobody on turn can touch the card any more. */
const isCovered = ({ play }: Table, card: CardIndex): boolean =>
  play?.kind === 'duo' ? play.covered[card] === true : (play?.covered[card] ?? null) !== null;
