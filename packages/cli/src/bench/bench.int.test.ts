import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { benchCommand } from './command.ts';
import { figuresOf, medians, rounded, type Figures, type Round } from './figures.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/agent-double.mjs', import.meta.url));
const SMALL = ['--rooms', '6', '--saturated', '3', '--rate', '60', '--seconds', '0.4'];

const run = (...argv: readonly string[]): Promise<{ out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, 'bench', ...argv], (_, out, err) => {
      resolve({ out, err });
    });
  });

test('it plays whole games under load and prints its figures in one line', async () => {
  const { out, err } = await run(...SMALL, '--json');
  expect(err).toBe('');
  const figures = JSON.parse(out) as Record<string, unknown>;
  for (const name of [
    ...['movesPerSecond', 'ratioToCeiling', 'ratioToBareWs', 'fixedP50Ratio', 'fixedP99Ratio'],
    ...['cpuRatio', 'bytesPerMovePerClient', 'rssMb', 'rssRatio', 'joinsPerSecond'],
    ...['movesPerSecondAdvise', 'listeningAgainMs', 'roomsAgainPerSecond'],
  ]) {
    expect(figures).toHaveProperty(name);
  }
  expect(figures['movesPerSecond']).toBeGreaterThan(0);
  expect(figures['bytesPerMovePerClient']).toBeGreaterThan(50);
  expect(figures['bytesPerMovePerClient']).toBeLessThanOrEqual(250);
  expect(out.trim().split('\n')).toHaveLength(1);
}, 180_000);

test('it says what can be asked of it', async () => {
  const { out, err } = await run('--help');
  expect(err).toBe('');
  for (const option of ['--rooms', '--rate', '--rounds', '--sources', '--json']) {
    expect(out).toContain(option);
  }
});

test('what is no number is refused', async () => {
  const { err } = await run('--rooms', 'many');
  expect(err).toContain('--rooms takes a whole number, not many');
});

test.each(['0', '0.0', '0.25', '-1', '1e3', '10000'])(
  '%s is no span to measure',
  async (seconds) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await benchCommand([`--seconds=${seconds}`])).toBe(2);
    expect(said).toHaveBeenCalledWith(
      `agent-double: bench: --seconds takes seconds, with tenths at most, not ${seconds}`,
    );
    said.mockRestore();
  },
);

const outcome = (moves: number, rss: number): Round['game'] => {
  const measured = { p50: 1, p95: 2, p99: 3, cpu: 0.1, bytesPerMovePerClient: 100 };
  return {
    saturation: { ...measured, movesPerSecond: moves },
    fixed: { ...measured, movesPerSecond: 500 },
    ...{ rss, joinsPerSecond: 3000, firstJoinsPerSecond: 500 },
    returned: { listeningMs: 400, roomsPerSecond: 2000 },
  };
};
const figures = (moves: number): Figures =>
  figuresOf({
    game: outcome(moves, 120),
    advised: outcome(moves / 2, 300),
    durable: outcome(1000, 100),
    bare: outcome(2000, 100),
  });

test('ratios are to the ceilings of the same run, and rounds have their medians', () => {
  expect(figures(800)).toMatchObject({
    ...{ movesPerSecond: 800, ratioToCeiling: 0.8, ratioToBareWs: 0.4, movesPerSecondAdvise: 400 },
    ...{ fixedP50Ratio: 1, cpuRatio: 1, rssMb: 120, rssRatio: 1.2 },
  });
  expect(medians([figures(1), figures(900), figures(30)]).movesPerSecond).toBe(30);
  expect(rounded({ ...figures(800), fixedP50: 0.123456, movesPerSecond: 812.7 })).toMatchObject({
    ...{ fixedP50: 0.123, movesPerSecond: 813 },
  });
});
