import { expect, test, vi } from 'vitest';
import { backupCommand, BACKUP_USAGE } from './backup.ts';

test('what can’t be done is said in a line, and ends with another status', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => said.push(line));
  expect(await backupCommand([], {})).toBe(2);
  expect(await backupCommand(['a', 'b'], {})).toBe(2);
  expect(await backupCommand(['copy'], { DATA_DIR: '/nowhere/at/all' })).toBe(1);
  expect(await backupCommand(['copy'], { DATABASE_URL: 'postgres://a:secret@b/c' })).toBe(1);
  expect(said).toEqual([
    `usage: ${BACKUP_USAGE}`,
    `usage: ${BACKUP_USAGE}`,
    'agent-double: backup: there are no data in /nowhere/at/all',
    'agent-double: backup: DATABASE_URL is set: use pg_dump on that database',
  ]);
  vi.restoreAllMocks();
});
