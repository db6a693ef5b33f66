import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './setup/root.mjs';

/** @param {string[]} args @returns {Promise<{ code: unknown, out: string, err: string }>} */
const chaos = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [inRoot('scripts/chaos.mjs'), ...args], (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });

/** By this seed the cable is cut for a second, without a word. */
const SEED = '34';
const SHORT = ['--kills', '2', '--tables', '4', '--seed', SEED, '--json'];

/** @param {string} on */
const shortly = async (on) => {
  const { code, out, err } = await chaos('--on', on, ...SHORT);
  const report = JSON.parse(out);
  expect(report.problems).toEqual([]);
  expect(code).toBe(0);
  expect(err).toContain(`--seed ${SEED} does the same again`);
  expect(report).toMatchObject({ on, kills: 2 });
  for (const much of ['acknowledged', 'witnessed', 'entries', 'timers', 'doubled', 'reordered']) {
    expect(report[much], much).toBeGreaterThan(0);
  }
  return report;
};

test('a server on SQLite that is killed under load loses and doubles nothing', async () => {
  await shortly('sqlite');
}, 120_000);

test('nor do three on PostgreSQL, one killed and one cut off, behind a proxy', async () => {
  expect((await shortly('postgres')).cuts).toBe(1);
}, 120_000);

test('what can’t be done is refused', async () => {
  expect(await chaos('--on', 'sqlite', '--kills', 'many')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--kills takes a whole number, not many'),
  });
});
