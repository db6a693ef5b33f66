import { seeded } from '@agent-double/bots';
import { parseClientFrame } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import { shot } from './frames.ts';
import { MAX_GROWTH_MB, MAX_GROWTH_MB_PER_MILLION, fuzz } from './run.ts';

test('frames and requests by chance break nothing, and no refused one changes anything', async () => {
  const report = await fuzz({ seed: 3, shots: 1500, sources: false });
  expect(report.problems).toEqual([]);
  expect(report.shots).toBeGreaterThanOrEqual(1500);
  for (const much of [report.rawFrames, report.requests, report.done, report.refused]) {
    expect(much).toBeGreaterThan(0);
  }
  expect(report.closed).toBeGreaterThan(100);
  expect(report.endMb - report.warmMb).toBeLessThanOrEqual(MAX_GROWTH_MB);
  expect(MAX_GROWTH_MB_PER_MILLION).toBeLessThan(MAX_GROWTH_MB);
}, 120_000);

test('the same seed shoots the same, some of it well formed', () => {
  const shots = (seed: number): readonly string[] => {
    const chance = seeded(seed);
    return Array.from({ length: 300 }, (_, at) =>
      shot(chance, `x${at}`, null).bytes.toString('latin1'),
    );
  };
  expect(shots(8)).toEqual(shots(8));
  expect(shots(9)).not.toEqual(shots(8));
  const good = shots(8).filter((text) => parseClientFrame(text) !== null);
  expect(good.length).toBeGreaterThan(60);
  expect(good.length).toBeLessThan(240);
});
