import { tick } from 'svelte';
import type { Person, Seat } from '@agent-double/rules';
import { speech } from '../messages/speech.svelte.ts';
import type { View } from '../room/view.ts';
import { seatName } from '../turn/status.ts';
import { Drag, type Place } from './drag.svelte.ts';
import { mayMove, moveOrders } from './move-orders.ts';
import { movingTexts } from './texts.ts';

const seatAt = (place: Place): Seat | null => (place === 'none' ? null : place);

/** Moving people at one table before the deal, whatever with. */
export class Moves {
  readonly drag: Drag;
  /** Whose new place is being chosen from a list. */
  asked = $state.raw<Person | null>(null);
  /** What has just been done, for those who don't see it. */
  said = $state('');

  readonly #view: () => View;

  /** `view` is the table as it is by then. */
  constructor(view: () => View) {
    this.#view = view;
    this.drag = new Drag(
      (person, place) => this.#orders(person, place) !== null,
      (person, place) => void this.move(person, place),
    );
  }

  /** Whether this browser may move that person at all. */
  may(person: Person): boolean {
    const { table, seen } = this.#view();
    return mayMove(table, seen.person, person);
  }

  /** Moves somebody, says so, and keeps the focus with them. */
  async move(person: Person, place: Place): Promise<void> {
    const view = this.#view();
    for (const order of this.#orders(person, place) ?? []) {
      if (!(await view.room.tell(order))) return;
    }
    const seat = seatAt(place);
    const texts = movingTexts[speech.language];
    const where =
      seat === null ? texts.noSeat : seatName({ say: speech.say, words: view.words }, seat);
    this.said = texts.moved(person.name, where);
    await tick();
    document.querySelector<HTMLElement>(`[data-move="${person.id}"]`)?.focus();
  }

  /** Deals the seats that are held anew. */
  async shuffle(): Promise<void> {
    if (await this.#view().room.tell({ type: 'shuffleSeats' })) {
      this.said = movingTexts[speech.language].shuffled;
    }
  }

  #orders(person: Person, place: Place): ReturnType<typeof moveOrders> {
    const { table, seen } = this.#view();
    return moveOrders(table, seen.person, person, seatAt(place));
  }
}
