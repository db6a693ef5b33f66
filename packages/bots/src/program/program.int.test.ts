import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playSolo } from '../arena/solo.ts';
import type { OperativeView, SpymasterView } from '../view.ts';
import { MAX_LINE, MAX_STARTS, programOf, type Program } from './program.ts';
import { programPlayers } from './program-players.ts';

const CLUE: SpymasterView = {
  cards: [
    { word: 'requin', role: 'own' },
    { word: 'roi', role: 'assassin' },
  ],
  said: [],
  earlier: [],
  most: 9,
};
const GUESS: OperativeView = {
  words: ['requin', 'roi'],
  clue: { word: 'océan', number: 1 },
  made: 0,
  mayStop: false,
  earlier: [],
  left: { own: 1, opponent: 0 },
};

let folder = '';
const running: Program[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'program-'));
});
afterEach(() => {
  for (const program of running.splice(0)) program.end();
});
afterAll(() => rm(folder, { recursive: true }));

/** Players by a program whose answer to each question is the value of an expression in `q`. */
const players = async (name: string, answer: string, limit?: number) => {
  const file = path.join(folder, `${name}.mjs`);
  const source = `import { createInterface } from 'node:readline';
    createInterface({ input: process.stdin }).on('line', (line) => {
      const q = JSON.parse(line);
      const answer = ${answer};
      if (answer !== undefined) console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });`;
  await writeFile(file, source);
  const program = programOf(`"${process.execPath}" "${file}"`, limit);
  running.push(program);
  const faults: string[] = [];
  const side = programPlayers(program, 'fr', (ask, fault) => faults.push(`${ask} ${fault}`));
  return { faults, ...side };
};

describe('a program that plays', () => {
  it('is asked what its seat sees, and answers', async () => {
    const asked = await players(
      'fair',
      `q.ask === 'clue'
        ? { id: q.id, clue: q.cards[0].word + q.language, number: 1, intended: ['requin', 'zut'] }
        : { id: q.id, guess: 'cards' in q ? 'seen' : q.words[1] }`,
    );
    expect(await asked.giveClue(CLUE, 1)).toEqual({
      clue: 'requinfr',
      number: 1,
      intended: ['requin'],
    });
    expect(await asked.guess(GUESS, 1)).toEqual({ type: 'guess', word: 'roi' });
    expect(asked.faults).toEqual([]);
  });

  it.each([
    ['rubbish', `'rubbish'`, 'not-json'],
    ['a list', `[1]`, 'not-an-object'],
    ['no clue', `({ id: q.id, clue: ' ', number: 1 })`, 'bad-clue'],
    ['a long clue', `({ id: q.id, clue: 'x'.repeat(61), number: 1 })`, 'bad-clue'],
    ['half a number', `({ id: q.id, clue: 'eau', number: 1.5 })`, 'bad-clue'],
    ['no end', `'x'.repeat(${String(MAX_LINE)}) + 'x'`, 'not-json'],
  ])('that answers %s gives no clue', async (name, answer, fault) => {
    const asked = await players(name.replaceAll(' ', '-'), answer);
    expect(await asked.giveClue(CLUE, 1)).toBeNull();
    expect(asked.faults).toEqual([`clue ${fault}`]);
  });

  it.each([
    ['another word', `({ id: q.id, guess: 'plage' })`],
    ['to stop too soon', `({ id: q.id, stop: true })`],
  ])('that guesses %s stops', async (name, answer) => {
    const asked = await players(name.replaceAll(' ', '-'), answer);
    expect(await asked.guess(GUESS, 1)).toEqual({ type: 'stop' });
    expect(asked.faults).toEqual(['guess bad-guess']);
  });

  it('may stop where stopping is allowed', async () => {
    const asked = await players('stop', `({ id: q.id, stop: true })`);
    expect(await asked.guess({ ...GUESS, mayStop: true }, 1)).toEqual({ type: 'stop' });
    expect(asked.faults).toEqual([]);
  });

  it('that never answers is late, and an answer to another question is passed over', async () => {
    const silent = await players('silent', 'undefined', 300);
    expect(await silent.giveClue(CLUE, 1)).toBeNull();
    const old = await players('old', `({ id: q.id - 1, clue: 'eau', number: 1 })`, 300);
    expect(await old.giveClue(CLUE, 1)).toBeNull();
    expect([...silent.faults, ...old.faults]).toEqual(['clue too-late', 'clue too-late']);
  });

  it('that writes without an end of line is ended', async () => {
    const endless = `(process.stdout.write('x'.repeat(${String(MAX_LINE + 1)})), undefined)`;
    const asked = await players('endless', endless);
    expect(await asked.giveClue(CLUE, 1)).toBeNull();
    expect(asked.faults).toEqual(['clue line-too-long']);
  });

  it('that dies is started again, and then no more', async () => {
    const asked = await players('dying', 'process.exit(1)');
    for (let time = 0; time <= MAX_STARTS; time += 1) {
      expect(await asked.giveClue(CLUE, 1)).toBeNull();
    }
    expect(asked.faults).toEqual(Array.from({ length: MAX_STARTS + 1 }, () => 'clue ended'));
  });

  it('that cannot be started gives no answers', async () => {
    const program = programOf(path.join(folder, 'there-is-no-such-program'));
    running.push(program);
    const side = programPlayers(program, 'fr', () => undefined);
    expect(await side.giveClue(CLUE, 1)).toBeNull();
  });

  it('plays whole games as the example of the documentation', async () => {
    const text = await readFile(
      new URL('../../../../docs/BOT-PROTOCOL.md', import.meta.url),
      'utf8',
    );
    const [, example = ''] = /```python\n([^`]+)```/u.exec(text) ?? [];
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(32);
    const file = path.join(folder, 'example.py');
    await writeFile(file, example);
    const program = programOf(`python3 "${file}"`);
    running.push(program);
    const faults: string[] = [];
    const side = programPlayers(program, 'fr', (ask, fault) => faults.push(`${ask} ${fault}`));
    const board = ['xylophone', 'grue', 'pied', 'bonbon'].map((word, at) => ({
      word,
      role: (['own', 'own', 'opponent', 'bystander'] as const)[at] ?? 'bystander',
    }));
    expect(await playSolo(board, side, 1, () => 0)).toMatchObject({ won: true });
    expect(faults).toEqual([]);
  });
});
