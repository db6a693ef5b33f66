import type { Millis } from '../clock.ts';
import type { ClueJudge } from '../clue.ts';
import type { SideIdentity } from '../key.ts';
import type { Person, PersonId } from '../person.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { BySide } from '../seat.ts';
import type { DuoEvent } from './event.ts';
import { evolveDuo } from './evolve-duo.ts';
import type { DuoPlay } from './play.ts';

/** All that a game of Duo is judged by, whoever moves and if nobody does. */
export interface DuoSituation {
  readonly play: DuoPlay;
  readonly sides: BySide<readonly SideIdentity[]>;
  readonly host: PersonId | null;
  readonly now: Millis;
  readonly judge: ClueJudge;
}

/** The situation in which `person` moves. */
export interface DuoMove extends DuoSituation {
  readonly person: Person;
}

export type DuoDecision = Result<readonly DuoEvent[], Refusal>;

/** What has been decided so far, and the play that it leads to. */
export interface DuoStory {
  readonly play: DuoPlay;
  readonly events: readonly DuoEvent[];
}

/** A story that has yet to begin. */
export const duoStory = (play: DuoPlay): DuoStory => ({ play, events: [] });

/** The story with more events. */
export const tellDuo = (before: DuoStory, ...events: readonly DuoEvent[]): DuoStory => ({
  play: events.reduce(evolveDuo, before.play),
  events: [...before.events, ...events],
});
