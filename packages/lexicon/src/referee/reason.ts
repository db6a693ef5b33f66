import type { Bilingual, Judgement, Permission, Reason, ReasonKind } from '@agent-double/rules';

/** Ids of the rules on words, as docs/RULES.md lists them. */
export const WORD_RULES = {
  something: 'WORD-1',
  length: 'WORD-2',
  alphabet: 'WORD-3',
  symbols: 'WORD-4',
  visible: 'WORD-5',
  accents: 'WORD-6',
  severalWords: 'WORD-7',
  expression: 'WORD-8',
  longName: 'WORD-9',
  hyphen: 'WORD-10',
  inventedCompound: 'WORD-11',
  name: 'WORD-12',
  abbreviation: 'WORD-13',
  unknown: 'WORD-14',
  part: 'WORD-15',
  clipping: 'WORD-16',
  inflection: 'WORD-17',
  family: 'WORD-18',
  farFamily: 'WORD-19',
  homograph: 'WORD-20',
  translation: 'WORD-21',
  adopted: 'WORD-22',
  foreign: 'WORD-23',
  homophone: 'WORD-24',
  nearSound: 'WORD-25',
  initial: 'WORD-26',
  number: 'WORD-27',
  lettersAndPlaces: 'WORD-28',
} as const;

export type WordRule = keyof typeof WORD_RULES;

/** A reason under a rule on words; `word` is the board word as printed, if one is concerned. */
export const reason = (
  rule: WordRule,
  kind: ReasonKind,
  verdict: Reason['verdict'],
  because: Bilingual,
  word?: string,
): Reason =>
  word === undefined
    ? { rule: WORD_RULES[rule], kind, verdict, because }
    : { rule: WORD_RULES[rule], kind, verdict, word, because };

/** What a convention makes of a kind of clue: nothing to say, a refusal, or a question. */
export const verdictOf = (permission: Permission): Reason['verdict'] | null => {
  switch (permission) {
    case 'allowed':
      return null;
    case 'forbidden':
      return 'illegal';
    case 'ask':
      return 'doubtful';
  }
};

/** `because` as the convention has it, or nothing where the table allows it. */
export const byConvention = (
  rule: WordRule,
  kind: ReasonKind,
  permission: Permission,
  because: Bilingual,
): readonly Reason[] => {
  const verdict = verdictOf(permission);
  return verdict === null ? [] : [reason(rule, kind, verdict, because)];
};

/** The whole answer: illegal if one reason is, doubtful if there is any, the worst reasons first. */
export const judgementOf = (reasons: readonly Reason[]): Judgement => {
  const illegal = reasons.filter((each) => each.verdict === 'illegal');
  const doubtful = reasons.filter((each) => each.verdict === 'doubtful');
  const verdict = illegal.length > 0 ? 'illegal' : doubtful.length > 0 ? 'doubtful' : 'legal';
  return { verdict, reasons: [...illegal, ...doubtful] };
};
