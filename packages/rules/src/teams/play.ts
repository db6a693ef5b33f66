import type { Clock, Millis } from '../clock.ts';
import type { Clue, ClueNumber, ClueThoughts, Reason } from '../clue.ts';
import type { CardIndex, Identity } from '../identity.ts';
import type { TeamsKey } from '../key.ts';
import type { TeamMode } from '../mode.ts';
import type { Parameters } from '../parameter.ts';
import type { PersonId } from '../person.ts';
import type { Seat } from '../seat.ts';
import type { ByTeam, Team } from '../team.ts';

/** An objection that waits for its ruling; guesses are held meanwhile. */
export interface Objection {
  readonly by: PersonId;
  readonly deadline: Millis;
  /** Votes cast so far, where the table rules by vote. */
  readonly votes: { readonly [person: string]: boolean };
}

/** The spymaster of `team` is awaited. */
export interface CluePhase {
  readonly name: 'clue';
  readonly team: Team;
}

/** The operatives of `team` are awaited. */
export interface GuessPhase {
  readonly name: 'guess';
  readonly team: Team;
  readonly clue: Clue;
  /** Cards touched in this turn, and how many of the regular ones were the team's own. */
  readonly made: number;
  readonly hits: number;
  readonly objection: Objection | null;
  /** Whether the clue may still be called invalid. */
  readonly contestable: boolean;
}

/** `holder` may cover one more word of its own before `next` plays (dossier C 5). */
export interface LastCallPhase {
  readonly name: 'penalty_last_call';
  readonly holder: Team;
  readonly next: Team;
  readonly deadline: Millis;
}

/** The spymaster of `team` covers words of the simulated opponent (dossier C 48). */
export interface EnemyPhase {
  readonly name: 'enemy';
  readonly team: Team;
  readonly covers: number;
  readonly deadline: Millis;
}

export const END_REASONS = ['all_found', 'assassin', 'enemy_found', 'abandoned'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The game is over and nothing is hidden any more. */
export interface OverPhase {
  readonly name: 'over';
  /** Null where the game was abandoned. */
  readonly winner: Team | null;
  readonly reason: EndReason;
  /** Score of a cooperative game that was won, else null. */
  readonly score: number | null;
  readonly key: TeamsKey;
  readonly intended: readonly Intention[];
  readonly consultations: readonly Consultation[];
}

export type Phase = CluePhase | GuessPhase | LastCallPhase | EnemyPhase | OverPhase;

/** The cards that a clue was meant for. Private to its giver until the end. */
export interface Intention {
  readonly turn: number;
  readonly by: PersonId;
  readonly cards: readonly CardIndex[];
  readonly thoughts?: ClueThoughts;
}

export type ConsultationAnswer = 'valid' | 'invalid' | 'doubtful';

/** A clue shown quietly to the opposing spymaster before it is given. Private to both. */
export interface Consultation {
  readonly turn: number;
  readonly team: Team;
  readonly word: string;
  readonly number: ClueNumber;
  readonly deadline: Millis;
  readonly answer: ConsultationAnswer | null;
}

/** What the referee doubts in the clue of a turn. Private to the seat that may act on it. */
export interface Doubt {
  readonly turn: number;
  readonly to: Seat;
  readonly reasons: readonly Reason[];
}

/** The part of a game that not every viewer has. */
export interface Privy {
  readonly intended: readonly Intention[];
  readonly consultations: readonly Consultation[];
  readonly doubts: readonly Doubt[];
}

export const NOTHING_PRIVY: Privy = { intended: [], consultations: [], doubts: [] };

/** How a card came to be covered. */
export type CoverCause = 'guess' | 'penalty' | 'enemy';

/** One line of the log of a turn. */
export interface CoverRecord {
  readonly card: CardIndex;
  readonly identity: Identity;
  readonly cause: CoverCause;
  readonly by: PersonId | null;
  readonly undone: boolean;
}

/** Why a turn ended; `void`: its clue was invalid. */
export type TurnEnd = 'stop' | 'mistake' | 'limit' | 'time' | 'void';

/** A turn as the log shows it. */
export interface TurnRecord {
  readonly turn: number;
  readonly team: Team;
  readonly clue: Clue | null;
  readonly covers: readonly CoverRecord[];
  readonly end: TurnEnd | null;
}

/** What the last reveal can be taken back to (dossier: no text; a table's setting). */
export interface Undoable {
  readonly card: CardIndex;
  readonly team: Team;
  readonly turn: number;
  readonly phase: GuessPhase;
  readonly owed: ByTeam<number>;
  readonly rights: ByTeam<boolean>;
}

/** A request to take back the last reveal; both spymasters must agree. */
export interface UndoRequest {
  readonly by: PersonId;
  readonly deadline: Millis;
  readonly agreed: ByTeam<boolean>;
}

/** A game on the key of two teams, as it lies face up. The key is not in it. */
export interface TeamsPlay {
  readonly kind: 'teams';
  readonly mode: TeamMode;
  readonly parameters: Parameters;
  readonly words: readonly string[];
  readonly covered: readonly (Identity | null)[];
  /** The side that began and has one word more. */
  readonly start: Team;
  /** Number of the turn, from 1. */
  readonly turn: number;
  readonly log: readonly TurnRecord[];
  /** Words still to be found. */
  readonly left: ByTeam<number>;
  /** Clues given, which is how turns are counted for scores. */
  readonly clues: ByTeam<number>;
  /** Cards owed from earlier clues (edition `capitaine`). */
  readonly owed: ByTeam<number>;
  /** What the team that plays owed when its clue was given, to which a void clue goes back. */
  readonly owedAtClue: number;
  /** Who may still cover a word of its own after an invalid clue. */
  readonly rights: ByTeam<boolean>;
  readonly clock: Clock | null;
  readonly undoable: Undoable | null;
  readonly undo: UndoRequest | null;
  readonly privy: Privy;
  readonly phase: Phase;
}

/** What a move may change in a play; the rest is dealt with the game. */
export type PlayChange = Partial<
  Omit<TeamsPlay, 'kind' | 'mode' | 'parameters' | 'words' | 'start'>
>;

const changed = <T>(to: T | undefined, from: T): T => (to === undefined ? from : to);

/**
 * The play with `to` in it. Field by field: every move is folded by this, and a spread of what was
 * itself spread takes the engine of JavaScript thirty times as long.
 */
export const playWith = (play: TeamsPlay, to: PlayChange): TeamsPlay => ({
  kind: 'teams',
  mode: play.mode,
  parameters: play.parameters,
  words: play.words,
  covered: changed(to.covered, play.covered),
  start: play.start,
  turn: changed(to.turn, play.turn),
  log: changed(to.log, play.log),
  left: changed(to.left, play.left),
  clues: changed(to.clues, play.clues),
  owed: changed(to.owed, play.owed),
  owedAtClue: changed(to.owedAtClue, play.owedAtClue),
  rights: changed(to.rights, play.rights),
  clock: changed(to.clock, play.clock),
  undoable: changed(to.undoable, play.undoable),
  undo: changed(to.undo, play.undo),
  privy: changed(to.privy, play.privy),
  phase: changed(to.phase, play.phase),
});
