import type { ClientFrame, WireRefusal } from '@agent-double/protocol';
import { err, ok, type Result } from '@agent-double/rules';

type OrderFrame = Extract<ClientFrame, { type: 'order' }>;
export type Outcome = Result<null, WireRefusal>;

interface Waiting {
  readonly frame: OrderFrame;
  readonly settle: (outcome: Outcome) => void;
}

/** Orders that the server has not answered yet, oldest first. Sent again they count once. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  /** Keeps `frame` until it is answered, which settles the promise. */
  add(frame: OrderFrame): Promise<Outcome> {
    return new Promise((settle) => {
      this.#waiting.set(frame.id, { frame, settle });
    });
  }

  /** What to send again on a new socket. */
  frames(): readonly OrderFrame[] {
    return [...this.#waiting.values()].map((order) => order.frame);
  }

  get size(): number {
    return this.#waiting.size;
  }

  done(id: string): void {
    this.#settle(id, ok(null));
  }

  refused(id: string, refusal: WireRefusal): void {
    this.#settle(id, err(refusal));
  }

  /** Nothing will be answered any more. */
  refuseAll(refusal: WireRefusal): void {
    for (const id of [...this.#waiting.keys()]) this.refused(id, refusal);
  }

  #settle(id: string, outcome: Outcome): void {
    const order = this.#waiting.get(id);
    this.#waiting.delete(id);
    order?.settle(outcome);
  }
}
