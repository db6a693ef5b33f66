import { loadJudge } from '@agent-double/lexicon';
import type { ClueJudge, Conventions, Judgement, Verdict } from '@agent-double/rules';

const VERDICTS: readonly Verdict[] = ['legal', 'doubtful', 'illegal'];

/** One line of a file of cases. */
export interface Case {
  readonly clue: string;
  readonly words: readonly string[];
  readonly expected: string;
  readonly alsoAccepted: string;
  readonly kind: string;
  readonly lang: 'fr' | 'en';
  readonly number: number;
}

/**
 * Reads a tab-separated file with a header (`clue`, `board_word`, `verdict`, `kind`, `lang`,
 * `number`, `also_ok`). Cells are taken as they are: odd spacing and NFD are part of some cases.
 */
export const parseCases = (text: string, lang: 'fr' | 'en'): readonly Case[] => {
  const [header = '', ...lines] = text.replace(/^\ufeff/u, '').split(/\r?\n/u);
  const columns = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
      const rowLang = cell('lang');
      return {
        clue: cell('clue'),
        words: cell('board_word').split(';'),
        expected: cell('verdict'),
        alsoAccepted: cell('also_ok'),
        kind: cell('kind'),
        lang: rowLang === 'en' || rowLang === 'fr' ? rowLang : lang,
        number: cell('number') === '' ? 1 : Number(cell('number')),
      };
    });
};

/** How a set of cases came out. */
export interface Score {
  readonly cases: number;
  readonly agreed: number;
  /** Legal clues called illegal, and how many were legal. */
  readonly falseRefusals: number;
  readonly legal: number;
  /** Illegal clues called legal, and how many were illegal. */
  readonly misses: number;
  readonly illegal: number;
}

interface Judged {
  readonly row: Case;
  readonly judgement: Judgement;
}

const agrees = ({ row, judgement: { verdict } }: Judged): boolean =>
  verdict === row.expected || verdict === row.alsoAccepted;

/** Counts agreement, false refusals and misses. */
export const scoreOf = (judged: readonly Judged[]): Score => {
  const count = (pick: (each: Judged) => boolean): number => judged.filter(pick).length;
  const expects = (verdict: Verdict) => (each: Judged) => each.row.expected === verdict;
  return {
    cases: judged.length,
    agreed: count(agrees),
    falseRefusals: count((each) => expects('legal')(each) && each.judgement.verdict === 'illegal'),
    legal: count(expects('legal')),
    misses: count((each) => expects('illegal')(each) && each.judgement.verdict === 'legal'),
    illegal: count(expects('illegal')),
  };
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const report = (judged: readonly Judged[]): void => {
  for (const each of judged.filter((one) => !agrees(one))) {
    const { row, judgement } = each;
    const because = judgement.reasons
      .map((reason) => `${reason.rule} ${reason.because.fr}`)
      .join('; ');
    console.log(
      `DIFFERS ${row.clue} / ${row.words.join(';')} [${row.kind}]: ` +
        `expected ${row.expected}, got ${judgement.verdict}${because === '' ? '' : ` (${because})`}`,
    );
  }
  console.log(`expected\\got\t${VERDICTS.join('\t')}`);
  for (const expected of VERDICTS) {
    const row = VERDICTS.map(
      (got) =>
        judged.filter((each) => each.row.expected === expected && each.judgement.verdict === got)
          .length,
    );
    console.log(`${expected}\t${row.join('\t')}`);
  }
  const score = scoreOf(judged);
  console.log(`agreement ${score.agreed} of ${score.cases}: ${percent(score.agreed, score.cases)}`);
  console.log(
    `false refusals ${score.falseRefusals} of ${score.legal}: ${percent(score.falseRefusals, score.legal)}`,
  );
  console.log(
    `misses ${score.misses} of ${score.illegal}: ${percent(score.misses, score.illegal)}`,
  );
};

/** Judges every case, each in its own language. */
export const judgeCases = async (
  rows: readonly Case[],
  conventions: Conventions,
): Promise<readonly Judged[]> => {
  const judges = new Map<'fr' | 'en', ClueJudge>();
  const judged: Judged[] = [];
  for (const row of rows) {
    const judge = judges.get(row.lang) ?? (await loadJudge(row.lang));
    judges.set(row.lang, judge);
    judged.push({ row, judgement: judge(row.clue, row.number, row.words, conventions) });
  }
  return judged;
};

/** Runs a file of cases; prints what differs and a confusion matrix, or one JSON line a case. */
export const runCases = async (
  text: string,
  lang: 'fr' | 'en',
  conventions: Conventions,
  asJson: boolean,
): Promise<number> => {
  const judged = await judgeCases(parseCases(text, lang), conventions);
  if (!asJson) report(judged);
  else {
    for (const { row, judgement } of judged) {
      const { clue, words, number, lang: spoken, expected, kind } = row;
      console.log(
        JSON.stringify({ clue, words, number, lang: spoken, expected, kind, ...judgement }),
      );
    }
  }
  return 0;
};
