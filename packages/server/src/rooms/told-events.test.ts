import { encodeServerFrame } from '@agent-double/protocol';
import {
  heardBy,
  type GameEvent,
  type PersonId,
  type Seat,
  type Viewer,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import { eventsFrame, toldEvents } from './told-events.ts';

const EVENTS: readonly GameEvent[] = [
  { type: 'clueIntended', by: 'p1' as PersonId, cards: [] },
  { type: 'clueGiven', team: 'red', word: 'forêt', number: 2 },
  { type: 'doubtRaised', to: 'blue.spymaster', reasons: [] },
  { type: 'consultationAnswered', answer: 'valid' },
];

const viewer = (id: string, seat: Seat | null): Viewer => ({ id: id as PersonId, seat });

test.each([
  [viewer('p1', 'red.spymaster')],
  [viewer('p2', 'blue.spymaster')],
  [viewer('p3', 'red.operative')],
  [viewer('p4', null)],
])('the frame is the one that the protocol writes, for %o', (who) => {
  const heard = heardBy(who, EVENTS);
  const told = toldEvents({ events: EVENTS })(who);
  expect(told.count).toBe(heard.length);
  expect(eventsFrame(5, told)).toBe(encodeServerFrame({ type: 'events', seq: 5, events: heard }));
});

test('viewers who hear the same share one text', () => {
  const told = toldEvents({ events: EVENTS });
  expect(told(viewer('p3', 'red.operative'))).toBe(told(viewer('p4', null)));
  expect(told(viewer('p1', 'red.spymaster'))).not.toBe(told(viewer('p2', 'blue.spymaster')));
});

test('nothing is told to who hears nothing', () => {
  expect(toldEvents({ events: EVENTS.slice(3) })(viewer('p4', null)).count).toBe(0);
});

test('where all hear all, they are told the text of the log', () => {
  const events = EVENTS.slice(1, 2);
  const told = toldEvents({ events, json: '[written]' })(viewer('p4', null));
  expect(told).toEqual({ count: 1, json: '[written]', isPlain: true });
});

test('a text of which anything is private is written anew', () => {
  const told = toldEvents({ events: EVENTS, json: '[written]' })(viewer('p4', null));
  expect(told).toEqual({ count: 1, json: JSON.stringify(EVENTS.slice(1, 2)), isPlain: false });
});
