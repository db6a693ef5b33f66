import type { Person, Seat } from '@agent-double/rules';

/** How far a press moves before it is a drag, in pixels. */
const STIR = 8;

/** Where somebody can be dropped: a seat, or among those who have none. */
export type Place = Seat | 'none';

/** Somebody who is being dragged from place to place, with a mouse, a pen or a finger. */
export class Drag {
  /** Who is on the way; null while nobody is. */
  person = $state.raw<Person | null>(null);
  /** Where the pointer is. */
  x = $state(0);
  y = $state(0);
  /** The place under the pointer, where the person may go. */
  over = $state<Place | null>(null);

  readonly #may: (person: Person, place: Place) => boolean;
  readonly #drop: (person: Person, place: Place) => void;
  #end: AbortController | null = null;
  #dragged = false;

  constructor(
    may: (person: Person, place: Place) => boolean,
    drop: (person: Person, place: Place) => void,
  ) {
    this.#may = may;
    this.#drop = drop;
  }

  /** A press on somebody, which becomes a drag once it moves. */
  press(event: PointerEvent, person: Person): void {
    if (event.button !== 0 || this.#end !== null) return;
    const { clientX, clientY } = event;
    this.#dragged = false;
    this.#end = new AbortController();
    const { signal } = this.#end;
    const moved = (move: PointerEvent): void => {
      const far = Math.hypot(move.clientX - clientX, move.clientY - clientY) >= STIR;
      if (this.person === null && !far) return;
      move.preventDefault();
      this.person = person;
      this.#dragged = true;
      [this.x, this.y] = [move.clientX, move.clientY];
      const place = placeAt(move.clientX, move.clientY);
      this.over = place !== null && this.#may(person, place) ? place : null;
    };
    const up = (): void => {
      const { over } = this;
      const dragged = this.person;
      this.cancel();
      if (dragged !== null && over !== null) this.#drop(dragged, over);
    };
    const stop = (): void => {
      this.cancel();
    };
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') stop();
      },
      { signal },
    );
  }

  /** Leaves everybody where they are. */
  cancel(): void {
    this.#end?.abort();
    this.#end = null;
    this.person = null;
    this.over = null;
  }

  /** Whether the press that has just ended was a drag, so that its click means nothing. */
  get wasDrag(): boolean {
    return this.#dragged;
  }
}

const placeAt = (x: number, y: number): Place | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] as
    Place | undefined) ?? null;
