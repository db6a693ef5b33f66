import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('a server under half its load refuses nothing and loses no socket', async () => {
  const report = await soak({ rooms: 8, seconds: 3, sources: false });
  expect(report.problems).toEqual([]);
  expect(report.moves).toBeGreaterThan(0);
  expect(report.movesPerSecond).toBeLessThanOrEqual(report.saturation / 2 + 1);
  expect(report.endMb).toBeGreaterThan(0);
  expect(report.growthMbPerHour).toBeNull();
}, 120_000);
