import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_FLAGS, SETTINGS } from '@agent-double/server';
import { called, copyOf, wordsOf } from './dockerfile.test-kit.ts';
import { below, IMAGE, isSent, ROOT, STAGES, unpackImage } from './image.test-kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const APP = '/app/';
const restOf = (name: string): string => called(IMAGE, name)[0]?.rest ?? '';
const environment = new Map(
  [...restOf('ENV').matchAll(/([^\s=]+)=(?:"([^"]*)"|(\S*))/gu)].map(
    ([, name = '', quoted, bare = '']): [string, string] => [name, quoted ?? bare],
  ),
);

describe('the Dockerfile', () => {
  test('copies what the clone has and the builder is sent, or what a stage above has made', () => {
    const names = STAGES.map(({ name }) => name);
    const copies = STAGES.flatMap((stage) => called(stage, 'COPY'));
    expect(copies.length).toBeGreaterThan(8);
    for (const copy of copies) {
      const from = copy.flags.get('from');
      if (from !== undefined) expect(names).toContain(from);
      for (const source of from === undefined ? copyOf(copy).sources : []) {
        expect(existsSync(path.join(ROOT, source)), source).toBe(true);
        expect(isSent(source), source).toBe(true);
      }
    }
  });

  test('has the manifest of every package before it installs', () => {
    const [base] = STAGES;
    const copied = called(base ?? IMAGE, 'COPY').flatMap((copy) => copyOf(copy).sources);
    const folders = below(path.join(ROOT, 'packages')).filter((file) =>
      /^[^/\\]+[/\\]package\.json$/u.test(file),
    );
    const manifests = folders.map((file) => `packages/${file.replaceAll(path.sep, '/')}`);
    expect(copied.filter((file) => file.startsWith('packages/'))).toEqual(manifests);
  });

  test('sends no secret, no data, no test and nothing that is made', () => {
    const kept = ['.env', '.git/config', 'data/agent-double.sqlite', 'node_modules/ws/index.js'];
    const made = ['packages/web/dist/index.html', 'packages/rules/src/deal.test.ts'];
    for (const file of [...kept, ...made]) expect(isSent(file), file).toBe(false);
    expect(isSent('packages/rules/src/deal.ts')).toBe(true);
  });

  test('runs as somebody who is not root, on data of a volume, at the port that it shows', () => {
    expect(restOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
    expect(restOf('VOLUME')).toBe(environment.get('DATA_DIR'));
    expect(restOf('EXPOSE')).toBe(SETTINGS.port.unset);
    expect(restOf('RUN')).toContain(`chown node:node ${restOf('VOLUME')}`);
    const settings = Object.values(SETTINGS).map(({ name }): string => name);
    const others = [...environment.keys()].filter((name) => !settings.includes(name));
    expect(others).toEqual(['NODE_ENV', 'NODE_OPTIONS']);
    expect(environment.get('NODE_OPTIONS')).toBe(SERVER_FLAGS.join(' '));
  });
});

describe('what the image holds', () => {
  let folder = '';
  let server: ChildProcess | null = null;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'agent-double-image-'));
  });
  afterEach(() => {
    server?.kill('SIGKILL');
    rmSync(path.join(folder, 'sent'), { recursive: true, force: true });
    for (const file of ['', ...below(folder)]) {
      if (lstatSync(path.join(folder, file)).isDirectory())
        chmodSync(path.join(folder, file), 0o755);
    }
    rmSync(folder, { recursive: true });
  });

  const shape = (place: string): readonly string[] =>
    below(place).map((file) => `${file} ${lstatSync(path.join(place, file)).mtimeMs}`);

  test('serves from a tree that cannot be written, is found well, and stops when told', async () => {
    const app = path.join(folder, 'app');
    const [data, temporary] = [path.join(folder, 'data'), path.join(folder, 'tmp')];
    const sent = path.join(folder, 'sent');
    for (const place of [app, data, temporary, sent]) mkdirSync(place);
    unpackImage(app, sent);
    for (const file of below(app)) {
      const place = path.join(app, file);
      if (!lstatSync(place).isSymbolicLink()) chmodSync(place, lstatSync(place).mode & 0o555);
    }
    const before = shape(app);

    const [program = '', ...args] = wordsOf(restOf('CMD'));
    const [, target = ''] =
      new RegExp(`ln -s (\\S+) \\S+/${program}(?: |$)`, 'u').exec(restOf('RUN')) ?? [];
    expect(target.startsWith(APP)).toBe(true);
    const env = {
      ...Object.fromEntries(environment),
      ...{ PATH: process.env['PATH'], HOME: app, TMPDIR: temporary },
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
    };
    const file = path.join(app, target.slice(APP.length));
    server = spawn(process.execPath, [file, ...args], { cwd: app, env });
    const said: string[] = [];
    server.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      server?.stdout?.once('data', (chunk: Buffer) => {
        resolve(/http:\S+/u.exec(chunk.toString())?.[0] ?? '');
      });
      server?.once('close', () => {
        reject(new Error(said.join('')));
      });
    });

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Ada', language: 'fr' });
    const created = await fetch(`${url}/api/rooms`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    expect((await fetch(url)).status).toBe(200);

    const [node, ...check] = wordsOf(restOf('HEALTHCHECK'));
    expect(node).toBe('node');
    const isWell = (): number | null =>
      spawnSync(process.execPath, check, { env: { PORT: new URL(url).port } }).status;
    expect(isWell()).toBe(0);
    const ended = new Promise((resolve) => server?.once('close', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(isWell()).toBe(1);
    expect(said).toEqual([]);
    expect(shape(app)).toEqual(before);
    expect(readFileSync(path.join(data, 'agent-double.sqlite')).length).toBeGreaterThan(0);
  });
});
