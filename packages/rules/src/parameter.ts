import { MAX_CLUE_NUMBER } from './clue.ts';

/** What an edition or a table says of a kind of clue; `ask` leaves it to people each time. */
export const PERMISSIONS = ['allowed', 'forbidden', 'ask'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Bounds of the numbers that a table can set. */
export const MAX_TIMER_SECONDS = 3600;
export const MIN_AWAIT_SECONDS = 5;
export const MAX_AWAIT_SECONDS = 600;
/** Most rows of a board, and most columns. */
export const MAX_ROWS = 6;
/** Most cards of a board. */
export const MAX_CARDS = MAX_ROWS * MAX_ROWS;
export const MAX_TOKENS = 20;
/** Most cards that a table can ask for before a team may stop. */
export const MAX_MINIMUM_GUESSES = 9;
/** Most bonus cards of one turn. */
export const MAX_BONUS_CARDS = 9;

const choice = <const T extends readonly (string | boolean)[]>(...values: T) => ({
  kind: 'choice' as const,
  values,
});
const whole = (min: number, max: number) => ({ kind: 'whole' as const, min, max });
const optional = (min: number, max: number) => ({ kind: 'optional' as const, min, max });
const permission = choice('allowed', 'forbidden', 'ask');
const yesNo = choice(false, true);

/**
 * Every parameter of the rules, with the values it can take (dossier B). `optional` numbers may be
 * null, which means no limit; times are in seconds, where 0 means none.
 */
export const PARAMETERS = {
  'board.rows': whole(1, MAX_ROWS),
  'board.cols': whole(1, MAX_ROWS),
  'key.start': whole(1, MAX_CARDS - 1),
  'key.other': whole(0, MAX_CARDS - 1),
  'key.bystander': whole(0, MAX_CARDS - 1),
  'key.assassin': whole(0, MAX_CARDS - 1),
  'start.rule': choice('key', 'free'),
  'guess.limit': choice('n', 'n_plus_1', 'n_plus_owed', 'none'),
  'guess.minimum': whole(0, MAX_MINIMUM_GUESSES),
  'owed.growth': choice('voluntary_stop', 'any_early_end'),
  'owed.opponent_reveal': choice('clamp', 'decrement'),
  'owed.bonus_max_per_turn': whole(0, MAX_BONUS_CARDS),
  'clue.number_max': optional(1, MAX_CLUE_NUMBER),
  'clue.zero': choice('uncapped', 'forbidden'),
  'clue.unlimited': choice('uncapped', 'forbidden'),
  'clue.expert_toggle': yesNo,
  'clue.expert': yesNo,
  'clue.repeat': choice('allowed', 'forbidden'),
  'clue.hyphenated': permission,
  'clue.open_compound': permission,
  'clue.invented_compound': permission,
  'clue.proper_single': permission,
  'clue.proper_multi': permission,
  'clue.abbreviation': permission,
  'clue.translation': permission,
  'clue.adopted_foreign': permission,
  'clue.homophone': choice('allowed', 'forbidden', 'ask', 'allowed_if_meaning'),
  'clue.rhyme_only': permission,
  'clue.covered_family': choice('allowed', 'forbidden'),
  'clue.spell_aloud': choice('allowed', 'on_request'),
  'reveal.neutral': choice('end_turn', 'continue'),
  'win.on_opponent_reveal': choice('owner_wins', 'no'),
  'win.on_penalty_cover': choice('owner_wins', 'cannot_cover_last'),
  'penalty.turn': choice('ends', 'may_end', 'none'),
  'penalty.cover': choice('optional_one', 'none'),
  'penalty.cover_by': choice('spymaster', 'team'),
  'penalty.cover_deadline': choice('before_own_next_clue', 'before_offenders_next_turn'),
  'contest.window': choice('until_turn_end', 'until_first_guess'),
  'contest.undo_guesses': yesNo,
  'contest.judge': choice('opposing_spymaster', 'any_player', 'vote'),
  'contest.waiver': yesNo,
  'consult.quiet': yesNo,
  'guess.commit': choice('touch', 'confirm'),
  'undo.by_agreement': yesNo,
  referee: choice('strict', 'advise', 'off'),
  'timer.use': choice('none', 'optional'),
  'timer.on_expiry': choice('nudge', 'end_turn'),
  'timer.clue': whole(0, MAX_TIMER_SECONDS),
  'timer.first_clue': whole(0, MAX_TIMER_SECONDS),
  'timer.guess': whole(0, MAX_TIMER_SECONDS),
  'await.seconds': whole(MIN_AWAIT_SECONDS, MAX_AWAIT_SECONDS),
  'late.players': choice('free', 'ask'),
  'coop.enemy_cover': choice('one_per_enemy_turn', 'none'),
  'coop.penalty_extra_cover': yesNo,
  'coop.score': choice('enemy_left', 'turns'),
  'coop.lose_all_enemy': yesNo,
  'duet.tokens': whole(0, MAX_TOKENS),
  'duet.mistakes': optional(0, MAX_TOKENS),
  'duet.mistake_overflow': choice('lose', 'costs_two_tokens'),
  'duet.sudden_death_order': choice('any', 'alternate'),
  'duet.finish_costs_token': yesNo,
} as const;

type Spec = typeof PARAMETERS;
type ValueOf<S> = S extends { readonly values: readonly (infer V)[] }
  ? V
  : S extends { readonly kind: 'optional' }
    ? number | null
    : number;

/** Name of a parameter, as the dossier writes it. */
export type ParameterName = keyof Spec;
/** One value for every parameter: all that `decide` knows of an edition. */
export type Parameters = { readonly [name in ParameterName]: ValueOf<Spec[name]> };
/** Some parameters, as a table changes them. */
export type ParameterChanges = { readonly [name in ParameterName]?: Parameters[name] };
/** The parameters that the clue judge reads. */
export type Conventions = Pick<
  Parameters,
  | 'clue.hyphenated'
  | 'clue.open_compound'
  | 'clue.invented_compound'
  | 'clue.proper_single'
  | 'clue.proper_multi'
  | 'clue.abbreviation'
  | 'clue.translation'
  | 'clue.adopted_foreign'
  | 'clue.homophone'
  | 'clue.rhyme_only'
  | 'clue.covered_family'
>;

/**
 * What people keep among themselves when they speak or sit round one board: the program says it to
 * them and can't see to it.
 */
export const SPOKEN_PARAMETERS = ['clue.spell_aloud', 'guess.commit'] as const;

/** What games were played by before a parameter of that name existed. */
const BEFORE = { 'clue.expert': true, 'late.players': 'free' } as const satisfies ParameterChanges;

/**
 * The parameters of a game that was written down earlier, with those that came later as it was
 * then played. What is wrong with the others stays as it is.
 */
export const parametersSince = (written: object): object => ({ ...BEFORE, ...written });

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[];

/** Whether `name` is a parameter. */
export const isParameter = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name);

/** Whether `value` is one that the parameter can take. */
export const isParameterValue = (name: ParameterName, value: unknown): boolean => {
  const spec = PARAMETERS[name];
  switch (spec.kind) {
    case 'choice':
      return (spec.values as readonly unknown[]).includes(value);
    case 'optional':
      if (value === null) return true;
      return isWhole(value, spec.min, spec.max);
    case 'whole':
      return isWhole(value, spec.min, spec.max);
  }
};

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
