import { expect, test } from 'vitest';
import { temporaryFolder } from '../server.test-kit.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { createRoom, guestOf, openRooms } from './rooms.test-kit.ts';
import { MAX_WAITING_TASKS } from './turn-queue.ts';

test('what a full room can’t take is refused at once, and it goes on afterwards', async () => {
  const { folder, remove } = temporaryFolder();
  const store = await openSqliteStore(folder);
  try {
    const host = guestOf(await createRoom(await openRooms(store, new FakeSurroundings())), 'Ada');
    const rename = (name: string) => host.order({ type: 'rename', name });
    const names = Array.from({ length: MAX_WAITING_TASKS + 2 }, (_, at) => `Ada ${at}`);
    const answers = await Promise.all(names.map(rename));
    expect(answers.slice(0, MAX_WAITING_TASKS).every((answer) => answer === 'done')).toBe(true);
    expect(answers.slice(MAX_WAITING_TASKS)).toEqual(['room/busy', 'room/busy']);
    expect(await rename('Ada')).toBe('done');
  } finally {
    await store.close();
    remove();
  }
});
