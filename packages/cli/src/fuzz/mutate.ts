import { drawFrom, type Random } from '@agent-double/bots';

/** One of `list`, which is not empty. */
export const pick = <T>(chance: Random, list: readonly [T, ...T[]]): T =>
  list[drawFrom(chance, list.length)] ?? list[0];

/** Strings that programs trip over. */
const STRINGS = [
  ...['', ' ', '\u0000', '\uD800', '\uDFFF\uD800', '\u202E\u2066x', '\uFEFF', '\u0130\u0131'],
  ...[
    'Ⅷ',
    'e\u0301'.repeat(40),
    '👩‍👩‍👧‍👦',
    '<script>',
    "'; DROP TABLE rooms; --",
    '%00',
    '${1}',
    '../..',
  ],
  ...[
    'p0',
    'p1',
    'p999999999',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e309',
  ],
  ...[
    'x'.repeat(199),
    'x'.repeat(200),
    'x'.repeat(201),
    'é'.repeat(4000),
    'red.spymaster',
    'unlimited',
  ],
] as const;
const NUMBERS = [
  ...[
    0,
    -0,
    -1,
    1,
    24,
    25,
    36,
    0.5,
    1e21,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    2 ** 53 - 1,
    -(2 ** 63),
  ],
] as const;
/** How deep a value is nested that is meant to be deep; a frame has room for more. */
const DEEP = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of any kind that JSON has. */
export const anyValue = (chance: Random): unknown => {
  switch (drawFrom(chance, 9)) {
    case 0:
      return null;
    case 1:
      return drawFrom(chance, 2) === 0;
    case 2:
    case 3:
      return NUMBERS[drawFrom(chance, NUMBERS.length)];
    case 4:
    case 5:
      return STRINGS[drawFrom(chance, STRINGS.length)];
    case 6:
      return Array.from({ length: drawFrom(chance, 100) }, () => drawFrom(chance, 30));
    case 7:
      return JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`) as unknown;
    default:
      return { type: 'order', [String(anyString(chance))]: 1 };
  }
};

const anyString = (chance: Random): string => STRINGS[drawFrom(chance, STRINGS.length)] ?? '';

/** `value` with one thing changed somewhere inside: a field gone, new, renamed or of another kind. */
export const mutated = (chance: Random, value: unknown): unknown => {
  if (Array.isArray(value)) return mutatedList(chance, value);
  if (!isObject(value) || drawFrom(chance, 12) === 0) return anyValue(chance);
  const names = Object.keys(value);
  const name = names[drawFrom(chance, names.length)] ?? 'type';
  const { [name]: inner, ...others } = value;
  switch (drawFrom(chance, 8)) {
    case 0:
      return others;
    case 1:
      return { ...value, [anyString(chance)]: anyValue(chance) };
    case 2:
      return { ...others, [anyString(chance)]: inner };
    case 3:
      return { ...value, [name]: anyValue(chance) };
    case 4:
      return { ...value, [name]: value };
    default:
      return { ...value, [name]: mutated(chance, inner) };
  }
};

const mutatedList = (chance: Random, list: readonly unknown[]): unknown => {
  switch (drawFrom(chance, 4)) {
    case 0:
      return [...list, ...list, ...list];
    case 1:
      return list.slice(1);
    case 2:
      return [...list, anyValue(chance)];
    default:
      return list.map((item, at) => (at === 0 ? mutated(chance, item) : item));
  }
};

/** `bytes` with some of them changed, gone, new or doubled, wherever that falls. */
export const battered = (chance: Random, bytes: Buffer): Buffer => {
  let result = Buffer.from(bytes);
  for (let times = 1 + drawFrom(chance, 4); times > 0; times -= 1) {
    const at = drawFrom(chance, result.length + 1);
    const [before, after] = [result.subarray(0, at), result.subarray(at)];
    const noise = Buffer.from([drawFrom(chance, 256)]);
    switch (drawFrom(chance, 5)) {
      case 0:
        result = before;
        break;
      case 1:
        result = Buffer.concat([before, after.subarray(1 + drawFrom(chance, 8))]);
        break;
      case 2:
        result = Buffer.concat([before, noise, after]);
        break;
      case 3:
        result = Buffer.concat([before, noise, after.subarray(1)]);
        break;
      default:
        result = Buffer.concat([before, after, after]);
    }
  }
  return result;
};
