import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeCommand } from './judge.ts';

const HEADER = 'clue\tboard_word\tverdict\tkind\tnote\tlang\tnumber\talso_ok';
const CASES = [
  HEADER,
  'antivol\tVOLEUR\tillegal\tfamily\t\tfr\t\t',
  'arbre\tVOLEUR\tillegal\tsemantic\t\tfr\t\t',
  'mice\tMOUSE\tillegal\tinflection\t\ten\t\t',
  'P\tPONT;PIANO;PLAGE\tillegal\tletters\t\tfr\t3\t',
  '',
].join('\n');

let said: string[] = [];
let folder = '';

beforeEach(async () => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'judge-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const caseFile = async (): Promise<string> => {
  const file = join(folder, 'cases.tsv');
  await writeFile(file, CASES);
  return file;
};

describe('agent-double judge', () => {
  it('prints one clue’s verdict and reasons as a line of JSON', async () => {
    expect(await judgeCommand(['--board', 'VOLEUR,MIEL', '--number', '2', 'antivol'])).toBe(0);
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({
      clue: 'antivol',
      number: 2,
      verdict: 'illegal',
      reasons: [{ word: 'VOLEUR', kind: 'family' }],
    });
  });

  it('takes an edition by its id or its tag', async () => {
    for (const edition of ['001', 'capitaine']) {
      await judgeCommand(['--edition', edition, '--board', 'TRAIN', 'SNCF']);
      expect(JSON.parse(said.pop() ?? '')).toMatchObject({ verdict: 'illegal' });
    }
    await judgeCommand(['--edition', '003', '--board', 'TRAIN', 'SNCF']);
    expect(JSON.parse(said.pop() ?? '')).toMatchObject({ verdict: 'legal' });
  });

  it('counts a file of cases, each in its language, and names what differs', async () => {
    expect(await judgeCommand(['--cases', await caseFile()])).toBe(0);
    const text = said.join('\n');
    expect(text).toContain('DIFFERS arbre / VOLEUR [semantic]: expected illegal, got legal');
    expect(text).toContain('agreement 3 of 4: 75.0 %');
    expect(text).toContain('false refusals 0 of 0: –');
    expect(text).toContain('misses 1 of 4: 25.0 %');
    expect(text).toContain('illegal\t1\t0\t3');
  });

  it('prints nothing but one JSON line a case when asked', async () => {
    expect(await judgeCommand(['--cases', await caseFile(), '--json'])).toBe(0);
    const rows = said.map((line) => JSON.parse(line) as { clue: string; verdict: string });
    expect(rows.map(({ clue, verdict }) => [clue, verdict])).toEqual([
      ['antivol', 'illegal'],
      ['arbre', 'legal'],
      ['mice', 'illegal'],
      ['P', 'illegal'],
    ]);
  });

  it('draws the same sample for the same seed', async () => {
    await judgeCommand(['--sample', '200', '--seed', '3']);
    const first = said;
    said = [];
    await judgeCommand(['--sample', '200', '--seed', '3']);
    expect(said).toEqual(first);
    expect(first.at(-1)).toMatch(/^doubtful: \d+ of 200/u);
  });

  it.each([
    [['--board', 'VOLEUR']],
    [['antivol']],
    [['--board', 'VOLEUR', '--number', '2.5', 'antivol']],
    [['--board', 'VOLEUR', '--edition', '009', 'antivol']],
    [['--board', 'VOLEUR', '--lang', 'it', 'antivol']],
    [['--cases', '/nowhere/cases.tsv']],
    [['--sample', '0']],
    [['--moon']],
  ])('refuses %j', async (argv) => {
    expect(await judgeCommand(argv)).toBe(2);
    expect(said).toEqual([]);
  });
});
