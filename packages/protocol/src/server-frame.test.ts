import { expect, test } from 'vitest';
import { encodeServerFrame, parseServerFrame, type ServerFrame } from './server-frame.ts';

const FRAMES: readonly ServerFrame[] = [
  { type: 'events', seq: 3, events: [{ type: 'clueGiven', team: 'red', word: 'été', number: 2 }] },
  { type: 'done', id: 'o1' },
  { type: 'refused', id: 'o1', refusal: { code: 'turn/over' } },
  { type: 'present', people: [] },
  { type: 'marks', marks: {} },
  { type: 'pong', now: 1 },
  { type: 'bye', refusal: { code: 'server/stopping' } },
];

test.each(FRAMES)('$type comes back as it was', (frame) => {
  expect(parseServerFrame(encodeServerFrame(frame))).toEqual(frame);
});

test.each(['', '{', 'null', '3', '[]', '{}'])('%s is no frame', (text) => {
  expect(parseServerFrame(text)).toBeNull();
});
