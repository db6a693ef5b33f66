import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepNotes,
  MAX_KEPT_NOTES,
  MAX_NOTES_LENGTH,
  notesOf,
  wipeNotes,
  type Place,
} from './kept-notes.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (room = 'bado', game = 1): Place => ({ room, game, seat: 'red.spymaster' });

test('notes are found again for the same seat of the same game alone', () => {
  keepNotes(place(), 'mer → requin');
  expect(notesOf(place())).toBe('mer → requin');
  expect(notesOf(place('bado', 2))).toBe('');
  expect(notesOf(place('lime'))).toBe('');
  expect(notesOf({ ...place(), seat: 'blue.spymaster' })).toBe('');
});

test('a new game of a room takes the place of the old one', () => {
  keepNotes(place(), 'un');
  keepNotes(place('bado', 2), 'deux');
  expect(notesOf(place())).toBe('');
  expect([...store.values()].join('')).not.toContain('un');
});

test('the end wipes them and leaves those of other rooms', () => {
  keepNotes(place(), 'secret');
  keepNotes(place('lime'), 'autre');
  wipeNotes('bado');
  expect([...store.values()].join('')).not.toContain('secret');
  expect(notesOf(place('lime'))).toBe('autre');
});

test('both bounds hold at their edge', () => {
  keepNotes(place(), 'a'.repeat(MAX_NOTES_LENGTH));
  expect(notesOf(place())).toHaveLength(MAX_NOTES_LENGTH);
  keepNotes(place(), 'a'.repeat(MAX_NOTES_LENGTH + 1));
  expect(notesOf(place())).toHaveLength(MAX_NOTES_LENGTH);
  const rooms = Array.from({ length: MAX_KEPT_NOTES }, (_, at) => `room${at}`);
  for (const room of rooms) keepNotes(place(room), room);
  expect(notesOf(place())).toBe('');
  expect(rooms.map((room) => notesOf(place(room)))).toEqual(rooms);
});

test('something else in the store is no error', () => {
  for (const found of ['{', '"x"', '[1,null,{"room":"bado"}]']) {
    store.set('agent-double.notes', found);
    expect(notesOf(place())).toBe('');
  }
});
