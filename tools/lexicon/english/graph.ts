import type { Link } from '../../../packages/lexicon/src/packed/links.ts';
import type { WordNet } from '../sources/wordnet.ts';
import { COMPOUND } from './compounds.ts';

const ATTESTED = 0.4;
const FAR = 1.5;
const BY_RULE = 1;

const SUFFIXES =
  'ship hood less ness ful ly er or ish like y ist ism dom able ing ess ette ward some let en'.split(
    ' ',
  );
/** Endings that many a word has by chance, and that tell of a base that is sure alone. */
const SUFFIXES_IF_SURE = new Set(
  'en al ial ize ify ian ic ary ry ery ty ity ive ative ance ence ant ent ion ation eer ous age ment ling ate ern'.split(
    ' ',
  ),
);
/** Endings that make a word of any noun or adjective that they stand behind. */
const FREE_SUFFIXES = new Set(['ship', 'hood', 'less', 'ness', 'ful', 'like', 'dom']);
const MIN_FREE_BASE = 3;

const MAN = /(?:wo)?man$/u;
const MIN_BEFORE_MAN = 4;

const FEMALE = ['female', 'woman', 'wife', 'girl'];
const FEMININE = /(?:ess|ine|ette|rix)$/u;
const MIN_MALE = 4;

const PREFIXES = 'un re dis mis non over under super mini micro anti sub inter pre'.split(' ');
/** Prefixes that begin many a word by chance, and make one only where its gloss names the base. */
const PREFIXES_IF_TOLD = 'en em out fore bi tri be'.split(' ');
/** Those that make a verb of an adjective: enlarge. */
const MAKES = new Set(['en', 'em']);

const commonStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const looksAkin = (a: string, b: string): boolean =>
  commonStart(a, b) >= Math.min(4, Math.min(a.length, b.length) - 1) && commonStart(a, b) >= 2;

const isVowel = (letter: string): boolean => 'aeiouyw'.includes(letter);
const skeleton = (word: string): string =>
  [...word]
    .filter((letter) => !isVowel(letter))
    .join('')
    .replace(/(.)\1+/gu, '$1');

const MIN_ROOT = 4;
/** Whether people may see one root in two words (nose, nasal), not only one meaning (sun, solar). */
const mayShareRoot = (a: string, b: string): boolean =>
  (a[0] === b[0] && skeleton(a).slice(0, 2) === skeleton(b).slice(0, 2)) ||
  (b.length >= MIN_ROOT && a.includes(b.slice(0, MIN_ROOT)));

const OPPOSITE = /^(?:un|in|im|il|ir|dis|non|mis|a)/u;

const MIN_SECOND = 4;
/** Whether what ends a word is rather an ending than a word (friendship, justice, resultant). */
const looksLikeEnding = (second: string): boolean =>
  second.length < MIN_SECOND || SUFFIXES.includes(second) || second === 'ring' || second === 'king';

/** Whether a gloss tells a female of what a word names, and how to know the male in it. */
const isFeminine = (word: string, gloss: ReadonlySet<string>): boolean =>
  FEMININE.test(word) && FEMALE.some((each) => gloss.has(each));
const isMale = (word: string, token: string): boolean =>
  token.length >= MIN_MALE && commonStart(word, token) >= Math.min(3, token.length - 2);

/** Whether a suffix only follows whole words: not harness, from hare, nor witness. */
const isFreely = (suffix: string, word: string, base: string): boolean =>
  FREE_SUFFIXES.has(suffix) &&
  base.length >= MIN_FREE_BASE + (suffix === 'ness' || suffix === 'dom' ? 1 : 0) &&
  (word === base + suffix || word === `${base.replace(/y$/u, 'i')}${suffix}`);

/** A gloss that names so long a base tells that the word is made of it (palmist, the palms). */
const MIN_TOLD = 4;
const isTold = (base: string, gloss: ReadonlySet<string> | undefined): boolean =>
  base.length >= MIN_TOLD && (gloss?.has(base) === true || gloss?.has(`${base}s`) === true);

/** Classes that an ending makes of others: what the word is, what its base is and its least length. */
const CLASSES: Readonly<Record<string, readonly [string, RegExp, number]>> = {
  able: ['a', /v/u, 4],
  ly: ['d', /a/u, 4],
  al: ['a', /n/u, 4],
  ize: ['v', /[an]/u, 4],
  ify: ['v', /[an]/u, 4],
  ive: ['a', /[nv]/u, 5],
  ary: ['a', /[an]/u, 6],
  ance: ['n', /v/u, 5],
  ion: ['n', /v/u, 6],
  ry: ['n', /n/u, 6],
};

/** A word of one class that an ending makes of one of another: darken of dark, readable of read. */
const isOfClass = (suffix: string, word: string, base: string, parts: string): boolean => {
  if (suffix === 'en') return word.includes('v') && parts.includes('a');
  if (suffix === 'ish') return word === 'a' && parts.includes('n');
  const [made, of, least] = CLASSES[suffix] ?? ['', /^$/u, Infinity];
  if (suffix === 'al' && base.endsWith('e')) return false;
  return base.length >= least && word.includes(made) && of.test(parts);
};

/** Learned endings, and how the words end that lose their own ending before them. */
const LEARNED =
  /(?:olog(?:y|ist|ical)|ograph(?:y|er|ic)|icid(?:e|al)|ometer|oscope|itis|ectomy|ophile|ophobia)$/u;
const LOST = ['', 'e', 'o', 'a', 'y', 'us', 'um', 'is', 'on'];
const MIN_LEARNED = 4;

/** The word that a learned compound is made on, where its gloss names it (virology, viruses). */
const learnedBases = (word: string, gloss: ReadonlySet<string>): readonly string[] => {
  const stem = word.replace(LEARNED, '');
  if (stem === word || stem.length < 3) return [];
  return LOST.map((ending) => stem + ending).filter(
    (base) =>
      base.length >= MIN_LEARNED &&
      [base, `${base}s`, `${base}es`, `${stem}i`].some((form) => gloss.has(form)),
  );
};

/** Stems that a suffixed word may have had on its own. */
const stems = (stem: string): readonly string[] => {
  const found = [stem, `${stem}e`];
  if (/([bdfglmnprt])\1$/u.test(stem)) found.push(stem.slice(0, -1));
  if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
  return found;
};

/** Upward links between English words: WordNet's own, compounds that a gloss or a kind explains, rules. */
export const buildEnglishGraph = (
  wordnet: WordNet,
  words: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Link[]> => {
  const graph = new Map<string, Map<string, Link>>();
  const add = (child: string, link: Link): void => {
    if (child === link.base) return;
    const links = graph.get(child) ?? new Map<string, Link>();
    graph.set(child, links);
    const known = links.get(link.base);
    if (known === undefined || known.cost > link.cost) links.set(link.base, link);
  };
  for (const [one, two, symbol] of wordnet.links) {
    const a = one.toLowerCase();
    const b = two.toLowerCase();
    if (a.includes(' ') || b.includes(' ')) continue;
    if (symbol === '!') {
      if (a.length > b.length && a.endsWith(b) && OPPOSITE.test(a)) {
        add(a, { base: b, kind: 'attested', cost: ATTESTED });
      }
      continue;
    }
    const isOfName = !words.has(a) || !words.has(b);
    if (!looksAkin(a, b) && !isOfName && !mayShareRoot(a, b)) continue;
    const cost = looksAkin(a, b) ? ATTESTED : FAR;
    const kind = cost === ATTESTED ? 'attested' : 'learned';
    if (symbol === '\\' || a.length >= b.length) add(a, { base: b, kind, cost });
    if (symbol === '+' && b.length >= a.length) add(b, { base: a, kind, cost });
  }
  for (const [one, other] of wordnet.variants) {
    if (words.has(one) && words.has(other)) {
      add(one, { base: other, kind: 'attested', cost: ATTESTED });
    }
  }
  for (const [word, parts] of words) {
    const gloss = wordnet.glosses.get(word);
    const telling = wordnet.tellings.get(word);
    for (let cut = 3; gloss !== undefined && cut <= word.length - 3; cut += 1) {
      const first = word.slice(0, cut);
      const second = word.slice(cut);
      if (!words.has(first) || !words.has(second)) continue;
      if (second.length >= MIN_SECOND && wordnet.kinds.get(word)?.has(second) === true) {
        add(word, { base: second, kind: 'attested', cost: COMPOUND });
        // What is a kind of its second part is made of the first part too: strawberry, while
        // capability is made of capable.
        const isDerived = [...(graph.get(word)?.keys() ?? [])].some(
          (base) => base.length > first.length && base.startsWith(first),
        );
        if (!isDerived) add(word, { base: first, kind: 'attested', cost: COMPOUND });
      }
      const saysSecond = gloss.has(second) || gloss.has(`${second}s`);
      if (!saysSecond && !gloss.has(first) && !gloss.has(`${first}s`)) continue;
      add(word, { base: first, kind: 'attested', cost: COMPOUND });
      if (saysSecond || !looksLikeEnding(second)) {
        add(word, { base: second, kind: 'attested', cost: COMPOUND });
      }
    }
    const before = MAN.test(word) ? word.replace(MAN, '') : '';
    for (const first of [before, before.replace(/s$/u, '')]) {
      if (first.length < MIN_BEFORE_MAN || !words.has(first)) continue;
      add(word, { base: first, kind: 'attested', cost: COMPOUND });
      add(word, { base: 'man', kind: 'attested', cost: COMPOUND });
    }
    for (let cut = 3; cut <= word.length - 2; cut += 1) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (second.length < 3 && second !== 'up') continue;
      if (!wordnet.lemmas.has(`${first} ${second}`)) continue;
      for (const base of [first, second]) {
        if (words.has(base)) add(word, { base, kind: 'attested', cost: COMPOUND });
      }
    }
    for (const base of gloss === undefined ? [] : learnedBases(word, gloss)) {
      if (words.has(base)) add(word, { base, kind: 'attested', cost: ATTESTED });
    }
    const female = gloss !== undefined && isFeminine(word, gloss);
    for (const token of female ? gloss : []) {
      if (words.has(token) && isMale(word, token)) {
        add(word, { base: token, kind: 'attested', cost: ATTESTED });
      }
    }
    for (const suffix of new Set([...SUFFIXES, ...SUFFIXES_IF_SURE])) {
      if (!word.endsWith(suffix) || word.length - suffix.length < 3) continue;
      const stem = word.slice(0, -suffix.length);
      if (SUFFIXES_IF_SURE.has(suffix) && words.has(`${stem}y`) && isTold(`${stem}y`, telling)) {
        add(word, { base: `${stem}y`, kind: 'attested', cost: ATTESTED });
      }
      for (const base of stems(stem)) {
        if (!words.has(base)) continue;
        const isSure =
          isTold(base, telling) ||
          isFreely(suffix, word, base) ||
          (female && suffix === 'ess') ||
          (base.length >= MIN_TOLD && isOfClass(suffix, parts, base, words.get(base) ?? ''));
        if (SUFFIXES_IF_SURE.has(suffix) && !isSure) continue;
        if (isSure) {
          add(word, { base, kind: 'attested', cost: ATTESTED });
        } else add(word, { base, kind: 'rule', cost: BY_RULE + (base.length < 4 ? 0.8 : 0) });
      }
    }
    for (const prefix of PREFIXES) {
      const base = word.startsWith(prefix) ? word.slice(prefix.length) : '';
      if (base.length <= 3 || !words.has(base)) continue;
      if (isTold(base, telling)) add(word, { base, kind: 'attested', cost: ATTESTED });
      else add(word, { base, kind: 'rule', cost: BY_RULE + 0.2 });
    }
    for (const prefix of PREFIXES_IF_TOLD) {
      const base = word.startsWith(prefix) ? word.slice(prefix.length) : '';
      const makes = MAKES.has(prefix) && parts.includes('v') && words.get(base)?.includes('a');
      if (base.length < MIN_TOLD || !words.has(base)) continue;
      if (isTold(base, telling) || makes === true)
        add(word, { base, kind: 'attested', cost: ATTESTED });
    }
  }
  return new Map([...graph].map(([child, links]) => [child, [...links.values()]]));
};
