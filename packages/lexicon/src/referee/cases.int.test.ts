import { readFile } from 'node:fs/promises';
import type { Verdict } from '@agent-double/rules';
import { describe, expect, it } from 'vitest';
import { conventionsWith } from '../conventions.test-kit.ts';
import { loadJudge } from '../load-judge.ts';

interface Row {
  readonly clue: string;
  readonly words: readonly string[];
  readonly expected: string;
  readonly alsoAccepted: string;
  readonly lang: 'fr' | 'en';
  readonly number: number;
}

const readRows = async (name: string): Promise<readonly Row[]> => {
  const text = await readFile(new URL(`../../test-data/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [clue = '', word = '', expected = '', , , lang = '', number = '', also = ''] =
        line.split('\t');
      return {
        clue,
        words: word.split(';'),
        expected,
        alsoAccepted: also,
        lang: lang === 'en' ? 'en' : 'fr',
        number: number === '' ? 1 : Number(number),
      };
    });
};

const judged = async (name: string, lang: 'fr' | 'en') => {
  const judge = await loadJudge(lang);
  const rows = (await readRows(name)).filter((row) => row.lang === lang);
  const got = rows.map((row) => judge(row.clue, row.number, row.words, conventionsWith()).verdict);
  const share = (expected: Verdict, wrong: Verdict): number => {
    const all = rows.filter((row) => row.expected === expected).length;
    return rows.filter((row, at) => row.expected === expected && got[at] === wrong).length / all;
  };
  const agreed = rows.filter(
    (row, at) => row.expected === got[at] || row.alsoAccepted === got[at],
  ).length;
  return {
    rows: rows.length,
    agreement: agreed / rows.length,
    falseRefusals: share('legal', 'illegal'),
    misses: share('illegal', 'legal'),
  };
};

describe('the referee on cases that people judged', () => {
  it.each([
    ['cases.tsv', 432],
    ['blind.tsv', 247],
    ['dealt.tsv', 296],
    ['fresh.tsv', 335],
    ['last.tsv', 135],
    ['own-packs.tsv', 330],
    ['own-packs-2.tsv', 260],
    ['outsider-1.tsv', 100],
    ['outsider-2.tsv', 100],
    ['outsider-3.tsv', 75],
    ['outsider-4.tsv', 75],
    ['outsider-5.tsv', 100],
    ['outsider-6.tsv', 100],
    ['outsider-7.tsv', 130],
    ['outsider-8.tsv', 130],
    ['outsider-9.tsv', 160],
  ])('keeps to its bounds on %s', async (name, atLeast) => {
    const score = await judged(name, 'fr');
    expect(score.rows).toBeGreaterThanOrEqual(atLeast);
    expect(score.falseRefusals).toBeLessThanOrEqual(0.01);
    expect(score.misses).toBeLessThanOrEqual(0.03);
    expect(score.agreement).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['independent.tsv', 420],
    ['second.tsv', 113],
    ['third.tsv', 440],
    ['fourth.tsv', 440],
    ['fifth.tsv', 400],
  ])('keeps to the closer bounds of words that we deal on %s', async (name, rows) => {
    const score = await judged(name, 'fr');
    expect(score.rows).toBe(rows);
    expect(score.falseRefusals).toBeLessThanOrEqual(0.003);
    expect(score.misses).toBeLessThanOrEqual(0.01);
    expect(score.agreement).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['cases.tsv', 31],
    ['outsider-1.tsv', 50],
    ['outsider-2.tsv', 50],
    ['outsider-3.tsv', 45],
    ['outsider-4.tsv', 45],
    ['outsider-5.tsv', 50],
    ['outsider-6.tsv', 50],
    ['outsider-7.tsv', 70],
    ['outsider-8.tsv', 70],
    ['outsider-9.tsv', 60],
  ])('refuses no honest English clue of %s', async (name, rows) => {
    const score = await judged(name, 'en');
    expect(score.rows).toBe(rows);
    expect(score.falseRefusals).toBe(0);
    expect(score.agreement).toBeGreaterThanOrEqual(0.9);
  });
});
