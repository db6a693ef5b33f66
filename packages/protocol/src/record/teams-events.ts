import { END_REASONS, MAX_CARDS, TEAMS } from '@agent-double/rules';
import * as v from 'valibot';
import { person } from '../person-id.ts';
import {
  card,
  cards,
  clueWord,
  identity,
  intentions,
  list,
  moment,
  number,
  team,
  whole,
} from './values.ts';

const byTeam = <const S extends v.GenericSchema>(value: S) => v.object({ red: value, blue: value });

const nextPhase = v.variant('name', [
  v.object({ name: v.literal('clue'), team }),
  v.object({
    name: v.literal('penalty_last_call'),
    holder: team,
    next: team,
    deadline: moment,
  }),
  v.object({ name: v.literal('enemy'), team, covers: whole, deadline: moment }),
]);

const guessPhase = v.object({
  name: v.literal('guess'),
  team,
  clue: v.object({ word: clueWord, number }),
  made: whole,
  hits: whole,
  objection: v.nullable(
    v.object({ by: person, deadline: moment, votes: v.record(v.string(), v.boolean()) }),
  ),
  contestable: v.boolean(),
});

const consultation = v.object({
  turn: whole,
  team,
  word: clueWord,
  number,
  deadline: moment,
  answer: v.nullable(v.picklist(['valid', 'invalid', 'doubtful'])),
});

export const teamsKey = v.object({
  kind: v.literal('teams'),
  cards: v.pipe(v.array(identity), v.maxLength(MAX_CARDS)),
});

/** What all saw of a game of two teams, but its deal. */
export const TEAMS_EVENTS = [
  v.object({ type: v.literal('clueGiven'), team, word: clueWord, number }),
  v.object({ type: v.literal('cardRevealed'), card, identity, by: person }),
  v.object({ type: v.literal('debtChanged'), team, owed: whole }),
  v.object({
    type: v.literal('turnEnded'),
    reason: v.picklist(['stop', 'mistake', 'limit', 'time', 'void']),
    next: nextPhase,
  }),
  v.object({ type: v.literal('clueAllowed') }),
  v.object({ type: v.literal('objectionRaised'), by: person, deadline: moment }),
  v.object({ type: v.literal('objectionVoted'), by: person, upheld: v.boolean() }),
  v.object({ type: v.literal('objectionRuled'), upheld: v.boolean(), by: v.nullable(person) }),
  v.object({ type: v.literal('guessesUndone'), cards }),
  v.object({ type: v.literal('penaltyGranted'), team }),
  v.object({ type: v.literal('penaltyCovered'), team, card, by: person }),
  v.object({ type: v.literal('penaltyForgone'), team, missed: v.nullable(card) }),
  v.object({ type: v.literal('turnOpened'), team }),
  v.object({ type: v.literal('enemyCovered'), card, by: v.nullable(person) }),
  v.object({ type: v.literal('undoAsked'), by: person, deadline: moment }),
  v.object({ type: v.literal('undoAgreed'), team }),
  v.object({ type: v.literal('undoDeclined') }),
  v.object({
    type: v.literal('revealUndone'),
    restored: v.object({
      card,
      team,
      turn: whole,
      phase: guessPhase,
      owed: byTeam(whole),
      rights: byTeam(v.boolean()),
    }),
  }),
] as const;

export const gameEnded = v.object({
  type: v.literal('gameEnded'),
  winner: v.nullable(v.picklist(TEAMS)),
  reason: v.picklist(END_REASONS),
  score: v.nullable(whole),
  key: teamsKey,
  intended: intentions,
  consultations: list(consultation),
});
