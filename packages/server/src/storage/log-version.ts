import { parametersSince, type GameEvent } from '@agent-double/rules';

/** Version of the entries that are written now. */
export const LOG_VERSION = 3;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Upgrade = (events: readonly unknown[]) => readonly unknown[];

/** What turns the events of version n into those of n + 1, at place n - 1. */
const UPGRADES: readonly Upgrade[] = [
  // Whether a table is practised, and how latecomers come in, were no parameters yet; nor did a
  // stopped timer say whether it waits for a seat: it does where one was left in the same breath.
  (events) => {
    const waits = events.some(
      (event) =>
        isObject(event) && (event['type'] === 'seatTaken' || event['type'] === 'personLeft'),
    );
    return events.map((event) => {
      if (!isObject(event)) return event;
      if (event['type'] === 'clockPaused') return { waits, ...event };
      return isObject(event['parameters'])
        ? { ...event, parameters: parametersSince(event['parameters']) }
        : event;
    });
  },
  // A device may be withdrawn. The events are the same, but whoever reads such an entry as one of
  // version 2 takes it for the coming of that device, and lets it in again.
  (events) => events,
];

/** The events of an entry that was written under `version`, as they are written now. */
export const readEvents = (version: number, json: string): readonly GameEvent[] => {
  if (version < 1 || version > LOG_VERSION) {
    throw new Error(`a log of version ${version} can't be read by this server (${LOG_VERSION})`);
  }
  const events = JSON.parse(json) as readonly unknown[];
  return UPGRADES.slice(version - 1).reduce(
    (older, upgrade) => upgrade(older),
    events,
  ) as readonly GameEvent[];
};
