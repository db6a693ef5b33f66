import type { Millis } from '../clock.ts';
import type { ClockEvent } from '../clock-event.ts';
import type { ClueNumber, ClueThoughts, Reason } from '../clue.ts';
import type { CardIndex, Identity } from '../identity.ts';
import type { TeamsKey } from '../key.ts';
import type { PersonId } from '../person.ts';
import type { Seat } from '../seat.ts';
import type { Team } from '../team.ts';
import type {
  Consultation,
  ConsultationAnswer,
  EndReason,
  Intention,
  TurnEnd,
  Undoable,
} from './play.ts';

/** Who or what is awaited after a turn. */
export type NextPhase =
  | { readonly name: 'clue'; readonly team: Team }
  | {
      readonly name: 'penalty_last_call';
      readonly holder: Team;
      readonly next: Team;
      readonly deadline: Millis;
    }
  | {
      readonly name: 'enemy';
      readonly team: Team;
      readonly covers: number;
      readonly deadline: Millis;
    };

/** What can happen in a game of two teams. Each event says all that `evolve` needs. */
export type TeamsEvent =
  | {
      readonly type: 'clueIntended';
      readonly by: PersonId;
      readonly cards: readonly CardIndex[];
      readonly thoughts?: ClueThoughts;
    }
  | {
      readonly type: 'clueGiven';
      readonly team: Team;
      readonly word: string;
      readonly number: ClueNumber;
    }
  | { readonly type: 'doubtRaised'; readonly to: Seat; readonly reasons: readonly Reason[] }
  | {
      readonly type: 'cardRevealed';
      readonly card: CardIndex;
      readonly identity: Identity;
      readonly by: PersonId;
    }
  | { readonly type: 'debtChanged'; readonly team: Team; readonly owed: number }
  | { readonly type: 'turnEnded'; readonly reason: TurnEnd; readonly next: NextPhase }
  | { readonly type: 'clueAllowed' }
  | { readonly type: 'objectionRaised'; readonly by: PersonId; readonly deadline: Millis }
  | { readonly type: 'objectionVoted'; readonly by: PersonId; readonly upheld: boolean }
  | { readonly type: 'objectionRuled'; readonly upheld: boolean; readonly by: PersonId | null }
  | { readonly type: 'guessesUndone'; readonly cards: readonly CardIndex[] }
  | { readonly type: 'penaltyGranted'; readonly team: Team }
  | {
      readonly type: 'penaltyCovered';
      readonly team: Team;
      readonly card: CardIndex;
      readonly by: PersonId;
    }
  | { readonly type: 'penaltyForgone'; readonly team: Team; readonly missed: CardIndex | null }
  | { readonly type: 'turnOpened'; readonly team: Team }
  | { readonly type: 'enemyCovered'; readonly card: CardIndex; readonly by: PersonId | null }
  | {
      readonly type: 'consultationAsked';
      readonly team: Team;
      readonly word: string;
      readonly number: ClueNumber;
      readonly deadline: Millis;
    }
  | { readonly type: 'consultationAnswered'; readonly answer: ConsultationAnswer }
  | { readonly type: 'undoAsked'; readonly by: PersonId; readonly deadline: Millis }
  | { readonly type: 'undoAgreed'; readonly team: Team }
  | { readonly type: 'undoDeclined' }
  | { readonly type: 'revealUndone'; readonly restored: Undoable }
  | ClockEvent
  | {
      readonly type: 'gameEnded';
      readonly winner: Team | null;
      readonly reason: EndReason;
      readonly score: number | null;
      readonly key: TeamsKey;
      readonly intended: readonly Intention[];
      readonly consultations: readonly Consultation[];
    };
