/** Which words change places: `red` for `blue`, alone or at the head of a seat's name. */
interface Swap {
  readonly names: { readonly [name: string]: string };
}

const COLOURS: Swap = {
  names: {
    red: 'blue',
    blue: 'red',
    'red.spymaster': 'blue.spymaster',
    'blue.spymaster': 'red.spymaster',
    'red.operative': 'blue.operative',
    'blue.operative': 'red.operative',
  },
};

const SIDES: Swap = { names: { a: 'b', b: 'a', 'side.a': 'side.b', 'side.b': 'side.a' } };

const swapped = (swap: Swap, value: unknown): unknown => {
  const name = (text: string): string => swap.names[text] ?? text;
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((one: unknown) => swapped(swap, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [name(key), swapped(swap, one)]),
  );
};

/** `value` with red and blue changed for each other, wherever they stand in it. */
export const otherColour = <T>(value: T): T => swapped(COLOURS, value) as T;

/** `value` with the two sides of Duo changed for each other. */
export const otherSide = <T>(value: T): T => swapped(SIDES, value) as T;
