import type { DuoPlay } from './duo/play.ts';
import type { EditionId } from './edition.ts';
import type { Mode } from './mode.ts';
import type { Parameters } from './parameter.ts';
import type { Person, PersonId } from './person.ts';
import type { Seat } from './seat.ts';
import type { Setup } from './setup.ts';
import type { ByTeam } from './team.ts';
import type { TeamsPlay } from './teams/play.ts';
import { seatsOf } from './mode.ts';

/** A game that runs or has just ended. */
export type Play = TeamsPlay | DuoPlay;

/** Best result of a cooperative way to play at this table; the older one stays on a tie. */
export interface TableRecord {
  readonly edition: EditionId;
  readonly mode: Mode;
  /** What the score counts, which a table may change: results of two kinds don't compare. */
  readonly counts: Parameters['coop.score'];
  readonly score: number;
  readonly game: number;
}

/** A seat that a latecomer would like. */
export interface SeatWish {
  readonly person: PersonId;
  readonly seat: Seat;
}

/** A computer player that guessed without knowing the clue. */
export interface UnknownClue {
  readonly turn: number;
  readonly person: PersonId;
}

/** All that lies face up in a room, from the first person to the latest game. */
export interface Table {
  readonly people: readonly Person[];
  /** Who left since the latest deal: whoever comes back is still bound by what was seen. */
  readonly gone: readonly Person[];
  /** Who asks the host for a seat of the game that runs. */
  readonly asking: readonly SeatWish[];
  /** Whom the host removed for good. */
  readonly removed: readonly PersonId[];
  /** How many people have ever joined. */
  readonly joined: number;
  /** Who may choose the set-up; null while nobody is there. */
  readonly host: PersonId | null;
  readonly setup: Setup;
  /** Words that the table wrote itself, dealt where `setup.packs` has `OWN_PACK`. */
  readonly ownWords: readonly string[];
  /** Number of the latest game, 0 before the first. */
  readonly game: number;
  readonly play: Play | null;
  /** Which computer players did not know the clue of which turn of that game. */
  readonly unknownClues: readonly UnknownClue[];
  /** Words dealt at this table since they last came back with a pool that was used up. */
  readonly dealt: readonly string[];
  readonly wins: ByTeam<number>;
  readonly records: readonly TableRecord[];
}

export const DEFAULT_SETUP: Setup = {
  edition: 'classique-2025',
  mode: 'versus',
  changes: {},
  language: 'fr',
  packs: [],
  start: 'draw',
  our: 'red',
};

/**
 * Most dealt words that a table remembers, the latest ones: more than all packs and a table's own
 * words together, since a host may write others after each game.
 */
export const MAX_DEALT_WORDS = 5000;

/** A table where nobody is yet. */
export const EMPTY_TABLE: Table = {
  people: [],
  gone: [],
  asking: [],
  removed: [],
  joined: 0,
  host: null,
  setup: DEFAULT_SETUP,
  ownWords: [],
  game: 0,
  play: null,
  unknownClues: [],
  dealt: [],
  wins: { red: 0, blue: 0 },
  records: [],
};

/** The table with another play. Field by field, since every move comes by here. */
export const withPlay = (table: Table, play: Play): Table => ({
  people: table.people,
  gone: table.gone,
  asking: table.asking,
  removed: table.removed,
  joined: table.joined,
  host: table.host,
  setup: table.setup,
  ownWords: table.ownWords,
  game: table.game,
  play,
  unknownClues: table.unknownClues,
  dealt: table.dealt,
  wins: table.wins,
  records: table.records,
});

/** The person with that id, or null. */
export const personOf = (table: Table, id: PersonId | null): Person | null =>
  table.people.find((person) => person.id === id) ?? null;

/** Whether the game that runs binds this person to a team, a side or a key they have seen. */
export const isBound = (table: Table, { bot, played, sawKey }: Person): boolean =>
  isRunning(table) && bot === null && (sawKey || played !== null);

/** Who sits there. */
export const sitters = (people: readonly Person[], seat: Seat): readonly Person[] =>
  people.filter((person) => person.seat === seat);

/** Whether a game runs: dealt and not over. */
export const isRunning = (table: Table): boolean =>
  table.play !== null && table.play.phase.name !== 'over';

const NO_SEATS: readonly Seat[] = [];

/** Seats of the game that runs in which nobody sits; play waits while there are any (dossier C 40). */
export const emptySeats = (table: Table): readonly Seat[] => {
  const { play, people, setup } = table;
  if (play === null || play.phase.name === 'over') return NO_SEATS;
  const isEmpty = (seat: Seat): boolean => !people.some((person) => person.seat === seat);
  const seats = seatsOf(play.mode, setup.our);
  return seats.some(isEmpty) ? seats.filter(isEmpty) : NO_SEATS;
};
