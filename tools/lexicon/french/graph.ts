import type { Lefff } from '../sources/lefff.ts';
import type { LittreEntry } from '../sources/littre.ts';
import { attest, type Attestation } from './attest.ts';
import type { Link } from '../../../packages/lexicon/src/packed/links.ts';
import { compoundLinks } from './compounds.ts';
import { derivationsOf, type Derivation, type Lemmas, type Node } from './derive.ts';
import { learnedPairs } from './learned-pairs.ts';
import { readRoots } from '../sources/roots.ts';

const MAX_COST = 2;
const MAX_LINKS = 4;
/** An etymology of no more words than this names bases, however they look. */
const SHORT = 2;

const STOP = new Set(
  'le la les de du des et en un une à au ou par pour avec sans sur sous dans mot suffixe préfixe avec dérivé forme autre même que qui ce cet cette son sa dim diminutif fém voy ital comme dit ainsi nom plus moins bien mal contre entre re dé origine onomatopée étymologie adjectif participe singulier pluriel usage enfantin inconnue incertaine bressan nivernais liégeois russe américain écossais caraïbe'.split(
    ' ',
  ),
);

const commonStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** What a Latin etymology adds to a plain derivation from a verb (viseur, given as visorem). */
const LATIN = 0.35;
const PLAIN = 0.95;
/** An adverb in -ment of an adjective that shows whole in it (actuellement, actuel). */
const isPlainAdverb = (word: string, { base }: Derivation): boolean =>
  word.startsWith(base) && /^(?:[elnst]|le|ne|se|te)?ment$/u.test(word.slice(base.length));

const isDeverbal = ({ base, cost }: Derivation): boolean => base.endsWith('/v') && cost <= PLAIN;

/** Whether two spellings look akin enough for a reference between them to be a family link. */
const looksAkin = (child: string, base: string): boolean => {
  const a = bare(child);
  const b = bare(base);
  const stem = b.replace(/(?:er|ir|re|oir|e|s)$/u, '');
  return (
    commonStart(a, b) >= Math.min(4, Math.max(3, stem.length)) ||
    (stem.length >= 4 && a.includes(stem))
  );
};

/** Links every lemma upward to what it comes from. */
export const buildGraph = (
  lefff: Lefff,
  extraNominals: ReadonlySet<string>,
  entries: readonly LittreEntry[],
  rootsFile: URL,
): ReadonlyMap<Node, readonly Link[]> => {
  const nominals = new Set<string>(extraNominals);
  const verbs = new Set<string>();
  const adverbs = new Set<string>();
  const feminines = new Map<string, Set<string>>();
  for (const [form, readings] of lefff.forms) {
    for (const { lemma, pos, tag } of readings) {
      if (pos === 'v') verbs.add(lemma);
      if (pos === 'n' || (pos === 'a' && lemma === form)) nominals.add(lemma);
      if (pos === 'd' && form === lemma) adverbs.add(lemma);
      if (pos === 'n' && /f/u.test(tag) && !/p/u.test(tag) && form !== lemma) {
        feminines.set(form, (feminines.get(form) ?? new Set()).add(lemma));
      }
    }
  }
  const lemmas: Lemmas = {
    hasNominal: (lemma) => nominals.has(lemma),
    hasVerb: (lemma) => verbs.has(lemma),
  };
  const homographs = new Map<string, 'v' | 'n'>();
  for (const { word, number, pos } of entries) {
    if (number > 0 && pos !== null) homographs.set(`${word}.${number}`, pos === 'v' ? 'v' : 'n');
  }
  const homograph = (word: string, number: number) => homographs.get(`${word}.${number}`) ?? null;
  const said = new Map<Node, Attestation[]>();
  for (const entry of entries) {
    if (entry.etymology === '' && entry.number === 0 && said.has(entry.word)) continue;
    const node = entry.pos === 'v' ? `${entry.word}/v` : entry.word;
    said.set(node, [...(said.get(node) ?? []), attest(entry, homograph)]);
  }
  const nodesOf = (base: string): readonly Node[] => {
    const [word = '', pos] = base.split('#');
    const nodes: Node[] = [];
    if (pos !== 'v' && nominals.has(word)) nodes.push(word);
    if (pos !== 'n' && verbs.has(word)) nodes.push(`${word}/v`);
    return nodes;
  };

  const roots = readRoots(rootsFile, (written) => {
    if (written.endsWith('/v')) return [written];
    return nodesOf(written).length > 0 ? nodesOf(written) : [written];
  });
  const compounds = compoundLinks(nominals);
  const graph = new Map<Node, Link[]>();
  const link = (child: Node, isAdverb: boolean): void => {
    const word = child.replace(/\/v$/u, '');
    const found = new Map<Node, Link>();
    const keep = (each: Link): void => {
      const known = found.get(each.base);
      if (each.base !== child && (known === undefined || known.cost > each.cost))
        found.set(each.base, each);
    };
    const attestations = (said.get(child) ?? []).filter((each) => each.hasEtymology);
    const named = new Set(attestations.flatMap((each) => each.bases.flatMap(nodesOf)));
    const short = new Set(
      attestations
        .filter(({ bases }) => bases.length <= SHORT)
        .flatMap((each) => each.bases.flatMap(nodesOf)),
    );
    const referred = new Set(attestations.flatMap((each) => [...each.references]));
    const mentioned = new Set(attestations.flatMap((each) => [...each.mentions]));
    for (const node of named) {
      const base = node.replace(/\/v$/u, '');
      if (base.length < 3 && !/^(?:as|os|an|âne|or|jus|riz|feu)$/u.test(base)) {
        if (!word.startsWith(base.slice(0, 2))) continue;
      }
      if (STOP.has(base)) continue;
      if (looksAkin(word, base)) keep({ base: node, kind: 'attested', cost: 0.4 });
      else if (short.has(node)) keep({ base: node, kind: 'learned', cost: 1.5 });
    }
    for (const other of referred) {
      for (const node of nodesOf(other)) {
        if (other.length > 3 && looksAkin(word, other))
          keep({ base: node, kind: 'referred', cost: 0.7 });
      }
    }
    for (const each of derivationsOf(child, isAdverb, lemmas)) {
      const base = each.base.replace(/\/v$/u, '');
      const spoken = attestations.length > 0;
      const isNamed = [...named].some((node) => node === each.base);
      if (isNamed || (isAdverb && isPlainAdverb(word, each)))
        keep({ base: each.base, kind: 'attested', cost: 0.4 });
      else if (referred.has(base)) keep({ base: each.base, kind: 'referred', cost: 0.7 });
      else if (mentioned.has(base)) keep({ base: each.base, kind: 'rule', cost: each.cost });
      else if (spoken && named.size === 0 && isDeverbal(each)) {
        keep({ base: each.base, kind: 'rule', cost: each.cost + LATIN });
      } else if (spoken) {
        keep({ base: each.base, kind: 'vetoed', cost: each.cost + (named.size > 0 ? 1.6 : 1.2) });
      } else keep({ base: each.base, kind: 'rule', cost: each.cost });
    }
    if (named.size === 0) {
      const pairs = learnedPairs(word, child.endsWith('/v'), (node) =>
        node.endsWith('/v') ? verbs.has(node.slice(0, -2)) : nominals.has(node),
      );
      for (const [base, cost] of pairs) keep({ base, kind: 'rule', cost });
    }
    for (const base of feminines.get(child) ?? []) {
      if (commonStart(bare(child), bare(base)) >= 2) keep({ base, kind: 'feminine', cost: 0.3 });
    }
    for (const each of compounds.get(child) ?? []) keep(each);
    const reviewed = roots.get(child) ?? [];
    for (const each of reviewed) found.set(each.base, each);
    const links = [...found.values()]
      .filter((each) => each.cost <= MAX_COST || each.kind === 'none')
      .sort((a, b) => a.cost - b.cost);
    if (links.length > 0) graph.set(child, links.slice(0, Math.max(MAX_LINKS, reviewed.length)));
  };
  for (const lemma of nominals) link(lemma, false);
  for (const lemma of verbs) link(`${lemma}/v`, false);
  for (const lemma of adverbs) if (!nominals.has(lemma)) link(lemma, true);
  for (const [child, links] of roots) if (!graph.has(child)) graph.set(child, [...links]);
  return graph;
};
