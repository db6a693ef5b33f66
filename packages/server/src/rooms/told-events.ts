import { audience, hears, type GameEvent, type Viewer } from '@agent-double/rules';
import { jsonOf, type NewEntry } from '../storage/entry.ts';
import { isAscii } from './line.ts';

/** The events that one viewer hears: how many, and their JSON. */
export interface Told {
  readonly count: number;
  readonly json: string;
  /** Whether all of it is in ASCII. */
  readonly isPlain: boolean;
}

const toldAs = (count: number, json: string): Told => ({
  count,
  json,
  isPlain: isAscii(json),
});

const isForAll = (event: GameEvent): boolean => audience(event).to === 'all';

/**
 * What each viewer hears of an entry's events; viewers who hear the same share one text, and all
 * share that of the log where nothing in it is private.
 */
export const toldEvents = (
  entry: Pick<NewEntry, 'events' | 'json'>,
): ((viewer: Viewer) => Told) => {
  const { events } = entry;
  if (events.every(isForAll)) {
    const all = toldAs(events.length, jsonOf(entry));
    return () => all;
  }
  const audiences = events.map(audience);
  const texts = new Map<string, Told>();
  return (viewer) => {
    const heard = audiences.map((to) => hears(viewer, to));
    const which = heard.map(Number).join('');
    const known = texts.get(which);
    if (known !== undefined) return known;
    const told = events.filter((_, at) => heard[at]);
    const text = toldAs(told.length, JSON.stringify(told));
    texts.set(which, text);
    return text;
  };
};

/** The `events` frame around a text that several viewers share. */
export const eventsFrame = (seq: number, { json }: Told): string =>
  `{"type":"events","seq":${seq},"events":${json}}`;
