const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

/** Where `got` differs from `expected`: of an object, only the fields that are expected count. */
export const mismatches = (where: string, expected: unknown, got: unknown): readonly string[] => {
  if (isObject(expected)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      mismatches(`${where}.${name}`, value, isObject(got) ? got[name] : undefined),
    );
  }
  return JSON.stringify(expected) === JSON.stringify(got)
    ? []
    : [`expected ${where} ${shown(expected)}, got ${shown(got)}`];
};
