import {
  isCooperative,
  SPOKEN_PARAMETERS,
  type Mode,
  type ParameterName,
  type Parameters,
} from '@agent-double/rules';
import type { Book, Context, SectionId } from './book.ts';

/** Where the page speaks of each parameter. */
export const SECTION_OF: { readonly [id in SectionId]: readonly ParameterName[] } = {
  goal: ['win.on_opponent_reveal'],
  board: [
    'board.rows',
    'board.cols',
    'key.start',
    'key.other',
    'key.bystander',
    'key.assassin',
    'start.rule',
  ],
  clue: [
    'clue.number_max',
    'clue.zero',
    'clue.unlimited',
    'clue.expert_toggle',
    'clue.expert',
    'clue.repeat',
  ],
  words: [
    'clue.covered_family',
    'clue.hyphenated',
    'clue.open_compound',
    'clue.invented_compound',
    'clue.proper_single',
    'clue.proper_multi',
    'clue.abbreviation',
    'clue.translation',
    'clue.adopted_foreign',
    'clue.homophone',
    'clue.rhyme_only',
    'referee',
  ],
  guess: [
    'guess.minimum',
    'guess.limit',
    'owed.growth',
    'owed.bonus_max_per_turn',
    'owed.opponent_reveal',
    'reveal.neutral',
    'undo.by_agreement',
  ],
  invalid: [
    'consult.quiet',
    'contest.judge',
    'contest.window',
    'contest.waiver',
    'penalty.turn',
    'contest.undo_guesses',
    'penalty.cover',
    'penalty.cover_by',
    'penalty.cover_deadline',
    'win.on_penalty_cover',
  ],
  together: ['coop.enemy_cover', 'coop.penalty_extra_cover', 'coop.lose_all_enemy', 'coop.score'],
  duo: [
    'duet.tokens',
    'duet.mistakes',
    'duet.mistake_overflow',
    'duet.finish_costs_token',
    'duet.sudden_death_order',
  ],
  time: [
    'timer.use',
    'timer.first_clue',
    'timer.clue',
    'timer.guess',
    'timer.on_expiry',
    'await.seconds',
    'late.players',
  ],
  aloud: SPOKEN_PARAMETERS,
  end: [],
};

/** Whether the parameter changes anything in a game with these parameters in this mode. */
export const matters = (name: ParameterName, parameters: Parameters, mode: Mode): boolean => {
  const [family] = name.split('.');
  const together = isCooperative(mode);
  switch (family) {
    case 'duet':
      return (
        mode === 'duo' && (name !== 'duet.mistake_overflow' || parameters['duet.mistakes'] !== null)
      );
    case 'coop':
      return (
        (mode === 'coop_sim' || mode === 'coop_record') &&
        (name !== 'coop.penalty_extra_cover' || parameters['coop.enemy_cover'] !== 'none')
      );
    case 'owed':
      return mode !== 'duo' && parameters['guess.limit'] === 'n_plus_owed';
    case 'penalty':
      return penaltyMatters(name, parameters, together);
    case 'win':
      return (
        !together &&
        (name !== 'win.on_penalty_cover' ||
          (parameters['penalty.turn'] !== 'none' && parameters['penalty.cover'] !== 'none'))
      );
    case 'key':
    case 'start':
    case 'reveal':
      return mode !== 'duo' && (family !== 'start' || !together);
    case 'consult':
      return !together;
    case 'contest':
      return contestMatters(name, parameters, mode);
    case 'undo':
      return !together;
    case 'timer':
      return name === 'timer.use' || timerMatters(name, parameters);
    case 'await':
      return !together || (mode !== 'duo' && parameters['coop.enemy_cover'] !== 'none');
    case 'clue':
      return clueMatters(name, parameters);
    default:
      return mode !== 'duo' || name !== 'guess.limit';
  }
};

const clueMatters = (name: ParameterName, parameters: Parameters): boolean => {
  const expert =
    parameters['clue.zero'] === 'uncapped' || parameters['clue.unlimited'] === 'uncapped';
  if (name === 'clue.expert_toggle') return expert;
  return name !== 'clue.expert' || (expert && parameters['clue.expert_toggle']);
};

const penaltyMatters = (
  name: ParameterName,
  parameters: Parameters,
  together: boolean,
): boolean => {
  if (name === 'penalty.turn') return true;
  if (together || parameters['penalty.turn'] === 'none') return false;
  return name === 'penalty.cover' || parameters['penalty.cover'] !== 'none';
};

const contestMatters = (name: ParameterName, parameters: Parameters, mode: Mode): boolean => {
  const together = isCooperative(mode);
  if (parameters['penalty.turn'] === 'none') return false;
  if (name === 'contest.undo_guesses') return mode !== 'duo';
  if (name === 'contest.waiver') return !together && parameters['contest.judge'] !== 'any_player';
  return name !== 'contest.judge' || !together;
};

const timerMatters = (name: ParameterName, parameters: Parameters): boolean => {
  if (parameters['timer.use'] === 'none') return false;
  const runs =
    parameters['timer.clue'] + parameters['timer.first_clue'] + parameters['timer.guess'];
  return name !== 'timer.on_expiry' || runs > 0;
};

/** The sentence that the value in force makes. */
export const sentence = <Name extends ParameterName>(
  book: Book,
  name: Name,
  context: Context,
): string => book.parameters[name].says(context.parameters[name], context);

/** A section of the rules page as it reads for these parameters in this mode. */
export interface Section {
  readonly id: SectionId;
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** The whole page, from the parameters in force and the edition's vocabulary. */
export const rulesPage = (book: Book, context: Context): readonly Section[] => {
  const { parameters, mode } = context;
  return (Object.keys(SECTION_OF) as SectionId[])
    .map((id) => ({
      id,
      heading: book.headings[id],
      sentences: [
        ...book.opening[id](context),
        ...SECTION_OF[id]
          .filter((name) => matters(name, parameters, mode))
          .map((name) => sentence(book, name, context)),
      ],
    }))
    .filter((section) => section.sentences.length > 0);
};
