import type { Order } from '../command.ts';
import { tableDeadline } from '../decide.ts';
import type { DuoPlay } from '../duo/play.ts';
import type { PersonId } from '../person.ts';
import {
  guessesFor,
  partner,
  SIDES,
  sideSeat,
  spymasterSeat,
  type Seat,
  type Side,
} from '../seat.ts';
import { emptySeats, sitters, type Table } from '../table.ts';
import { opponent, TEAMS } from '../team.ts';
import type { TeamsPlay } from '../teams/play.ts';
import { pick, type Chance } from './chance.test-kit.ts';
import { uncovered } from './moves.test-kit.ts';
import { orderOf, type Ask, type State } from './step.test-kit.ts';

/**
 * The order of a table that just plays on: seats are filled, what is pending is settled, clues are
 * given and cards are touched. Null once the game is over. Every one of these is legal.
 */
export const finishingOrder = (state: State, chance: Chance): Order | null => {
  const { play } = state.table;
  if (play === null || play.phase.name === 'over') return null;
  const due = tableDeadline(state.table);
  if (due !== null && (due <= state.now || isHeld(play))) {
    const now = Math.max(state.now, due);
    return orderOf({ ...state, now }, { by: null, command: { type: 'expire', chance: 0.5 } });
  }
  const seat = emptySeats(state.table)[0];
  if (seat !== undefined) {
    return orderOf(state, {
      by: null,
      command: { type: 'addBot', name: 'Relève', level: 1, seat },
    });
  }
  if (play.clock?.running === false) {
    const by = anyGuesser(state.table);
    return orderOf(state, { by, command: { type: 'resumeClock' } });
  }
  const ask = play.kind === 'duo' ? duoAsk(state, play, chance) : teamsAsk(state, play, chance);
  return orderOf(state, ask);
};

const isHeld = (play: TeamsPlay | DuoPlay): boolean =>
  play.kind === 'teams' &&
  (play.undo !== null || (play.phase.name === 'guess' && play.phase.objection !== null));

const sitter = (table: Table, seat: Seat): PersonId => {
  const person = sitters(table.people, seat)[0];
  if (person === undefined) throw new Error(`nobody sits at ${seat}`);
  return person.id;
};

const anyGuesser = ({ people }: Table): PersonId => {
  const person = people.find(
    ({ seat }) => TEAMS.some((team) => guessesFor(seat, team)) || seat === 'side.a',
  );
  if (person === undefined) throw new Error('nobody guesses');
  return person.id;
};

const teamsAsk = ({ table, key }: State, play: TeamsPlay, chance: Chance): Ask => {
  const { phase } = play;
  switch (phase.name) {
    case 'clue': {
      const word = `suite${String(play.log.length)}x${String(chance.below(1e9))}`;
      return {
        by: sitter(table, spymasterSeat(phase.team)),
        command: { type: 'giveClue', word, number: 1 },
      };
    }
    case 'guess': {
      const person = table.people.find(({ seat }) => guessesFor(seat, phase.team));
      return {
        by: person?.id ?? null,
        command: { type: 'guess', card: pick(chance, uncovered(play)) },
      };
    }
    case 'penalty_last_call':
      return {
        by: sitter(table, spymasterSeat(phase.holder)),
        command: { type: 'declinePenalty' },
      };
    case 'enemy': {
      const enemies = uncovered(play).filter(
        (card) => key?.kind === 'teams' && key.cards[card] === opponent(phase.team),
      );
      return {
        by: sitter(table, spymasterSeat(phase.team)),
        command: { type: 'coverEnemy', card: pick(chance, enemies) },
      };
    }
    case 'over':
      throw new Error('the game is over');
  }
};

const duoAsk = ({ table }: State, play: DuoPlay, chance: Chance): Ask => {
  const { phase } = play;
  const guess = (side: Side): Ask => ({
    by: sitter(table, sideSeat(side)),
    command: { type: 'guess', card: pick(chance, untouched(play, side)) },
  });
  switch (phase.name) {
    case 'clue': {
      const word = `suite${String(play.turn)}x${String(chance.below(1e9))}`;
      return {
        by: sitter(table, sideSeat(phase.giver ?? 'a')),
        command: { type: 'giveClue', word, number: 1 },
      };
    }
    case 'guess':
      return guess(partner(phase.giver));
    case 'sudden_death': {
      const able = SIDES.filter(
        (side) => !play.finished[partner(side)] && (phase.last !== side || play.finished[side]),
      );
      return guess(pick(chance, able));
    }
    case 'over':
      throw new Error('the game is over');
  }
};

const untouched = (play: DuoPlay, side: Side): readonly number[] =>
  uncovered(play).filter((card) => !play.marks[side].some((marked) => marked === card));
