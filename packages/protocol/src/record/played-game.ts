import {
  EDITION_IDS,
  LANGUAGES,
  MODES,
  TEAMS,
  type GameEvent,
  type Key,
  type Language,
  type EditionId,
  type Mode,
} from '@agent-double/rules';
import * as v from 'valibot';
import { DUO_EVENTS, duoEnded, duoKey } from './duo-events.ts';
import { gameEnded, TEAMS_EVENTS, teamsKey } from './teams-events.ts';
import { moment, parameters, whole, words } from './values.ts';

/** Most events of one game in a file: those of a day of turns that the timer ends every minute. */
export const MAX_RECORD_EVENTS = 4000;

/** A finished game as all may have it: what a record and a file have in common. */
export interface PlayedGame {
  readonly game: number;
  readonly edition: EditionId;
  /** Language of the words. */
  readonly language: Language;
  /** Everything that all saw, from the deal to the end, in its order. */
  readonly events: readonly GameEvent[];
  readonly key: Key;
}

const deal = { type: v.literal('gameStarted'), game: whole, parameters, words };

const EVENT_SCHEMA: v.GenericSchema<unknown, GameEvent> = v.union([
  v.object({
    ...deal,
    kind: v.literal('teams'),
    mode: v.picklist(MODES.filter((mode) => mode !== 'duo') as readonly Exclude<Mode, 'duo'>[]),
    start: v.picklist(TEAMS),
    reshuffled: v.boolean(),
  }),
  v.object({
    ...deal,
    kind: v.literal('duo'),
    mode: v.literal('duo'),
    reshuffled: v.boolean(),
  }),
  v.variant('type', [
    ...TEAMS_EVENTS,
    ...DUO_EVENTS,
    gameEnded,
    duoEnded,
    v.object({ type: v.literal('clockStarted'), deadline: moment }),
    v.object({
      type: v.literal('clockPaused'),
      left: moment,
      waits: v.optional(v.boolean(), false),
    }),
    v.object({ type: v.literal('clockResumed'), deadline: moment }),
    v.object({ type: v.literal('timeUp') }),
    v.object({ type: v.literal('timeGivenBack'), span: moment }),
  ]),
]);

/** A game by its parts; whether they fit together is asked apart. */
export const PLAYED_GAME = {
  game: whole,
  edition: v.picklist(EDITION_IDS),
  language: v.picklist(LANGUAGES),
  events: v.pipe(v.array(EVENT_SCHEMA), v.minLength(2), v.maxLength(MAX_RECORD_EVENTS)),
  key: v.variant('kind', [teamsKey, duoKey]),
};

/** Whether a game begins with its deal, ends with its end, and has all its cards in between. */
export const isWhole = ({ events, key }: PlayedGame): boolean => {
  const [first, ...rest] = events;
  const last = rest.at(-1);
  if (first?.type !== 'gameStarted' || last === undefined) return false;
  const ends = rest.filter(isEnd);
  if (ends.length !== 1 || !isEnd(last)) return false;
  if (rest.some(({ type }) => type === 'gameStarted')) return false;
  if ((last.type === 'duoEnded') !== (first.kind === 'duo') || key.kind !== first.kind)
    return false;
  const size = first.words.length;
  const sides = key.kind === 'teams' ? [key.cards] : [key.sides.a ?? [], key.sides.b ?? []];
  const columns = first.parameters['board.cols'];
  return (
    size === first.parameters['board.rows'] * columns &&
    sides.every((cards) => cards.length === size) &&
    JSON.stringify(last.key) === JSON.stringify(key) &&
    rest.every((event) => cardsOf(event).every((card) => card < size))
  );
};

type End = Extract<GameEvent, { type: 'gameEnded' | 'duoEnded' }>;

const isEnd = (event: GameEvent): event is End =>
  event.type === 'gameEnded' || event.type === 'duoEnded';

/** The cards that an event names. */
const cardsOf = (event: GameEvent): readonly number[] => {
  switch (event.type) {
    case 'guessesUndone':
      return event.cards;
    case 'revealUndone':
      return [event.restored.card];
    case 'penaltyForgone':
      return event.missed === null ? [] : [event.missed];
    case 'gameEnded':
    case 'duoEnded':
      return event.intended.flatMap(({ cards }) => cards);
    default:
      return 'card' in event ? [event.card] : [];
  }
};
