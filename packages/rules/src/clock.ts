declare const millisBrand: unique symbol;
/** A moment on the server's clock, or a span of it, in milliseconds. */
export type Millis = number & { readonly [millisBrand]?: true };

/**
 * The turn's timer: it runs to a deadline, or is stopped with some time left. Where it `waits` for
 * somebody to take an empty seat it then goes on by itself; else people stopped it, and let it go on.
 */
export type Clock =
  | { readonly running: true; readonly deadline: Millis }
  | { readonly running: false; readonly left: Millis; readonly waits: boolean };

/** `seconds` after `now`. */
export const after = (now: Millis, seconds: number): Millis => now + seconds * 1000;
