import { TEAM_MODES } from '@agent-double/rules';
import * as v from 'valibot';

export const ACTS = [
  'clue',
  'guess',
  'stop',
  'object',
  'allow',
  'penalty_cover',
  'penalty_decline',
  'enemy_cover',
  'timer_expires',
  'point',
  'start_game',
  'check_clue',
  'consult',
  'read_consultation',
  'answer_consultation',
  'view_key',
  'take_spymaster',
  'swap_role_with',
  'leave',
  'orientations',
] as const;

const names = v.union([v.string(), v.array(v.string())]);
const team = v.picklist(['R', 'B']);
const side = v.picklist(['A', 'B']);
const cells = v.array(v.number());

const action = v.strictObject({
  who: v.string(),
  act: v.picklist(ACTS),
  word: v.optional(v.string()),
  /** Whatever a line gives as a number reaches the engine as it stands. */
  n: v.optional(v.unknown()),
  cell: v.optional(v.unknown()),
  upheld: v.optional(v.boolean()),
  ok: v.optional(v.boolean()),
  other: v.optional(v.string()),
  team: v.optional(team),
});
/** One thing that somebody does. */
export type Action = v.InferOutput<typeof action>;

const teamPlayers = v.strictObject({ spy: v.optional(names), op: v.optional(names) });

const setup = v.strictObject({
  mode: v.optional(v.picklist([...TEAM_MODES, 'duet'])),
  key: v.optional(v.string()),
  key_a: v.optional(v.string()),
  key_b: v.optional(v.string()),
  rows: v.optional(v.number()),
  cols: v.optional(v.number()),
  start: v.optional(team),
  our_side: v.optional(team),
  turn: v.optional(team),
  covered: v.optional(cells),
  owed: v.optional(v.strictObject({ R: v.optional(v.number()), B: v.optional(v.number()) })),
  turns_done: v.optional(v.number()),
  params: v.optional(v.record(v.string(), v.unknown())),
  players: v.optional(
    v.strictObject({
      R: v.optional(teamPlayers),
      B: v.optional(v.union([teamPlayers, names])),
      A: v.optional(names),
      shared_op: v.optional(names),
    }),
  ),
  words: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/u)), v.string())),
  visible: v.optional(v.array(v.string())),
  covered_words: v.optional(v.array(v.string())),
  /** What people know of a clue's sense, which no program reads. */
  intent: v.optional(v.string()),
  tokens: v.optional(v.number()),
  mistakes_allowed: v.optional(v.nullable(v.number())),
  marks: v.optional(v.strictObject({ A: v.optional(cells), B: v.optional(cells) })),
  giver: v.optional(v.nullable(side)),
});
/** The position that a line starts from. */
export type Setting = v.InferOutput<typeof setup>;

const fields = v.record(v.string(), v.unknown());

const line = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  edition: v.union([v.string(), v.array(v.string())]),
  setup,
  actions: v.array(action),
  expect: v.strictObject({
    results: v.array(v.string()),
    mid: v.optional(v.array(v.looseObject({ after: v.number() }))),
    state: v.optional(fields),
    final: v.optional(fields),
    orientations: v.optional(v.array(v.string())),
    decidable: v.optional(v.picklist(['automatic', 'human'])),
  }),
  source: v.optional(v.string()),
});
/** One line of a scenario file (dossier E). */
export type Scenario = v.InferOutput<typeof line>;

export type ReadLine =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly name: string; readonly problem: string };

/** Reads line `number` of a file, counted from 1; what is not a scenario is named and explained. */
export const readLine = (text: string, number: number): ReadLine => {
  const name = `line ${number}`;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, name, problem: 'is not JSON' };
  }
  const read = v.safeParse(line, json);
  if (read.success) return { ok: true, scenario: read.output };
  const [issue] = read.issues;
  const id: unknown = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return {
    ok: false,
    name: typeof id === 'string' ? id : name,
    problem: `${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`,
  };
};

/** The kind of a scenario: the letters that its id begins with. */
export const kindOf = (scenario: Scenario): string => /^[A-Z]+/u.exec(scenario.id)?.[0] ?? '';

/** The editions that a scenario must hold in. */
export const editionsOf = ({ edition }: Scenario): readonly string[] =>
  typeof edition === 'string' ? [edition] : edition;
