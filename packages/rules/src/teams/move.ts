import type { Millis } from '../clock.ts';
import type { ClueJudge } from '../clue.ts';
import type { TeamsKey } from '../key.ts';
import type { Person, PersonId } from '../person.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { evolveTeams } from './evolve-teams.ts';
import type { TeamsEvent } from './event.ts';
import type { TeamsPlay } from './play.ts';

/** All that a game of two teams is judged by, whoever moves and if nobody does. */
export interface Situation {
  readonly play: TeamsPlay;
  readonly key: TeamsKey;
  readonly people: readonly Person[];
  readonly host: PersonId | null;
  readonly now: Millis;
  readonly judge: ClueJudge;
}

/** The situation in which `person` moves. */
export interface Move extends Situation {
  readonly person: Person;
}

/** `person` moves in that situation. */
export const moveOf = (
  { play, key, people, host, now, judge }: Situation,
  person: Person,
): Move => ({ play, key, people, host, now, judge, person });

export type Decision = Result<readonly TeamsEvent[], Refusal>;

/** What has been decided so far, and the play that it leads to. */
export interface Story {
  readonly play: TeamsPlay;
  readonly events: readonly TeamsEvent[];
}

/** A story that has yet to begin. */
export const story = (play: TeamsPlay): Story => ({ play, events: [] });

/** The story with more events. */
export const tell = (before: Story, ...events: readonly TeamsEvent[]): Story => ({
  play: events.reduce(evolveTeams, before.play),
  events: [...before.events, ...events],
});
