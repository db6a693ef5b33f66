import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/agent-double.mjs', import.meta.url));

const run = (...argv: readonly string[]): Promise<{ out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, 'bench', 'bots', ...argv], (_, out, err) => {
      resolve({ out, err });
    });
  });

test('people move with and without a game of computers, and both are measured', async () => {
  const load = ['--rooms', '3', '--rate', '30', '--seconds', '3', '--spans', '1'];
  const { out, err } = await run(...load, '--sources', '--json');
  expect(err).toBe('');
  const figures = JSON.parse(out) as Record<string, number>;
  expect(Object.keys(figures)).toEqual([
    ...['p50Alone', 'p99Alone', 'maxAlone', 'p50Beside', 'p99Beside', 'maxBeside'],
    ...['delayP99', 'delayMax', 'botMovesPerSecond', 'firstMoveMs'],
    ...['rssWithoutMb', 'rssWithMb', 'rssOfComputersMb'],
  ]);
  expect(figures['p50Alone']).toBeGreaterThan(0);
  expect(figures['botMovesPerSecond']).toBeGreaterThan(0);
  expect(figures['maxBeside']).toBeGreaterThanOrEqual(figures['p50Beside'] ?? NaN);
}, 120_000);

test('what is no number is refused, and its help names every option', async () => {
  expect((await run('--spans', '0')).err).toContain('--spans takes a whole number');
  const { out } = await run('--help');
  for (const option of ['--rooms', '--rate', '--seconds', '--spans', '--sources', '--json']) {
    expect(out).toContain(option);
  }
});
