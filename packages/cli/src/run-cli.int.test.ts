import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@agent-double/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/agent-double.mjs', import.meta.url));

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

const run = (...argv: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...argv], (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

const line = (results: readonly string[]): string =>
  JSON.stringify({
    id: 'G01-opening',
    edition: '000',
    setup: { mode: 'versus', key: 'RRRRRRRRRBBBBBBBBNNNNNNNA', start: 'R' },
    actions: [{ who: 'R.spy', act: 'clue', word: 'indice', n: 1 }],
    expect: { results },
  });

describe('the program', () => {
  let folder = '';
  const file = (name: string): string => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'agent-double-'));
    await writeFile(file('good.jsonl'), `${line(['ok'])}\n`);
    await writeFile(file('bad.jsonl'), `${line(['refused'])}\n`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('says what holds and ends well', async () => {
    expect(await run('scenarios', file('good.jsonl'))).toEqual({
      status: 0,
      out: 'PASS G01-opening\n1 passed, 0 failed, 0 skipped\n',
      err: '',
    });
  });

  test('says what does not and ends with 1', async () => {
    expect(await run('scenarios', file('bad.jsonl'))).toEqual({
      status: 1,
      out:
        'FAIL G01-opening [000]: expected results[0] refused, got ok\n' +
        '0 passed, 1 failed, 0 skipped\n',
      err: '',
    });
  });

  test('tells every setting of the server', async () => {
    const { status, out } = await run('serve', '--help');
    expect(status).toBe(0);
    for (const { name } of Object.values(SETTINGS)) expect(out).toContain(`  ${name} `);
  });

  test('does not serve with a wrong setting, and names it', async () => {
    const ended = new Promise<Ended>((resolve) => {
      const env = { ...process.env, PORT: '0', DATA_DIR: file('data'), ROOM_DAYS: 'many' };
      execFile(process.execPath, [PROGRAM, 'serve'], { env }, (error, out, err) => {
        resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
    expect(await ended).toEqual({
      status: 1,
      out: '',
      err: 'agent-double: setting: ROOM_DAYS=many: expected a whole number from 1 to 3650\n',
    });
    expect(existsSync(file('data'))).toBe(false);
  });

  test('asked for something else, names its commands and ends with 2', async () => {
    const { status, out, err } = await run('moon');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    for (const command of ['serve', 'scenarios', 'judge']) {
      expect(err).toContain(`agent-double ${command}`);
    }
    expect(await run('help')).toEqual({ status: 0, out: err, err: '' });
  });

  test('serves until it is told to stop', async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: file('data') };
    const server = spawn(process.execPath, [PROGRAM, 'serve'], { env });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stdout.on('data', (chunk) => {
          said += String(chunk);
          const [url] = /http:\S+/u.exec(said) ?? [];
          if (url !== undefined) resolve(url);
        });
        server.once('exit', () => reject(new Error(`it ended: ${said}`)));
      });
      expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  });
});

test.each([['backup'], ['scenarios'], ['bench', 'judge']])(
  '%s %s explains itself and does nothing else',
  async (...command) => {
    const { status, out, err } = await run(...command, '--help');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^usage:\n  agent-double ${command.join(' ')} `, 'u'));
    expect(out.trim().split('\n')).toHaveLength(2);
  },
);
