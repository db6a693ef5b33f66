import {
  isParameter,
  isParameterValue,
  PARAMETERS,
  type ParameterChanges,
  type ParameterName,
} from '@agent-double/rules';

export type ReadChanges =
  | { readonly ok: true; readonly changes: ParameterChanges }
  | { readonly ok: false; readonly problem: string };

/** Parameters of the dossier that have one value in every edition: stating it changes nothing. */
const FIXED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['reveal.opponent', 'end_turn'],
  ['reveal.assassin', 'guesser_loses'],
  ['players.min_versus', 4],
]);

/** `key.counts` in the dossier's order: who starts, the other side, neutral, assassin. */
const COUNTS = ['key.start', 'key.other', 'key.bystander', 'key.assassin'] as const;

/** A line's `params` as the changes of a table, under the dossier's names and values. */
export const readChanges = (params: Readonly<Record<string, unknown>>): ReadChanges => {
  const changes: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'key.counts' && Array.isArray(value) && value.length === COUNTS.length) {
      COUNTS.forEach((count, at) => (changes[count] = value[at] as unknown));
    } else if (FIXED.has(name)) {
      if (FIXED.get(name) !== value) return { ok: false, problem: problem(name, value) };
    } else {
      changes[name] = value;
    }
  }
  for (const [name, value] of Object.entries(changes)) {
    if (!isParameter(name)) return { ok: false, problem: `params: ${name} is no parameter` };
    changes[name] = asWritten(name, value);
    if (!isParameterValue(name, changes[name])) return { ok: false, problem: problem(name, value) };
  }
  return { ok: true, changes };
};

const problem = (name: string, value: unknown): string =>
  `params: ${name} can't be ${JSON.stringify(value)}`;

/**
 * The dossier writes `none` for no limit, `t_c` for a choice of the table, `x (t_c)` for a default
 * that the table may change, `one` for one cover.
 */
const asWritten = (name: ParameterName, written: unknown): unknown => {
  const spec = PARAMETERS[name];
  const value = typeof written === 'string' ? written.replace(/ \(t_c\)$/u, '') : written;
  if (spec.kind === 'optional' && value === 'none') return null;
  if (spec.kind !== 'choice') return value;
  const values: readonly unknown[] = spec.values;
  if (value === 't_c' && values.includes('ask')) return 'ask';
  return value === 'one' && values.includes('one_per_enemy_turn') ? 'one_per_enemy_turn' : value;
};
