import { heardBy, type Viewer } from '../audience.ts';
import type { GameEvent } from '../event.ts';
import type { Person } from '../person.ts';
import { project, projectKey } from '../project.ts';
import { sideSeat } from '../seat.ts';
import { isRunning, personOf, type Table } from '../table.ts';
import type { Eyes } from './hidden-key.test-kit.ts';
import { eventsOf, type Step } from './step.test-kit.ts';
import { PASSER_BY } from './views.test-kit.ts';

/** Whether the person has seen what `eyes` must not: then what that person gets may differ. */
export const hasSeen = (person: Person | null, table: Table, eyes: Eyes): boolean =>
  person !== null &&
  isRunning(table) &&
  person.sawKey &&
  (eyes === 'keyless' || person.played !== sideSeat(eyes));

/** What each viewer received, in order, as text. */
export type Frames = Map<string, string[]>;

/** Adds what every viewer that looks through `eyes` receives because of `step`. */
export const receive = (frames: Frames, step: Step, eyes: Eyes): void => {
  const { table } = step.after;
  for (const viewer of [PASSER_BY, ...table.people]) {
    const person = personOf(table, viewer.id);
    const before = personOf(step.before.table, viewer.id);
    if (hasSeen(person, table, eyes) || hasSeen(before, step.before.table, eyes)) continue;
    const fresh = person !== null && before?.seat !== person.seat;
    const received = [
      ...(fresh ? [snapshot(step, viewer)] : heard(step, viewer)),
      ...answer(step, viewer),
    ];
    const sofar = frames.get(viewer.id) ?? [];
    frames.set(viewer.id, [...sofar, ...received]);
  }
};

const snapshot = ({ after: { table, key } }: Step, viewer: Viewer): string =>
  table.play?.phase.name === 'over'
    ? 'the game is over'
    : JSON.stringify([project(table, viewer), projectKey(table, key, viewer)]);

const heard = (step: Step, viewer: Viewer): readonly string[] => {
  const events = heardBy(viewer, eventsOf(step));
  return events.length === 0 ? [] : [JSON.stringify(events.map(untilTheEnd))];
};

/** The end tells everything to everybody: it is compared without what it discloses. */
const untilTheEnd = (event: GameEvent): unknown => {
  if (event.type !== 'gameEnded' && event.type !== 'duoEnded') return event;
  return { ...event, key: null, intended: null, consultations: null };
};

const answer = ({ order, decided }: Step, viewer: Viewer): readonly string[] => {
  if (order.by !== viewer.id) return [];
  return [decided.ok ? 'done' : JSON.stringify(decided.error)];
};
