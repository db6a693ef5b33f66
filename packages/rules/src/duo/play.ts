import type { Clock } from '../clock.ts';
import type { Clue, ClueThoughts, Reason } from '../clue.ts';
import type { CardIndex } from '../identity.ts';
import type { DuoKey, SideIdentity } from '../key.ts';
import type { Parameters } from '../parameter.ts';
import type { PersonId } from '../person.ts';
import type { BySide, Seat, Side } from '../seat.ts';

/** `giver` is awaited; null before the first clue, which either side may give. */
export interface DuoCluePhase {
  readonly name: 'clue';
  readonly giver: Side | null;
}

/** The partner of `giver` guesses; outcomes are read on the giver's side of the key. */
export interface DuoGuessPhase {
  readonly name: 'guess';
  readonly giver: Side;
  readonly clue: Clue;
  readonly made: number;
}

/** No token is left: no clues, and one mistake loses. `last` guessed most recently. */
export interface SuddenDeathPhase {
  readonly name: 'sudden_death';
  readonly last: Side | null;
}

export const DUO_END_REASONS = [
  'all_found',
  'assassin',
  'sudden_death_mistake',
  'too_many_mistakes',
  'abandoned',
] as const;
export type DuoEndReason = (typeof DUO_END_REASONS)[number];

/** The game is over and nothing is hidden any more. */
export interface DuoOverPhase {
  readonly name: 'over';
  readonly won: boolean;
  readonly reason: DuoEndReason;
  readonly key: DuoKey;
  readonly intended: readonly DuoIntention[];
}

export type DuoPhase = DuoCluePhase | DuoGuessPhase | SuddenDeathPhase | DuoOverPhase;

/** The cards that a clue was meant for. Private to its giver until the end. */
export interface DuoIntention {
  readonly turn: number;
  readonly by: PersonId;
  readonly cards: readonly CardIndex[];
  readonly thoughts?: ClueThoughts;
}

/** What the referee doubts in the clue of a turn. Private to its giver. */
export interface DuoDoubt {
  readonly turn: number;
  readonly to: Seat;
  readonly reasons: readonly Reason[];
}

/** The part of a game that not every viewer has. */
export interface DuoPrivy {
  readonly intended: readonly DuoIntention[];
  readonly doubts: readonly DuoDoubt[];
}

/** A touch in the log: `guesser` touched `card` and read `outcome` on the partner's side. */
export interface DuoTouch {
  readonly card: CardIndex;
  readonly outcome: SideIdentity;
  readonly guesser: Side;
  readonly by: PersonId;
}

/** Why a turn ended; `finished`: the giver's nine agents are found. */
export type DuoTurnEnd = 'stop' | 'mistake' | 'time' | 'void' | 'finished';

/** A turn as the log shows it. */
export interface DuoTurnRecord {
  readonly turn: number;
  /** Null for the guesses of sudden death. */
  readonly giver: Side | null;
  readonly clue: Clue | null;
  readonly touches: readonly DuoTouch[];
  readonly end: DuoTurnEnd | null;
}

/** A game of Duo as it lies face up. Neither side's key is in it. */
export interface DuoPlay {
  readonly kind: 'duo';
  readonly mode: 'duo';
  readonly parameters: Parameters;
  readonly words: readonly string[];
  /** Agents found, for both players alike. */
  readonly covered: readonly boolean[];
  /** Cards that each player has hit as a bystander: closed to that player alone. */
  readonly marks: BySide<readonly CardIndex[]>;
  readonly tokens: number;
  /** Mistakes that the mission still forgives; null where it counts none. */
  readonly mistakesAllowed: number | null;
  /** Agents still to be found, of 15. */
  readonly agentsLeft: number;
  /** Sides whose nine agents are all found, as their owners say. */
  readonly finished: BySide<boolean>;
  readonly turn: number;
  readonly log: readonly DuoTurnRecord[];
  readonly clock: Clock | null;
  readonly privy: DuoPrivy;
  readonly phase: DuoPhase;
}
