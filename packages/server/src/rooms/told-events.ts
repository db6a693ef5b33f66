import { audience, hears, type GameEvent, type Viewer } from '@agent-double/rules';

/** The events that one viewer hears: how many, and their JSON. */
export interface Told {
  readonly count: number;
  readonly json: string;
}

const isForAll = (event: GameEvent): boolean => audience(event).to === 'all';

/** What each viewer hears of `events`; viewers who hear the same share one text. */
export const toldEvents = (events: readonly GameEvent[]): ((viewer: Viewer) => Told) => {
  if (events.every(isForAll)) {
    const all = { count: events.length, json: JSON.stringify(events) };
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
    const text = { count: told.length, json: JSON.stringify(told) };
    texts.set(which, text);
    return text;
  };
};

/** The `events` frame around a text that several viewers share. */
export const eventsFrame = (seq: number, { json }: Told): string =>
  `{"type":"events","seq":${seq},"events":${json}}`;
