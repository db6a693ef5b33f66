import type { Millis } from './clock.ts';
import type { BotLevel, PersonId } from './person.ts';
import type { PlayCommand } from './play-command.ts';
import type { Seat } from './seat.ts';
import type { DrawnDeal } from './setup/draw-deal.ts';
import type { SetupChange } from './setup.ts';

/** What people ask of the table outside the moves of the game. */
export type RoomCommand =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'takeSeat'; readonly seat: Seat }
  | { readonly type: 'leaveSeat' }
  | { readonly type: 'leave' }
  | { readonly type: 'seatPerson'; readonly person: PersonId; readonly seat: Seat | null }
  | { readonly type: 'remove'; readonly person: PersonId }
  | { readonly type: 'passHost'; readonly person: PersonId }
  /** The clue-giver's role goes to the next guesser of the same team. */
  | { readonly type: 'rotateSeats' }
  | { readonly type: 'swapSeats'; readonly person: PersonId; readonly other: PersonId }
  /** The server adds `order`, drawn from its own source of chance: who gets which of the seats held. */
  | { readonly type: 'shuffleSeats'; readonly order: readonly PersonId[] }
  /** Where the host lets latecomers in: asks for a seat of the game that runs. */
  | { readonly type: 'askSeat'; readonly seat: Seat }
  | { readonly type: 'declineSeat'; readonly person: PersonId }
  | {
      readonly type: 'addBot';
      readonly name: string;
      readonly level: BotLevel;
      readonly seat: Seat;
    }
  | { readonly type: 'changeSetup'; readonly change: SetupChange }
  /** The table's own words are those that it has up to `from`, then `words`. */
  | { readonly type: 'changeWords'; readonly from: number; readonly words: readonly string[] }
  /** The server adds the deal: words and key drawn from its own source of chance. */
  | ({ readonly type: 'startGame' } & DrawnDeal);

/** What only the server asks. */
export type SystemCommand =
  /** `returning`: the person that the newcomer's token belonged to, or null. */
  | { readonly type: 'join'; readonly name: string; readonly returning: PersonId | null }
  /** A deadline has passed; `chance` in [0, 1) decides what a computer decides. */
  | { readonly type: 'expire'; readonly chance: number }
  /** The server was away for `span`. */
  | { readonly type: 'giveBack'; readonly span: Millis }
  /** A computer player that guesses does not know the clue. */
  | { readonly type: 'sayUnknown' };

export type Command = RoomCommand | PlayCommand | SystemCommand;

/** A command with who asks, for which game and turn, and when on the server's clock. */
export interface Order {
  /** Null: the server itself. */
  readonly by: PersonId | null;
  readonly game: number;
  /** The turn that the sender saw; a move decided again after a lost race can't slip into a later one. */
  readonly turn: number;
  readonly now: Millis;
  readonly command: Command;
}
