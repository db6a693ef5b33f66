import type { ClockEvent } from '../clock-event.ts';
import type { ClueNumber, ClueThoughts, Reason } from '../clue.ts';
import type { CardIndex } from '../identity.ts';
import type { DuoKey, SideIdentity } from '../key.ts';
import type { PersonId } from '../person.ts';
import type { Seat, Side } from '../seat.ts';
import type { DuoEndReason, DuoIntention, DuoTurnEnd } from './play.ts';

/** What comes after a turn. */
export type DuoNextPhase =
  { readonly name: 'clue'; readonly giver: Side | null } | { readonly name: 'sudden_death' };

/** What can happen in a game of Duo. */
export type DuoEvent =
  | ClockEvent
  | {
      readonly type: 'duoClueIntended';
      readonly by: PersonId;
      readonly cards: readonly CardIndex[];
      readonly thoughts?: ClueThoughts;
    }
  | {
      readonly type: 'duoClueGiven';
      readonly side: Side;
      readonly word: string;
      readonly number: ClueNumber;
    }
  | { readonly type: 'duoDoubtRaised'; readonly to: Seat; readonly reasons: readonly Reason[] }
  | {
      readonly type: 'cardTouched';
      readonly card: CardIndex;
      readonly outcome: SideIdentity;
      readonly guesser: Side;
      readonly by: PersonId;
    }
  | { readonly type: 'sideFinished'; readonly side: Side }
  | {
      readonly type: 'tokenSpent';
      readonly tokens: number;
      readonly mistakesAllowed: number | null;
    }
  | {
      readonly type: 'duoTurnEnded';
      readonly reason: DuoTurnEnd;
      readonly next: DuoNextPhase;
    }
  | {
      readonly type: 'duoEnded';
      readonly won: boolean;
      readonly reason: DuoEndReason;
      readonly key: DuoKey;
      readonly intended: readonly DuoIntention[];
    };
