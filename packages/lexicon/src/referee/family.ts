import type { Bilingual, Reason } from '@agent-double/rules';
import type { Lexicon } from '../lexicon.ts';
import { CERTAIN_COST, CERTAIN_COST_BY_RULE, type Kinship } from '../packed/kinship.ts';
import { nodesOf, spellingsOfClue, type NodeReading } from './nodes.ts';
import { reason, type WordRule } from './reason.ts';

/** Links that a dictionary or a reviewer vouches for. */
const VOUCHED = new Set(['reviewed', 'attested', 'referred', 'feminine']);

interface Finding {
  readonly rule: WordRule;
  readonly verdict: Reason['verdict'];
  readonly path: readonly string[];
}

const shown = (node: string): string => node.replace(/\/v$/u, '');

const line = ({ rule, path }: Finding, clue: string): Bilingual => {
  const steps = path.map(shown).filter((step, at, all) => step !== all[at - 1]);
  const chain = [clue, ...(steps[0] === clue ? steps.slice(1) : steps)].join(' – ');
  switch (rule) {
    case 'inflection':
      return { fr: `une forme du même mot : ${chain}`, en: `a form of the same word: ${chain}` };
    case 'homograph':
      return {
        fr: `peut se lire comme une forme du même mot : ${chain}`,
        en: `can be read as a form of the same word: ${chain}`,
      };
    case 'family':
      return { fr: `de la même famille : ${chain}`, en: `of the same family: ${chain}` };
    default:
      return {
        fr: `peut-être de la même famille : ${chain}`,
        en: `perhaps of one family: ${chain}`,
      };
  }
};

/**
 * Certain are short chains that a dictionary or a reviewer vouches for, and, for words whose links
 * were looked through, chains with one link by rule.
 */
const isCertain = ({ cost, kinds, path }: Kinship, isVetted: boolean): boolean => {
  const unvouched = kinds.filter((kind) => !VOUCHED.has(kind)).length;
  if (unvouched === 0) return cost <= CERTAIN_COST;
  if (!isVetted) return false;
  if (unvouched === 1) return cost <= CERTAIN_COST_BY_RULE;
  return path.length === SIBLINGS && cost <= SIBLING_COST && shareStart(path);
};

/** Two words that rules form on one stem: arrosage, arroser, arrosoir. */
const SIBLINGS = 3;
const SIBLING_COST = 1.9;
const SIBLING_START = 5;
const shareStart = ([clue = '', , word = '']: readonly string[]): boolean =>
  clue.slice(0, SIBLING_START) === word.slice(0, SIBLING_START) && clue.length >= SIBLING_START;

/** The ruling on a board word as a clue beside the clue's word: kinship has no direction. */
const reverseRuling = (clue: string, word: string, lexicon: Lexicon) => {
  const ruling = lexicon.ruling(word, clue);
  return ruling === null || ruling === 'not-indexed'
    ? ruling
    : { ...ruling, path: ruling.path.toReversed() };
};

/**
 * The index rules on a word as it is dealt (VACANCES), else on what it is a form of, else, for a
 * word that nobody deals, on the clue where that is a word that is dealt (figure beside FIGUE).
 */
const rulingOn = (clue: string, word: string, dealt: string, lexicon: Lexicon) => {
  const ruling = lexicon.ruling(clue, dealt);
  if (ruling !== 'not-indexed') return ruling;
  const onForm = lexicon.ruling(clue, word);
  return onForm === 'not-indexed' ? reverseRuling(clue, word, lexicon) : onForm;
};

const plainFinding = (
  clue: string,
  word: string,
  dealt: string,
  lexicon: Lexicon,
): Finding | null => {
  const ruling = rulingOn(clue, word, dealt, lexicon);
  if (ruling === null) return null;
  if (ruling !== 'not-indexed') {
    const rule = ruling.verdict === 'illegal' ? 'family' : 'farFamily';
    return { rule, verdict: ruling.verdict, path: ruling.path };
  }
  const kinship = lexicon.kinship(clue, word);
  if (kinship === null) return null;
  const certain = isCertain(kinship, lexicon.isVetted(shown(word)));
  return certain
    ? { rule: 'family', verdict: 'illegal', path: kinship.path }
    : { rule: 'farFamily', verdict: 'doubtful', path: kinship.path };
};

const findingOf = (
  mine: NodeReading,
  theirs: NodeReading,
  dealt: string,
  lexicon: Lexicon,
): Finding | null => {
  const path = [mine.node, theirs.node];
  if (mine.node === theirs.node) {
    return mine.plain && theirs.plain
      ? { rule: 'inflection', verdict: 'illegal', path }
      : { rule: 'homograph', verdict: 'doubtful', path };
  }
  return mine.plain && theirs.plain ? plainFinding(mine.node, theirs.node, dealt, lexicon) : null;
};

const worst = (findings: readonly (Finding | null)[]): Finding | null => {
  const found = findings.filter((each) => each !== null);
  const illegal = found.filter((each) => each.verdict === 'illegal');
  return illegal.find(({ rule }) => rule === 'inflection') ?? illegal[0] ?? found[0] ?? null;
};

/** How two spelled words are akin, or null. */
const compare = (clue: string, word: string, lexicon: Lexicon): Finding | null =>
  worst(
    nodesOf(clue, lexicon).flatMap((mine) =>
      nodesOf(word, lexicon).map((theirs) => findingOf(mine, theirs, word, lexicon)),
    ),
  );

/** Whether two spelled words are certainly forms of one word or of one family. */
export const isCertainlyAkin = (clue: string, word: string, lexicon: Lexicon): boolean =>
  compare(clue, word, lexicon)?.verdict === 'illegal';

/** Whether two spelled words are kin by a learned or faded link alone. */
export const isFarKin = (clue: string, word: string, lexicon: Lexicon): boolean =>
  compare(clue, word, lexicon)?.rule === 'farFamily';

/**
 * WORD-17 to WORD-20: inflection, family, faded or learned kinship, forms shared with another word.
 * A clue typed without accents that may stand for a word that is not akin is only a doubt.
 */
export const familyReason = (
  clue: string,
  word: string,
  printed: string,
  lexicon: Lexicon,
): Reason | null => {
  const spellings = spellingsOfClue(clue, lexicon);
  const findings = spellings.map((spelling) => compare(spelling, word, lexicon));
  const found = worst(findings);
  if (found === null) return null;
  const other = findings.some((each) => each === null);
  const verdict = other ? 'doubtful' : found.verdict;
  return reason(
    found.rule,
    'family',
    verdict,
    line(found, spellings[findings.indexOf(found)] ?? clue),
    printed,
  );
};

/** How participles end, and adjectives formed like them (étoilé). */
const PARTICIPLE = /ée?s?$/u;

/**
 * A participle that accents alone tell from a visible noun is of its family where its verb is
 * (couronné, COURONNE); other words that accents tell apart are no kin by their letters.
 */
export const participleReason = (
  clue: string,
  word: string,
  printed: string,
  lexicon: Lexicon,
): Reason | null => {
  if (!PARTICIPLE.test(clue) || PARTICIPLE.test(word)) return null;
  const found = familyReason(clue, word, printed, lexicon);
  return found?.verdict === 'illegal' ? found : null;
};
