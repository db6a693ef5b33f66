import type { ClueNumber } from '../clue.ts';
import type { Command } from '../command.ts';
import type { Person } from '../person.ts';
import type { PlayCommand } from '../play-command.ts';
import {
  guessesFor,
  partner,
  seatSide,
  sideSeat,
  SIDES,
  spymasterSeat,
  spymasterTeam,
} from '../seat.ts';
import { sitters } from '../table.ts';
import { opponent, TEAMS, type Team } from '../team.ts';
import { pick, pickMaybe, some, type Chance } from './chance.test-kit.ts';
import type { DuoPlay } from '../duo/play.ts';
import type { TeamsPlay } from '../teams/play.ts';
import type { Ask, State } from './step.test-kit.ts';

/** Something that may well be asked for now, by somebody who may ask for it; else null. */
export const likelyMove = (state: State, chance: Chance, temper: number): Ask | null => {
  const { play } = state.table;
  if (play === null || play.phase.name === 'over') return null;
  const asks =
    play.kind === 'duo'
      ? duoMoves(state, play, chance, temper)
      : teamsMoves(state, play, chance, temper);
  const known = asks.filter((ask) => ask !== null);
  return pickMaybe(chance, known) ?? null;
};

/** A number for a clue: mostly one that a table would say. */
export const clueNumberFor = (chance: Chance): ClueNumber =>
  pick<ClueNumber>(chance, [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 9, 'unlimited']);

const WORDS = ['pomme', 'Pomme', 'nuage', 'route', '?douteux', '~famille', 'deux mots', 'mot7'];

/** A clue: mostly a word that was not said before. */
export const clueFor = (
  state: State,
  chance: Chance,
): Extract<PlayCommand, { type: 'giveClue' }> => {
  const { play } = state.table;
  const open = play === null ? [] : uncovered(play);
  return {
    type: 'giveClue',
    word: chance.odds(75) ? `indice${String(chance.below(10_000))}` : pick(chance, WORDS),
    number: clueNumberFor(chance),
    ...(chance.odds(40) ? { intended: some(chance, open).slice(0, 4) } : {}),
    ...(chance.odds(30) ? { insist: chance.odds(70) } : {}),
    ...(chance.odds(20) ? { thoughts: { danger: pick(chance, WORDS), rejected: null } } : {}),
  };
};

/** Cards that lie face up. */
export const uncovered = (play: TeamsPlay | DuoPlay): readonly number[] =>
  play.words.flatMap((_, card) => (play.covered[card] ? [] : [card]));

const ask = (person: Person | undefined, command: Command): Ask | null =>
  person === undefined ? null : { by: person.id, command };

const spymaster = ({ table }: State, team: Team): Person | undefined =>
  sitters(table.people, spymasterSeat(team))[0];

const guesser = ({ table }: State, team: Team, chance: Chance): Person | undefined =>
  pickMaybe(
    chance,
    table.people.filter((person) => guessesFor(person.seat, team)),
  );

/** A card to touch: one of the team's own in three cases of four, as good players do. */
const touched = (state: State, play: TeamsPlay, team: Team, chance: Chance): number => {
  const open = uncovered(play);
  const { key } = state;
  const own = key?.kind === 'teams' ? open.filter((card) => key.cards[card] === team) : [];
  return pickMaybe(chance, chance.odds(75) ? own : open) ?? pickMaybe(chance, open) ?? 0;
};

const teamsMoves = (
  state: State,
  play: TeamsPlay,
  chance: Chance,
  temper: number,
): readonly (Ask | null)[] => {
  const { phase } = play;
  switch (phase.name) {
    case 'clue': {
      const giver = spymaster(state, phase.team);
      const other = spymaster(state, opponent(phase.team));
      const clue = clueFor(state, chance);
      return [
        ask(giver, clue),
        ask(giver, clue),
        ask(giver, clue),
        ask(giver, { type: 'consult', word: clue.word, number: clue.number }),
        ask(other, {
          type: 'answerConsultation',
          answer: pick(chance, ['valid', 'invalid', 'doubtful'] as const),
        }),
        ...penaltyMoves(state, play, phase.team, chance),
        ...undoMoves(state, play, chance),
      ];
    }
    case 'guess': {
      const hand = guesser(state, phase.team, chance);
      const other = spymaster(state, opponent(phase.team));
      const anyone = pickMaybe(chance, state.table.people);
      const touch = touched(state, play, phase.team, chance);
      return [
        ask(hand, { type: 'guess', card: touch }),
        ask(hand, { type: 'guess', card: touch }),
        ask(hand, { type: 'guess', card: touch }),
        ask(hand, { type: 'guess', card: touch }),
        ask(hand, { type: 'stop' }),
        ...(phase.objection === null
          ? [chance.odds(temper) ? ask(other, { type: 'object' }) : null]
          : [
              ask(other, { type: 'rule', upheld: chance.odds(40) }),
              ask(anyone, { type: 'rule', upheld: chance.odds(40) }),
            ]),
        chance.odds(temper) ? ask(anyone, { type: 'object' }) : null,
        chance.odds(15) ? ask(other, { type: 'allow' }) : null,
        ...penaltyMoves(state, play, phase.team, chance),
        ...undoMoves(state, play, chance),
      ];
    }
    case 'penalty_last_call':
      return [
        ...penaltyMoves(state, play, phase.holder, chance),
        ...undoMoves(state, play, chance),
      ];
    case 'enemy': {
      const card = touched(state, play, opponent(phase.team), chance);
      return [ask(spymaster(state, phase.team), { type: 'coverEnemy', card })];
    }
    case 'over':
      return [];
  }
};

const penaltyMoves = (
  state: State,
  play: TeamsPlay,
  team: Team,
  chance: Chance,
): readonly (Ask | null)[] => {
  const urgent = play.phase.name === 'penalty_last_call';
  if (!play.rights[team] || !(urgent || chance.odds(15))) return [];
  const coverer = chance.odds(50) ? spymaster(state, team) : guesser(state, team, chance);
  return [
    ask(coverer, { type: 'coverPenalty', card: touched(state, play, team, chance) }),
    ask(coverer, { type: 'declinePenalty' }),
  ];
};

const undoMoves = (state: State, play: TeamsPlay, chance: Chance): readonly (Ask | null)[] => {
  if (play.undo !== null) {
    return TEAMS.map((team) =>
      ask(spymaster(state, team), { type: 'answerUndo', agree: chance.odds(80) }),
    );
  }
  return play.undoable === null
    ? []
    : [ask(guesser(state, play.undoable.team, chance), { type: 'askUndo' })];
};

const duoMoves = (
  state: State,
  play: DuoPlay,
  chance: Chance,
  temper: number,
): readonly (Ask | null)[] => {
  const { phase } = play;
  const sitter = (side: (typeof SIDES)[number]): Person | undefined =>
    pickMaybe(chance, sitters(state.table.people, sideSeat(side)));
  const guess = (side: (typeof SIDES)[number]): Ask | null =>
    ask(sitter(side), { type: 'guess', card: duoTouched(state, play, side, chance) });
  switch (phase.name) {
    case 'clue':
      return [ask(sitter(phase.giver ?? pick(chance, SIDES)), clueFor(state, chance))];
    case 'guess': {
      const side = partner(phase.giver);
      return [
        guess(side),
        guess(side),
        guess(side),
        guess(side),
        ask(sitter(side), { type: 'stop' }),
        chance.odds(temper) ? ask(sitter(pick(chance, SIDES)), { type: 'object' }) : null,
      ];
    }
    case 'sudden_death':
      return [guess(pick(chance, SIDES))];
    case 'over':
      return [];
  }
};

const duoTouched = (
  { key }: State,
  play: DuoPlay,
  side: (typeof SIDES)[number],
  chance: Chance,
): number => {
  const open = uncovered(play).filter(
    (card) => !play.marks[side].some((marked) => marked === card),
  );
  const read = key?.kind === 'duo' ? key.sides[partner(side)] : undefined;
  const agents = open.filter((card) => read?.[card] === 'agent');
  return pickMaybe(chance, chance.odds(85) ? agents : open) ?? pickMaybe(chance, open) ?? 0;
};

/** Whether this person has a key in hand. */
export const holdsKey = (person: Person | undefined): boolean =>
  person !== undefined && (spymasterTeam(person.seat) !== null || seatSide(person.seat) !== null);
