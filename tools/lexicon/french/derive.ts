import { PREFIXES, SUFFIXES, type BasePos } from './suffixes.ts';
import { adjectivesOfNoun, verbsOfNoun } from './verb-nouns.ts';

/** Nominal words have their lemma as node, verbs `lemma/v`. */
export type Node = string;

export interface Lemmas {
  hasNominal(lemma: string): boolean;
  hasVerb(lemma: string): boolean;
}

export interface Derivation {
  readonly base: Node;
  readonly cost: number;
  readonly how: 'suffix' | 'prefix' | 'conversion';
}

const STEM_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/(n|t|l|r|s|m|f|p)\1$/u, '$1'],
  [/ç$/u, 'c'],
  [/ch$/u, 'c'],
  [/c$/u, 'que'],
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/g$/u, 'gue'],
  [/([nlr])n?$/u, '$1'],
  [/ell?$/u, 'eau'],
  [/al$/u, 'eau'],
  [/v$/u, 'f'],
  [/s$/u, 'x'],
  [/ouill$/u, 'ou'],
  [/y$/u, 'i'],
  [/y$/u, ''],
  [/(?<=[aeéiouy])t$/u, ''],
  [/t$/u, 's'],
  [/d$/u, ''],
  [/aill$/u, 'ail'],
  [/eill$/u, 'eil'],
  [/euill$/u, 'euil'],
  [/c$/u, 's'],
  [/ss?$/u, ''],
  [/c$/u, 'x'],
  [/at$/u, 'e'],
  [/ain$/u, 'an'],
  [/an$/u, 'ain'],
  [/am$/u, 'aim'],
  [/ic$/u, 'ique'],
  [/ist$/u, 'iste'],
  [/n$/u, 'gne'],
  [/lier$/u, 'l'],
  [/(?<=.{3})ar$/u, 'air'],
  [/(?<=.{3})or$|(?<=.{2})ori$/u, 'oir'],
];

const accentChanges = (stem: string): readonly string[] => {
  const last = /^(.*)([éèeê])([^aeiouyéèêàâîôû]+e?)$/u.exec(stem);
  const found: string[] = [];
  if (last !== null) {
    const [, head = '', vowel = '', tail = ''] = last;
    for (const other of 'eéèê') if (other !== vowel) found.push(head + other + tail);
  }
  if (/os(?=[^aeiouy])/u.test(stem)) found.push(stem.replace(/os(?=[^aeiouy])/u, 'ô'));
  if (/as(?=[^aeiouy])/u.test(stem)) found.push(stem.replace(/as(?=[^aeiouy])/u, 'â'));
  if (/[aou](?=[^aeiouy]+e?$)/u.test(stem)) {
    found.push(
      stem.replace(
        /([aou])(?=[^aeiouy]+e?$)/u,
        (letter) => ({ a: 'â', o: 'ô', u: 'û' })[letter] ?? letter,
      ),
    );
  }
  if (/ô/u.test(stem)) found.push(stem.replace('ô', 'o'));
  if (/â/u.test(stem)) found.push(stem.replace('â', 'a'));
  return found;
};

/** The spellings that the stem of a derived word may have had in its base, with what each costs. */
export const stemsOf = (stem: string): readonly (readonly [string, number])[] => {
  const found = new Map<string, number>([[stem, 0]]);
  const add = (spelling: string, cost: number): void => {
    if (spelling.length >= 2 && (found.get(spelling) ?? 9) > cost) found.set(spelling, cost);
  };
  for (const [pattern, plain] of STEM_CHANGES) {
    if (pattern.test(stem)) add(stem.replace(pattern, plain), 0.1);
  }
  for (const spelling of accentChanges(stem)) add(spelling, 0.1);
  for (const [spelling] of [...found]) {
    for (const other of accentChanges(spelling)) add(other, 0.2);
  }
  return [...found];
};

const NOMINAL_ENDINGS = ['', 'e', 's', 'es', 'ie', 'o', 'a', 'é', 'i'] as const;
const VERB_ENDINGS = ['er', 'ir', 're', 'oir'] as const;

const basesFrom = (
  stem: string,
  from: BasePos,
  lemmas: Lemmas,
): readonly (readonly [Node, number])[] => {
  const found: (readonly [Node, number])[] = [];
  for (const [spelling, change] of stemsOf(stem)) {
    if (from === 'n') {
      for (const ending of NOMINAL_ENDINGS) {
        const long = spelling.length >= 4;
        const extra =
          ending === '' || ending === 'e' ? 0 : /^[oaé]$/u.test(ending) && long ? 0.05 : 0.3;
        const base = spelling + ending;
        if (lemmas.hasNominal(base)) found.push([base, change + extra]);
      }
    } else {
      for (const ending of VERB_ENDINGS) {
        const base = spelling + ending;
        if (lemmas.hasVerb(base)) found.push([`${base}/v`, change]);
      }
      const inchoative = spelling.replace(/iss$/u, 'ir');
      if (inchoative !== spelling && lemmas.hasVerb(inchoative))
        found.push([`${inchoative}/v`, change]);
    }
  }
  return found;
};

/** Short bases are found in anything: they cost more unless a dictionary names them. */
const shortBase = (base: Node): number => {
  const length = base.replace(/\/v$/u, '').length - (base.endsWith('/v') ? 2 : 0);
  return length <= 2 ? 1.6 : length === 3 ? 0.9 : 0;
};

const prefixed = (node: Node, lemmas: Lemmas): readonly Derivation[] => {
  const isVerb = node.endsWith('/v');
  const lemma = node.replace(/\/v$/u, '');
  const found: Derivation[] = [];
  for (const prefix of PREFIXES) {
    if (!lemma.startsWith(prefix)) continue;
    const rest = lemma.slice(prefix.length);
    if (rest.length < 3) continue;
    const rests = [rest];
    if (/^([bcdfglmnprst])\1/u.test(rest)) rests.push(rest.slice(1));
    const short = prefix.length === 1 ? 0.5 : 0;
    for (const base of rests) {
      const cost = 0.9 + short + shortBase(isVerb ? `${base}/v` : base);
      if (isVerb ? lemmas.hasVerb(base) : lemmas.hasNominal(base)) {
        found.push({ base: isVerb ? `${base}/v` : base, cost, how: 'prefix' });
      }
      const stem = base.replace(/(?:er|ir|é|ée|i|ement|age|eux|able|ain)$/u, '');
      if (stem === base || stem.length < 3) continue;
      for (const [noun, change] of basesFrom(stem, 'n', lemmas)) {
        found.push({ base: noun, cost: cost + change + 0.1 + shortBase(noun), how: 'prefix' });
      }
    }
  }
  return found;
};

/** What a word may come from by the rules of French derivation, cheapest first. */
export const derivationsOf = (
  node: Node,
  isAdverb: boolean,
  lemmas: Lemmas,
): readonly Derivation[] => {
  const lemma = node.replace(/\/v$/u, '');
  const kind = isAdverb ? 'd' : node.endsWith('/v') ? 'v' : 'n';
  const best = new Map<Node, Derivation>();
  const keep = (derivation: Derivation): void => {
    if (derivation.base === node) return;
    const known = best.get(derivation.base);
    if (known === undefined || known.cost > derivation.cost) best.set(derivation.base, derivation);
  };
  for (const { ending, makes, from, cost } of SUFFIXES) {
    if (makes !== kind || !lemma.endsWith(ending)) continue;
    const stem = lemma.slice(0, lemma.length - ending.length);
    if (stem.length < 2) continue;
    for (const [base, change] of basesFrom(stem, from, lemmas)) {
      const how = ending === '' || ending === 'e' ? 'conversion' : 'suffix';
      keep({ base, cost: cost + change + shortBase(base), how });
    }
  }
  if (kind === 'n') {
    const changed = [
      ...verbsOfNoun(lemma, (verb) => lemmas.hasVerb(verb)),
      ...adjectivesOfNoun(lemma, (word) => lemmas.hasNominal(word)),
    ];
    for (const [base, cost] of changed) keep({ base, cost, how: 'suffix' });
  }
  for (const derivation of prefixed(node, lemmas)) keep(derivation);
  return [...best.values()].sort((a, b) => a.cost - b.cost);
};
