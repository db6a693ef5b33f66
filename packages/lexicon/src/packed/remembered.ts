/** What was worked out for a key, kept for the keys asked for last. */
export class Remembered<T> {
  readonly #limit: number;
  readonly #find: (key: string) => T;
  readonly #known = new Map<string, T>();

  constructor(limit: number, find: (key: string) => T) {
    this.#limit = limit;
    this.#find = find;
  }

  get(key: string): T {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = this.#find(key);
    if (this.#known.size >= this.#limit) this.#known.clear();
    this.#known.set(key, value);
    return value;
  }
}
