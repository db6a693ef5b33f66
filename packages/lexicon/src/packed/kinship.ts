import type { Link, LinkKind } from './links.ts';

/** Dearest chain of links that is still worth a question to people. */
export const DOUBTFUL_COST = 2.05;
/** Dearest chain of vouched links that is certain: two steps of a dictionary. */
export const CERTAIN_COST = 0.85;
/** The same where one link is by rule: the rule alone, or with one reviewed step. */
export const CERTAIN_COST_BY_RULE = 1.3;
const MAX_STEPS = 4;

/** How two words are akin: what it costs to join them, and the words passed on the way. */
export interface Kinship {
  readonly cost: number;
  /** From the clue's word over the common ancestor to the board word. */
  readonly path: readonly string[];
  readonly kinds: readonly LinkKind[];
}

/** A word above another, and the way to it. */
export interface Reached {
  readonly cost: number;
  readonly path: readonly string[];
  readonly kinds: readonly LinkKind[];
}

type LinksOf = (word: string) => readonly Link[];

/** All words above one, each by its cheapest way. */
export const climb = (word: string, linksOf: LinksOf): ReadonlyMap<string, Reached> => {
  const reached = new Map<string, Reached>([[word, { cost: 0, path: [word], kinds: [] }]]);
  let edge = [word];
  for (let step = 0; step < MAX_STEPS && edge.length > 0; step += 1) {
    const next: string[] = [];
    for (const from of edge) {
      const here = reached.get(from);
      if (here === undefined) continue;
      for (const { base, kind, cost } of linksOf(from)) {
        const total = here.cost + cost;
        if (kind === 'none' || total > DOUBTFUL_COST) continue;
        if ((reached.get(base)?.cost ?? Infinity) <= total) continue;
        reached.set(base, {
          cost: total,
          path: [...here.path, base],
          kinds: [...here.kinds, kind],
        });
        next.push(base);
      }
    }
    edge = next;
  }
  return reached;
};

/** Whether the reviewed table says of a word that another is no kin of it. */
export const denies = (word: string, other: string, linksOf: LinksOf): boolean =>
  linksOf(word).some(({ base, kind }) => kind === 'none' && base === other);

/**
 * Joins two words by their nearest common ancestor. Links lead upward only: a shared descendant
 * would join homographs. Null if they are not akin, or if the reviewed table says so.
 */
export const kinshipOf = (
  clue: string,
  word: string,
  linksOf: LinksOf,
  aboveOf: (word: string) => ReadonlyMap<string, Reached>,
): Kinship | null => {
  if (denies(clue, word, linksOf) || denies(word, clue, linksOf)) return null;
  const above = aboveOf(word);
  let best: Kinship | null = null;
  for (const [ancestor, mine] of aboveOf(clue)) {
    const theirs = above.get(ancestor);
    if (theirs === undefined) continue;
    const cost = mine.cost + theirs.cost;
    if (cost > DOUBTFUL_COST || (best !== null && best.cost <= cost)) continue;
    best = {
      cost,
      path: [...mine.path, ...theirs.path.toReversed().slice(1)],
      kinds: [...mine.kinds, ...theirs.kinds],
    };
  }
  return best;
};
