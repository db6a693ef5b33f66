import type { Lexicon } from '../lexicon.ts';
import { Remembered } from '../packed/remembered.ts';
import type { Reading } from '../packed/forms.ts';

/** A word that a form may be of, as kinship knows it, and whether that is its plain reading. */
export interface NodeReading {
  readonly node: string;
  readonly lemma: string;
  readonly plain: boolean;
}

/** Participles shorter than this that are also nouns are read as nouns alone (été). */
const MIN_PARTICIPLE = 4;

const isVerbal = ({ pos }: Reading): boolean => pos === 'v' || pos === 'p';

const nodeOf = (reading: Reading): string =>
  isVerbal(reading) ? `${reading.lemma}/v` : reading.lemma;

/** Whether a form that is a word of its own is reviewed to be no kin of what it may be a form of. */
const isDenied = (
  form: string,
  reading: Reading,
  all: readonly Reading[],
  lexicon: Lexicon,
): boolean => all.some(({ lemma }) => lemma === form) && lexicon.denies(form, nodeOf(reading));

/** Participles that are nouns too: the short ones and those in -ée are other words (allée, rosée). */
const isParticipleOnly = (form: string): boolean =>
  form.length >= MIN_PARTICIPLE && !/ées?$/u.test(form);

/** Whether a form is the plural of a participle: « tapis », the noun, is not what was « tapi ». */
const isPluralParticiple = (form: string, { lemma }: Reading, lexicon: Lexicon): boolean =>
  form.endsWith('s') &&
  lexicon.readings(form.slice(0, -1)).some((each) => each.pos === 'p' && each.lemma === lemma);

/** An English plural is a form of its noun even where it has a sense of its own (glasses, arms). */
const isEnglishPlural = ({ pos }: Reading, lexicon: Lexicon): boolean =>
  lexicon.lang === 'en' && pos === 'n';

/** An English participle stays a form of its verb where it is an adjective too (marked, dressed). */
const isEnglishParticiple = (
  form: string,
  reading: Reading,
  all: readonly Reading[],
  lexicon: Lexicon,
): boolean =>
  lexicon.lang === 'en' &&
  isVerbal(reading) &&
  /(?:ed|ing)$/u.test(form) &&
  all.some((each) => each.lemma === form && each.pos === 'a');

/** So does a comparative that is an adjective of its own (bigger, latest), but not better. */
const isEnglishComparative = (
  form: string,
  { lemma, pos }: Reading,
  all: readonly Reading[],
  lexicon: Lexicon,
): boolean =>
  lexicon.lang === 'en' &&
  pos === 'a' &&
  /(?:er|est)$/u.test(form) &&
  form.startsWith(lemma.slice(0, 2)) &&
  all.some((each) => each.lemma === form && each.pos === 'a');

const isPlain = (
  form: string,
  reading: Reading,
  all: readonly Reading[],
  lexicon: Lexicon,
): boolean => {
  if (reading.lemma === form) return true;
  if (isDenied(form, reading, all, lexicon)) return false;
  if (isEnglishParticiple(form, reading, all, lexicon)) return true;
  if (isEnglishComparative(form, reading, all, lexicon)) return true;
  const hasNoun = all.some((each) => !isVerbal(each) && each.lemma === form);
  if (hasNoun && isEnglishPlural(reading, lexicon)) return true;
  if (reading.pos === 'p') {
    return !hasNoun || (isParticipleOnly(form) && !isPluralParticiple(form, reading, lexicon));
  }
  if (hasNoun) return !isVerbal(reading) && /[ae]ux$/u.test(form);
  return reading.pos !== 'v' || !all.some((each) => !isVerbal(each));
};

/**
 * What a form may be of. A noun's own reading is plain and sets aside what else the form may be:
 * « porte » is the noun, and a form of porter only in the second place.
 */
export const nodesOf = (form: string, lexicon: Lexicon): readonly NodeReading[] => {
  const known =
    remembered.get(lexicon) ?? new Remembered(REMEMBERED, (each) => read(each, lexicon));
  remembered.set(lexicon, known);
  return known.get(form);
};

const REMEMBERED = 4000;
const remembered = new WeakMap<Lexicon, Remembered<readonly NodeReading[]>>();

const read = (form: string, lexicon: Lexicon): readonly NodeReading[] => {
  const all = lexicon.readings(form);
  if (all.length === 0) return [{ node: form, lemma: form, plain: true }];
  const found = new Map<string, NodeReading>();
  for (const reading of all) {
    const node = nodeOf(reading);
    const plain = isPlain(form, reading, all, lexicon);
    if (found.get(node)?.plain !== true) found.set(node, { node, lemma: reading.lemma, plain });
  }
  const hasOwn = all.some(({ lemma }) => lemma === form);
  if (!hasOwn && lexicon.isName(form)) found.set(form, { node: form, lemma: form, plain: true });
  return [...found.values()];
};

/** The readings of a clue: those of its accented spellings where it was typed without accents. */
export const spellingsOfClue = (spelling: string, lexicon: Lexicon): readonly string[] => {
  if (lexicon.isWord(spelling) || /[àâäéèêëîïôöùûüç]/u.test(spelling)) return [spelling];
  const accented = lexicon.accented(spelling);
  return accented.length > 0 ? accented : [spelling];
};
