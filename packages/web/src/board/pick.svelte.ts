import type { WireCommand } from '@agent-double/protocol';
import type { TableRoom } from '../room/table-room.ts';
import type { CardView } from './card-view.ts';
import type { Purpose } from './purpose.ts';

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
    const command = commandFor(purpose, card);
    this.chosen = null;
    if (purpose === 'cover') this.covering = false;
    if (command === null || this.#room === null) return;
    this.acting = true;
    await this.#room.tell(command);
    this.acting = false;
  }

  /** Forgets everything: another turn has begun. */
  clear(): void {
    this.chosen = null;
    this.aimed = [];
    this.covering = false;
  }
}

const commandFor = (purpose: Purpose | null, card: number): WireCommand | null => {
  switch (purpose) {
    case 'guess':
      return { type: 'guess', card };
    case 'enemy':
      return { type: 'coverEnemy', card };
    case 'cover':
      return { type: 'coverPenalty', card };
    case 'aim':
    case null:
      return null;
  }
};
