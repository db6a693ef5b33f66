import {
  clueNumber,
  IDENTITIES,
  MAX_CARDS,
  MAX_CLUE_LENGTH,
  MAX_OWN_WORD_LENGTH,
  PARAMETER_NAMES,
  isParameterValue,
  parametersSince,
  TEAMS,
  UNSEEN,
  type CardIndex,
  type ClueNumber,
  type Intention,
  type Parameters,
} from '@agent-double/rules';
import * as v from 'valibot';
import { MAX_TEXT_LENGTH } from '../limits.ts';
import { person } from '../person-id.ts';

/** Most aims of one game in a file, and most quiet questions: one for every fourth event. */
export const MAX_PRIVY = 1000;

const seen = v.check((text: string) => !UNSEEN.test(text));
/** Text that shows all that it says: no marks that turn or hide what stands beside them. */
export const shown = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH), seen);
export const clueWord = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CLUE_LENGTH), seen);
export const whole = v.pipe(v.number(), v.safeInteger());
export const moment = v.pipe(v.number(), v.finite());
export const team = v.picklist(TEAMS);
export const identity = v.picklist(IDENTITIES);
export const card: v.GenericSchema<unknown, CardIndex> = v.pipe(
  whole,
  v.minValue(0),
  v.maxValue(MAX_CARDS - 1),
  v.transform((at) => at as CardIndex),
);
export const cards = v.pipe(v.array(card), v.maxLength(MAX_CARDS));
export const number = v.custom<ClueNumber>((value) => clueNumber(value) !== null);
/** Words that a card can show: no table deals longer ones. */
const cardWord = v.pipe(
  shown,
  v.check((word) => [...word].length <= MAX_OWN_WORD_LENGTH),
);
export const words = v.pipe(v.array(cardWord), v.minLength(1), v.maxLength(MAX_CARDS));
/** All parameters; a file of before some of them existed has what was played then. */
export const parameters = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null),
  v.transform(parametersSince),
  v.custom<Parameters>((value) =>
    PARAMETER_NAMES.every((name) => isParameterValue(name, (value as Parameters)[name])),
  ),
);

/** A list of what is private until the end, a few a turn. */
export const list = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.maxLength(MAX_PRIVY));

export const intentions: v.GenericSchema<unknown, readonly Intention[]> = list(
  v.object({
    turn: whole,
    by: person,
    cards,
    thoughts: v.exactOptional(
      v.object({
        danger: v.nullable(shown),
        rejected: v.nullable(v.object({ clue: shown, near: shown })),
      }),
    ),
  }),
);
