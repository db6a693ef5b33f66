import { DUO_END_REASONS, MAX_CARDS, SIDE_IDENTITIES, SIDES } from '@agent-double/rules';
import * as v from 'valibot';
import { person } from '../person-id.ts';
import { card, clueWord, intentions, number, whole } from './values.ts';

const side = v.picklist(SIDES);
const identity = v.picklist(SIDE_IDENTITIES);
const sideOfKey = v.pipe(v.array(identity), v.maxLength(MAX_CARDS));

export const duoKey = v.object({
  kind: v.literal('duo'),
  sides: v.object({ a: sideOfKey, b: sideOfKey }),
});

/** What both saw of a game of Duo, but its deal. */
export const DUO_EVENTS = [
  v.object({ type: v.literal('duoClueGiven'), side, word: clueWord, number }),
  v.object({ type: v.literal('cardTouched'), card, outcome: identity, guesser: side, by: person }),
  v.object({ type: v.literal('sideFinished'), side }),
  v.object({
    type: v.literal('tokenSpent'),
    tokens: whole,
    mistakesAllowed: v.nullable(whole),
  }),
  v.object({
    type: v.literal('duoTurnEnded'),
    reason: v.picklist(['stop', 'mistake', 'time', 'void', 'finished']),
    next: v.variant('name', [
      v.object({ name: v.literal('clue'), giver: v.nullable(side) }),
      v.object({ name: v.literal('sudden_death') }),
    ]),
  }),
] as const;

export const duoEnded = v.object({
  type: v.literal('duoEnded'),
  won: v.boolean(),
  reason: v.picklist(DUO_END_REASONS),
  key: duoKey,
  intended: intentions,
});
