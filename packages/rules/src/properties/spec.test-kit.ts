import fc from 'fast-check';
import { EDITIONS } from '../editions/index.ts';
import { MODES, type Mode } from '../mode.ts';
import {
  PARAMETERS,
  PARAMETER_NAMES,
  type ParameterChanges,
  type ParameterName,
} from '../parameter.ts';
import { setupProblem } from '../setup/decide-setup.ts';
import type { Setup, SetupChange } from '../setup.ts';
import { DEFAULT_SETUP } from '../table.ts';
import { TEAMS } from '../team.ts';

/** All that a random table is made from. */
export interface Spec {
  readonly setup: SetupChange;
  /** People beyond one for each seat. */
  readonly extras: number;
  readonly deal: number;
  /** How readily clues are called invalid, in a hundred. */
  readonly temper: number;
  /** One number a move; what each means depends on the table at that time. */
  readonly script: readonly number[];
}

const WAYS = MODES.flatMap((mode) =>
  Object.values(EDITIONS)
    .filter((edition) => edition.modes.includes(mode))
    .map((edition) => ({ mode, edition: edition.id })),
);

const BOARD: readonly ParameterName[] = PARAMETER_NAMES.filter(
  (name) => name.startsWith('board.') || name.startsWith('key.'),
);
const OPEN = PARAMETER_NAMES.filter((name) => !BOARD.includes(name));
/** Conventions about words are many, and change nothing in the course of a game. */
const OFTEN = OPEN.filter((name) => !name.startsWith('clue.'));

/** A value that the parameter can take, by number. */
export const valueOf = (name: ParameterName, number: number): string | number | boolean | null => {
  const spec = PARAMETERS[name];
  if (spec.kind === 'choice') return spec.values[number % spec.values.length] ?? null;
  if (spec.kind === 'optional' && number % 3 === 0) return null;
  return spec.min + (number % (spec.max - spec.min + 1));
};

const changes = (chosen: readonly (readonly [ParameterName, number])[]): ParameterChanges =>
  Object.fromEntries(chosen.map(([name, number]) => [name, valueOf(name, number)]));

const setting = fc.tuple(fc.constantFrom(...OPEN, ...OFTEN, ...OFTEN), fc.nat({ max: 9999 }));

/** Settings that only matter together, so that chance alone would seldom try them. */
const THEMES: readonly ParameterChanges[] = [
  {
    'penalty.cover': 'optional_one',
    'penalty.cover_deadline': 'before_offenders_next_turn',
    'penalty.cover_by': 'team',
  },
  { 'undo.by_agreement': true },
  { 'timer.use': 'optional', 'timer.clue': 40, 'timer.guess': 50, 'timer.on_expiry': 'end_turn' },
  { 'contest.judge': 'vote', 'contest.undo_guesses': true },
  { 'guess.limit': 'n_plus_owed', 'owed.growth': 'any_early_end', 'owed.bonus_max_per_turn': 2 },
];

const board = fc
  .tuple(
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 1, max: 6 }),
    fc.nat(),
    fc.nat(),
    fc.nat(),
  )
  .map(([rows, columns, one, two, three]): ParameterChanges => {
    const start = 1 + (one % (rows * columns - 1));
    const other = 1 + (two % (rows * columns - start));
    const bystander = three % (rows * columns - start - other + 1);
    return {
      'board.rows': rows,
      'board.cols': columns,
      'key.start': start,
      'key.other': other,
      'key.bystander': bystander,
      'key.assassin': rows * columns - start - other - bystander,
    };
  });

/** A way to play with settings of every kind: the edition's own, house variants, small boards. */
export const setups = (modes: readonly Mode[]): fc.Arbitrary<SetupChange> =>
  fc
    .record({
      way: fc
        .constantFrom(...modes)
        .chain((mode) => fc.constantFrom(...WAYS.filter((way) => way.mode === mode))),
      settings: fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 4, arbitrary: fc.array(setting, { minLength: 1, maxLength: 12, size: 'max' }) },
        {
          weight: 1,
          arbitrary: fc.tuple(...OPEN.map((name) => fc.tuple(fc.constant(name), fc.nat()))),
        },
      ),
      themes: fc.subarray([...THEMES]),
      board: fc.option(board, { freq: 3 }),
      start: fc.constantFrom('draw' as const, ...TEAMS),
      our: fc.constantFrom(...TEAMS),
    })
    .map(({ way, themes, settings, board: size, start, our }) => ({
      ...way,
      start,
      our,
      changes: {
        ...(Object.assign({}, ...themes) as ParameterChanges),
        ...changes(settings),
        ...(way.mode === 'duo' ? {} : size),
      },
    }))
    .filter((change) => setupProblem({ ...DEFAULT_SETUP, ...change } satisfies Setup) === null);

/** Random tables whose script has at most `length` moves. */
export const specs = (length: number, modes: readonly Mode[] = MODES): fc.Arbitrary<Spec> =>
  fc.record({
    setup: setups(modes),
    temper: fc.constantFrom(5, 5, 60),
    extras: fc.nat({ max: 5 }),
    deal: fc.nat(),
    script: fc.array(fc.nat(), { minLength: 0, maxLength: length, size: 'max' }),
  });
