import { expect, test } from 'vitest';
import type { NewEntry, RoomCode } from '../entry.ts';
import type { Ask } from './connection.ts';
import { GroupAppend, MAX_GROUP } from './group-append.ts';

const ENTRY: NewEntry = { at: 1, by: null, order: null, token: null, events: [] };

/** How many entries each statement has, where so many rooms write in one moment. */
const groupsOf = async (rooms: number): Promise<readonly number[]> => {
  const sizes: number[] = [];
  const ask = (_sql: string, [codes]: readonly (readonly string[])[] = []) => {
    const rows = (codes ?? []).map((room) => ({ room }));
    sizes.push(rows.length);
    return Promise.resolve({ rows });
  };
  const appends = new GroupAppend(ask as unknown as Ask, 1, () => undefined);
  const outcomes = await Promise.all(
    Array.from({ length: rooms }, (_, at) => appends.append(`room-${at}` as RoomCode, 2, ENTRY)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  return sizes;
};

test('a statement takes so many entries and no more', async () => {
  expect(await groupsOf(MAX_GROUP)).toEqual([MAX_GROUP]);
  expect(await groupsOf(MAX_GROUP + 1)).toEqual([MAX_GROUP, 1]);
});
