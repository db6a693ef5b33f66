import type { fr } from './fr.ts';

/** The shape of a catalogue, whatever its language. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Widened<T[K]> };

/** Every message of the product outside the rules page; French is the original. */
export type Messages = Widened<typeof fr>;
