import { expect, test } from 'vitest';
import { storm } from './storm.ts';

test('the clients of many rooms come back in the same second, and the others notice nothing', async () => {
  const report = await storm({ seed: 4, rooms: 24, storm: 12, sources: false });
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ rooms: 24, sockets: 96, returning: 48 });
  expect(report.backSeconds).toBeGreaterThan(0);
}, 120_000);
