import type { GameEvent } from './event.ts';
import type { Person, PersonId } from './person.ts';
import { never } from './result.ts';
import { sideSeat, spymasterTeam, type Seat } from './seat.ts';

/** Whom an event reaches. */
export type Audience =
  | { readonly to: 'all' }
  | { readonly to: 'spymasters' }
  | { readonly to: 'seat'; readonly seat: Seat }
  | { readonly to: 'person'; readonly person: PersonId };

/** Somebody who watches a table, as far as it matters for what that person may see. */
export type Viewer = Pick<Person, 'id' | 'seat'>;

const ALL: Audience = { to: 'all' };
const SPYMASTERS: Audience = { to: 'spymasters' };

/** Whom `event` reaches. There is no other way out of the server, and no default. */
export const audience = (event: GameEvent): Audience => {
  switch (event.type) {
    case 'keyDealt':
    case 'consultationAsked':
    case 'consultationAnswered':
      return SPYMASTERS;
    case 'sideDealt':
      return { to: 'seat', seat: sideSeat(event.side) };
    case 'clueIntended':
    case 'duoClueIntended':
      return { to: 'person', person: event.by };
    case 'doubtRaised':
    case 'duoDoubtRaised':
      return { to: 'seat', seat: event.to };
    case 'personJoined':
    case 'personRenamed':
    case 'personLeft':
    case 'seatTaken':
    case 'hostPassed':
    case 'seatAsked':
    case 'seatDeclined':
    case 'clueUnknown':
    case 'setupChanged':
    case 'wordsChanged':
    case 'gameStarted':
    case 'clueGiven':
    case 'cardRevealed':
    case 'debtChanged':
    case 'turnEnded':
    case 'clueAllowed':
    case 'objectionRaised':
    case 'objectionVoted':
    case 'objectionRuled':
    case 'guessesUndone':
    case 'penaltyGranted':
    case 'penaltyCovered':
    case 'penaltyForgone':
    case 'turnOpened':
    case 'enemyCovered':
    case 'undoAsked':
    case 'undoAgreed':
    case 'undoDeclined':
    case 'revealUndone':
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'timeUp':
    case 'timeGivenBack':
    case 'gameEnded':
    case 'duoClueGiven':
    case 'cardTouched':
    case 'sideFinished':
    case 'tokenSpent':
    case 'duoTurnEnded':
    case 'duoEnded':
      return ALL;
    default:
      return never(event);
  }
};

/** Whether `viewer` is in the audience. */
export const hears = (viewer: Viewer, to: Audience): boolean => {
  switch (to.to) {
    case 'all':
      return true;
    case 'spymasters':
      return spymasterTeam(viewer.seat) !== null;
    case 'seat':
      return viewer.seat === to.seat;
    case 'person':
      return viewer.id === to.person;
    default:
      return never(to);
  }
};

/** What of `events` `viewer` gets, in their order. */
export const heardBy = (viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((event) => hears(viewer, audience(event)));
