import type { ClueNumber, Judgement } from '@agent-double/rules';
import type { TableRoom } from '../room/table-room.ts';
import { parseClue } from './parse-clue.ts';

/** How long a clue rests before the referee is asked about it, in milliseconds. */
const REST = 250;

/** A clue that is being written. */
export class Draft {
  text = $state('');
  /** A number picked by hand; what is typed behind the word comes before it. */
  picked = $state<ClueNumber | null>(null);
  judgement = $state.raw<Judgement | null>(null);
  /** Whether the server has refused it for what the judgement says. */
  refused = $state(false);
  /** Whether the server refused it in a way that a second press overrides. */
  insistable = $state(false);

  readonly #room: TableRoom;
  /** The word that the referee last said something of. */
  #heard = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: TableRoom) {
    this.#room = room;
  }

  readonly #typed = $derived(parseClue(this.text));

  get word(): string {
    return this.#typed.word;
  }

  /** The number typed, else the one picked, else how many words are aimed at. */
  number(aimed: number): ClueNumber | null {
    return this.#typed.number ?? this.picked ?? (aimed > 0 ? aimed : null);
  }

  /** The text has changed: what was said of the old one no longer holds. */
  changed(aimed: number): void {
    this.refused = false;
    this.insistable = false;
    clearTimeout(this.#timer);
    const word = this.word;
    if (word === '') {
      this.judgement = null;
      return;
    }
    this.#timer = setTimeout(() => {
      void this.#room.judge(word, this.number(aimed) ?? 1).then((judgement) => {
        if (word !== this.word) return;
        this.judgement = judgement;
        this.#heard = judgement === null ? '' : word;
      });
    }, REST);
  }

  /** The line is back: asks again about a word of which nothing could be said. */
  resumed(aimed: number): void {
    if (this.word !== this.#heard) this.changed(aimed);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
    this.picked = null;
    this.judgement = null;
    this.refused = false;
    this.insistable = false;
  }
}
