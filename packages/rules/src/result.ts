/** Outcome of something that may be refused: a value, never an exception. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success carrying `value`. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A refusal carrying `error`. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** Marks a switch as exhaustive: reached only when a type lied. */
export const never = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};
