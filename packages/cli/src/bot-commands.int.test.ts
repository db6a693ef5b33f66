import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_KEPT } from './vectors.ts';
import { runCli } from './run-cli.ts';

/** The first question waits for the knowledge to be read. */
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
const said: string[] = [];
const complaints: string[] = [];
const file = (name: string): string => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bots-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  said.length = 0;
  complaints.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => said.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => complaints.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What a command prints, a value for each line. */
const answers = async (...argv: readonly string[]): Promise<readonly unknown[]> => {
  expect(await runCli(argv)).toBe(0);
  return said.map((line): unknown => JSON.parse(line));
};

describe('guess', () => {
  test('ranks a board for a clue in any form', async () => {
    const board = 'piano,requin,avocat,plage,roi';
    const [answer] = await answers('guess', '--board', board, '--number', '2', 'OCEANS');
    expect(answer).toMatchObject({ clue: 'OCEANS', number: 2, known: true });
    expect(answer).toHaveProperty('guesses.length', 2);
    expect(answer).toHaveProperty('ranking.length', 5);
    const { guesses } = answer as { guesses: string[] };
    expect(guesses.toSorted()).toEqual(['plage', 'requin']);
  });

  test('says that it does not know a clue, and understands zero and unlimited', async () => {
    const [unknown] = await answers('guess', '--board', 'roi,requin', 'zzqx');
    expect(unknown).toMatchObject({ known: false, guesses: ['roi'] });
    await answers('guess', '--board', 'roi,requin', '--number', '0', 'océan');
    await answers('guess', '--board', 'roi,requin', '--number', 'unlimited', 'océan');
    expect(said).toHaveLength(3);
    expect(JSON.parse(said[2] ?? '')).toMatchObject({ guesses: ['requin'] });
  });
});

describe('clue', () => {
  const words = ['--ours', 'requin,baleine', '--theirs', 'roi', '--assassin', 'piano'];

  test('names a clue with its words and reasons, the same for the same seed', async () => {
    const [once, again] = [
      ...(await answers('clue', ...words)),
      ...(await answers('clue', ...words)).slice(1),
    ];
    expect(once).toMatchObject({ number: 2, reasons: { links: [{ role: 'own' }, {}] } });
    expect(again).toEqual(once);
  });

  test('says no clue twice, and none where every word is unknown', async () => {
    const [first] = await answers('clue', ...words);
    const { clue } = first as { clue: string };
    const [, second] = await answers('clue', ...words, '--said', clue);
    expect(second).not.toMatchObject({ clue });
    const [, , none] = await answers('clue', '--ours', 'zzqx,qqzx');
    expect(none).toMatchObject({ clue: null, intended: [] });
  });
});

describe('items', () => {
  test('prints the scores of a file on the words beside it', async () => {
    await writeFile(file('items.txt'), 'océan: requin baleine | plage\nzzqx: roi\n');
    const pool = ['requin', 'baleine', 'plage', 'roi', 'piano', 'avocat'].join(' ');
    await writeFile(file('board-fr.txt'), pool);
    expect(await answers('items', file('items.txt'))).toEqual([
      { file: 'items.txt', items: 2, first: 0.5, amongFirst: 2 / 3, unknown: ['zzqx'] },
    ]);
  });
});

describe('arena', () => {
  test('plays alone with knowledge that shares nothing, and writes the clues', async () => {
    const clues = file('clues.jsonl');
    const solo = ['arena', '--solo', '--cross', '--games', '2', '--json', '--clues', clues];
    const [report] = await answers(...solo);
    expect(report).toMatchObject({ mode: 'solo', cross: 'first', games: 2, illegal: 0 });
    for (const field of ['winRate', 'assassinRate', 'meanTurnsWins', 'meanScore', 'meanNumber']) {
      expect(report).toHaveProperty(field);
    }
    const lines = (await readFile(clues, 'utf8')).trim().split('\n');
    const turns = lines.map((line): unknown => JSON.parse(line));
    expect(report).toHaveProperty('clues', turns.length);
    for (const turn of turns) {
      expect(turn).toHaveProperty('intended');
      expect(turn).toHaveProperty('cards');
    }
  });

  test('lets a program that dies lose, and says why', async () => {
    const argv = ['arena', '--red', 'exit 3', '--blue', '3', '--games', '2', '--swap', '--json'];
    expect(await answers(...argv)).toMatchObject([{ mode: 'duel', games: 2, winRate: 0 }]);
    expect(complaints[0]).toContain('exit 3: no clue (ended)');
  });
});

describe('vectors import', () => {
  test('cuts a file to its most frequent words', async () => {
    await writeFile(file('big.vec'), '3 2\nroi 1 0\nreine 1 0.1\nrequin 0 1\n');
    const out = file('own.vec');
    const argv = ['vectors', 'import', file('big.vec'), '--words', '2', '--out', out];
    expect(await answers(...argv)).toEqual([
      { words: 2, size: 2, bytes: 20, use: `BOT_VECTORS=${out}` },
    ]);
    expect((await stat(out)).size).toBe(20);
    expect(await readFile(`${out}.words.tsv`, 'utf8')).toBe('roi\nreine\n');
  });
});

test.each([
  ['guess', 'océan'],
  ['guess', '--board', 'roi', '--number', '-1', 'océan'],
  ['guess', '--board', 'roi', '--lang', 'de', 'océan'],
  ['guess', '--board', 'roi', '--level', '4', 'océan'],
  ['clue', '--theirs', 'roi'],
  ['clue', '--ours', 'roi', '--part', 'third'],
  ['items'],
  ['items', '/nowhere/items.txt'],
  ['arena', '--games', '0'],
  ['arena', '--games', '100001'],
  ['arena', '--cross', 'third'],
  ['vectors', 'export', 'x'],
  ['vectors', 'import', '/nowhere/big.vec'],
  ['vectors', 'import', 'x', '--words', String(MOST_KEPT + 1)],
])('%s %s … makes no sense and ends with 2', async (...argv) => {
  expect(await runCli(argv)).toBe(2);
  expect(complaints).toHaveLength(1);
  expect(said).toEqual([]);
});
