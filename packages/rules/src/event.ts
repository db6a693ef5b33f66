import type { DuoEvent } from './duo/event.ts';
import type { Identity } from './identity.ts';
import type { SideIdentity } from './key.ts';
import type { Mode, TeamMode } from './mode.ts';
import type { Parameters } from './parameter.ts';
import type { BotLevel, PersonId } from './person.ts';
import type { Seat, Side } from './seat.ts';
import type { Setup } from './setup.ts';
import type { Team } from './team.ts';
import type { TeamsEvent } from './teams/event.ts';

/** What can happen to the people of a table and to its set-up. */
export type RoomEvent =
  | {
      readonly type: 'personJoined';
      readonly person: PersonId;
      readonly name: string;
      readonly bot: BotLevel | null;
    }
  | { readonly type: 'personRenamed'; readonly person: PersonId; readonly name: string }
  | { readonly type: 'personLeft'; readonly person: PersonId; readonly removed: boolean }
  | { readonly type: 'seatTaken'; readonly person: PersonId; readonly seat: Seat | null }
  | { readonly type: 'hostPassed'; readonly person: PersonId }
  | { readonly type: 'seatAsked'; readonly person: PersonId; readonly seat: Seat }
  | { readonly type: 'seatDeclined'; readonly person: PersonId }
  /** A computer player that guesses says that it does not know the clue of that turn. */
  | { readonly type: 'clueUnknown'; readonly person: PersonId; readonly turn: number }
  | { readonly type: 'setupChanged'; readonly setup: Setup }
  | { readonly type: 'wordsChanged'; readonly from: number; readonly words: readonly string[] };

/** The deal. The key travels apart, to those who may see it. */
export type DealEvent =
  | {
      readonly type: 'gameStarted';
      readonly game: number;
      readonly kind: 'teams';
      readonly mode: TeamMode;
      readonly parameters: Parameters;
      readonly words: readonly string[];
      readonly start: Team;
      /** Whether the pool was used up and words are dealt again. */
      readonly reshuffled: boolean;
      /** Which come back, of the words dealt before; all of them where it is not told. */
      readonly returned?: readonly string[];
    }
  | {
      readonly type: 'gameStarted';
      readonly game: number;
      readonly kind: 'duo';
      readonly mode: Extract<Mode, 'duo'>;
      readonly parameters: Parameters;
      readonly words: readonly string[];
      readonly reshuffled: boolean;
      readonly returned?: readonly string[];
    }
  | { readonly type: 'keyDealt'; readonly cards: readonly Identity[] }
  | { readonly type: 'sideDealt'; readonly side: Side; readonly cards: readonly SideIdentity[] };

/** Everything that can happen at a table. */
export type GameEvent = RoomEvent | DealEvent | TeamsEvent | DuoEvent;
