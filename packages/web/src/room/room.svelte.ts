import type { Offer, ServerFrame, WireCommand, WireRefusal } from '@agent-double/protocol';
import type { ClueNumber, GameEvent, Judgement, Table } from '@agent-double/rules';
import { seeOffer, socketUrl } from '../connection/http.ts';
import { Line, type LineState, type Socket } from '../connection/line.ts';
import { orderId } from '../connection/order-id.ts';
import { Outbox, type Outcome } from '../connection/outbox.ts';
import { told, welcomed, type Seen } from '../connection/seen.ts';

/** Told of every event as it happens, with the table before and after it. */
export type Witness = (event: GameEvent, before: Table, after: Table) => void;

/** One room as this browser sees it, kept up to date by its line to the server. */
export class Room {
  readonly code: string;
  /** What is known; null until the first answer. */
  seen = $state.raw<Seen | null>(null);
  line = $state<LineState>('connecting');
  /** Why the server will not have us, if it won't. */
  refused = $state.raw<WireRefusal | null>(null);
  /** How many orders wait for an answer. */
  sending = $state(0);
  /** The latest refusal of an order, to be shown. */
  complaint = $state.raw<WireRefusal | null>(null);
  /** Whether it tells of a computer that stood in: that is read in any moment. */
  stoodIn = false;

  readonly #outbox = new Outbox();
  readonly #line: Line;
  #witnesses: readonly Witness[] = [];
  #linked: (() => void) | null = null;
  #question = 0;
  #answered: ((judgement: Judgement | null) => void) | null = null;

  constructor(code: string) {
    this.code = code;
    this.#line = new Line({
      open: () => new WebSocket(socketUrl(code, location)) as unknown as Socket,
      from: () => (this.seen === null ? null : { stream: this.seen.stream, seq: this.seen.seq }),
      heard: (frame) => {
        this.#hear(frame);
      },
      changed: (state) => {
        this.line = state;
        // Of those that ended while nobody listened a line that goes on is told nothing.
        if (state === 'connecting' && this.seen !== null) this.seen = { ...this.seen, marks: {} };
        if (state === 'open') for (const frame of this.#outbox.frames()) this.#line.send(frame);
        else this.#answered?.(null);
      },
      refused: (refusal) => {
        this.refused = refusal;
        this.#outbox.refuseAll(refusal);
        this.sending = this.#outbox.size;
      },
    });
  }

  /** Opens the line; the answer closes it. */
  connect(): () => void {
    const check = () => {
      if (document.visibilityState === 'visible') this.#line.check();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    this.refused = null;
    this.#line.start();
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
      this.#line.stop();
    };
  }

  /** Asks for something; settles once the server has answered, however long that takes. */
  async order(command: WireCommand): Promise<Outcome> {
    const table = this.seen?.table;
    const frame = {
      type: 'order',
      id: orderId(),
      game: table?.game ?? 0,
      turn: table?.play?.turn ?? 0,
      command,
    } as const;
    const outcome = this.#outbox.add(frame);
    this.sending = this.#outbox.size;
    this.#line.send(frame);
    return outcome;
  }

  /** Asks for something and shows a refusal in words; says whether it was done. */
  async tell(command: WireCommand): Promise<boolean> {
    this.complaint = null;
    const outcome = await this.order(command);
    if (!outcome.ok) {
      this.complaint = outcome.error;
      this.stoodIn = false;
    }
    return outcome.ok;
  }

  /** Puts this person's marker on a card, or takes it back. */
  mark(card: number, on: boolean): void {
    this.#line.send({ type: 'mark', card, on });
  }

  /** Asks the referee, who may have no answer; only the latest question gets one. */
  judge(word: string, number: ClueNumber): Promise<Judgement | null> {
    this.#question += 1;
    const frame = { type: 'judge', id: this.#question, word, number } as const;
    return new Promise((answered) => {
      this.#answered = answered;
      if (!this.#line.send(frame)) answered(null);
    });
  }

  /** What the server has to deal from. */
  async packs(): Promise<Offer['packs']> {
    const offer = await seeOffer();
    return offer.ok ? offer.value.packs : [];
  }

  /** Calls `witness` for every event from now on; the answer ends that. */
  witness(witness: Witness): () => void {
    this.#witnesses = [...this.#witnesses, witness];
    return () => {
      this.#witnesses = this.#witnesses.filter((other) => other !== witness);
    };
  }

  /** Calls `linked` once another device is let in as this person; the answer ends that. */
  onlinked(linked: () => void): () => void {
    this.#linked = linked;
    return () => {
      this.#linked = null;
    };
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.seen = welcomed(frame, Date.now());
        return;
      case 'events':
        this.#fold(frame);
        return;
      case 'done':
        this.#outbox.done(frame.id);
        this.sending = this.#outbox.size;
        return;
      case 'refused':
        this.#outbox.refused(frame.id, frame.refusal);
        this.sending = this.#outbox.size;
        return;
      case 'present':
        if (this.seen !== null) this.seen = { ...this.seen, present: frame.people };
        return;
      case 'linked':
        this.#linked?.();
        return;
      case 'marks':
        if (this.seen !== null) this.seen = { ...this.seen, marks: frame.marks };
        return;
      case 'judged':
      case 'notJudged':
        if (frame.id === this.#question) {
          this.#answered?.(frame.type === 'judged' ? frame.judgement : null);
        }
        return;
      case 'stoodIn':
        this.complaint = frame.refusal;
        this.stoodIn = true;
        return;
      case 'pong':
        if (this.seen !== null) this.seen = { ...this.seen, ahead: frame.now - Date.now() };
        return;
      case 'bye':
        return;
    }
  }

  #fold(frame: Extract<ServerFrame, { type: 'events' }>): void {
    const before = this.seen;
    if (before === null) return;
    const after = told(before, frame);
    if (after === null) {
      this.#line.restart();
      return;
    }
    this.seen = after.seen;
    for (const event of after.fresh) {
      for (const witness of this.#witnesses) witness(event, before.table, after.seen.table);
    }
  }
}
