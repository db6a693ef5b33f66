/** What a form is of: its lemma, as noun, adjective, verb, participle, adverb or other word. */
export type Pos = 'n' | 'a' | 'v' | 'p' | 'd' | 'o';

export interface Reading {
  readonly lemma: string;
  readonly pos: Pos;
}

const isPos = (text: string): text is Pos => /^[navpdo]$/u.test(text);

/** One reading as a rule that leads from the form to its lemma: letters to cut, letters to add. */
export const readingRule = (form: string, { lemma, pos }: Reading): string => {
  let kept = 0;
  while (kept < form.length && kept < lemma.length && form[kept] === lemma[kept]) kept += 1;
  return `${pos}${form.length - kept}${lemma.slice(kept)}`;
};

/** Applies the rules of a set, as `readingRule` wrote them. */
export const readingsBy = (form: string, rules: readonly string[]): readonly Reading[] =>
  rules.flatMap((rule) => {
    const [, pos = '', cut = '0', added = ''] = /^(.)(\d+)(.*)$/u.exec(rule) ?? [];
    if (!isPos(pos)) return [];
    return [{ lemma: form.slice(0, form.length - Number(cut)) + added, pos }];
  });

const FIRST_CODE = 0x20;
const BASE = 0x100 - FIRST_CODE;

/** A number below 50,000 as two letters that a table can hold. */
export const packNumber = (number: number): string =>
  String.fromCharCode(FIRST_CODE + (number % BASE), FIRST_CODE + Math.floor(number / BASE));

/** Reads what `packNumber` wrote. */
export const unpackNumber = (text: string): number =>
  text.charCodeAt(0) - FIRST_CODE + (text.charCodeAt(1) - FIRST_CODE) * BASE;
