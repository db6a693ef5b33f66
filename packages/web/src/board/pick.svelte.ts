import type { TableRoom } from '../room/table-room.ts';
import type { CardView } from './card-view.ts';
import type { Purpose } from './purpose.ts';

/** What the second step asks for. */
const STEPS = { guess: 'guess', enemy: 'coverEnemy', cover: 'coverPenalty' } as const;

/** The cards that the person before the screen has chosen and not yet acted on. */
export class Pick {
  /** The card that the second step would reveal or cover. */
  chosen = $state<number | null>(null);
  /** Cards that the clue being written aims at. */
  aimed = $state.raw<readonly number[]>([]);
  /** Whether the person wants to cover a word rather than go on. */
  covering = $state(false);
  /** Whether a second step is on its way: what it turns up decides about the next one. */
  acting = $state(false);

  readonly #room: TableRoom | null;

  /** Without a room the cards are only looked at. */
  constructor(room: TableRoom | null) {
    this.#room = room;
  }

  /** First step on a card: chooses it, or takes that back. */
  tap(card: CardView, purpose: Purpose | null): void {
    if (!card.tappable || purpose === null) return;
    // Who does something else has read why the last thing was refused.
    if (this.#room) this.#room.complaint = null;
    if (purpose === 'aim') {
      this.aimed = this.aimed.includes(card.index)
        ? this.aimed.filter((other) => other !== card.index)
        : [...this.aimed, card.index];
      return;
    }
    const again = this.chosen === card.index;
    this.chosen = again ? null : card.index;
    if (purpose === 'guess') {
      if (again || !card.mine) this.#room?.mark(card.index, !again);
    }
  }

  /** Second step: reveals or covers the chosen card, once the last one is answered. */
  async confirm(purpose: Purpose | null): Promise<void> {
    const card = this.chosen;
    if (card === null || this.acting) return;
    this.chosen = null;
    if (purpose === 'cover') this.covering = false;
    if (purpose === null || purpose === 'aim') return;
    this.acting = true;
    await this.#room?.tell({ type: STEPS[purpose], card });
    this.acting = false;
  }

  /** Forgets everything: another turn has begun. */
  clear(): void {
    this.chosen = null;
    this.aimed = [];
    this.covering = false;
  }
}
