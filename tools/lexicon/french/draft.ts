import {
  CERTAIN_COST,
  CERTAIN_COST_BY_RULE,
  DOUBTFUL_COST,
} from '../../../packages/lexicon/src/packed/kinship.ts';
import type { Link, LinkKind } from '../../../packages/lexicon/src/packed/links.ts';

/** A proposal for the index: what a clue is to a board word, and what says so. */
export interface Proposal {
  readonly clue: string;
  readonly verdict: 'illegal' | 'doubtful';
  readonly between: readonly string[];
  readonly origin: LinkKind;
}

interface Reached {
  readonly cost: number;
  readonly path: readonly string[];
  readonly kinds: readonly LinkKind[];
}

const UNVOUCHED = new Set<LinkKind>(['rule', 'compound', 'vetoed', 'learned']);
const MAX_STEPS = 4;

/** Proposes, for board words, every word of the graph that shares an ancestor with them. */
export class Drafter {
  readonly #graph: ReadonlyMap<string, readonly Link[]>;
  readonly #below = new Map<string, (readonly [string, Reached])[]>();

  constructor(graph: ReadonlyMap<string, readonly Link[]>) {
    this.#graph = graph;
    for (const node of graph.keys()) {
      for (const [ancestor, reached] of this.#climb(node)) {
        const list = this.#below.get(ancestor) ?? [];
        list.push([node, reached]);
        this.#below.set(ancestor, list);
      }
    }
  }

  #climb(word: string): ReadonlyMap<string, Reached> {
    const reached = new Map<string, Reached>([[word, { cost: 0, path: [word], kinds: [] }]]);
    let edge = [word];
    for (let step = 0; step < MAX_STEPS && edge.length > 0; step += 1) {
      const next: string[] = [];
      for (const from of edge) {
        const here = reached.get(from);
        if (here === undefined) continue;
        for (const { base, kind, cost } of this.#graph.get(from) ?? []) {
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
  }

  #denied(a: string, b: string): boolean {
    const denies = (from: string, to: string): boolean =>
      (this.#graph.get(from) ?? []).some(({ base, kind }) => kind === 'none' && base === to);
    return denies(a, b) || denies(b, a);
  }

  /** Proposals for one board word, certain ones first. */
  propose(word: string): readonly Proposal[] {
    const best = new Map<string, Reached>();
    const offer = (clue: string, reached: Reached): void => {
      if (clue === word || this.#denied(clue, word)) return;
      if ((best.get(clue)?.cost ?? DOUBTFUL_COST) >= reached.cost) best.set(clue, reached);
    };
    for (const [ancestor, mine] of this.#climb(word)) {
      offer(ancestor, { ...mine, path: [...mine.path].reverse() });
      for (const [clue, theirs] of this.#below.get(ancestor) ?? []) {
        const cost = mine.cost + theirs.cost;
        if (cost > DOUBTFUL_COST) continue;
        const path = [...theirs.path, ...[...mine.path].reverse().slice(1)];
        offer(clue, { cost, path, kinds: [...theirs.kinds, ...mine.kinds] });
      }
    }
    return [...best]
      .map(([clue, { cost, path, kinds }]): Proposal => {
        const unvouched = kinds.filter((kind) => UNVOUCHED.has(kind));
        const certain =
          unvouched.length === 0
            ? cost <= CERTAIN_COST
            : unvouched.length === 1 && unvouched[0] !== 'learned' && cost <= CERTAIN_COST_BY_RULE;
        const verdict = certain ? 'illegal' : 'doubtful';
        return {
          clue,
          verdict,
          between: path.slice(1, -1),
          origin: unvouched[0] ?? kinds[0] ?? 'rule',
        };
      })
      .sort((a, b) => b.verdict.localeCompare(a.verdict) || a.clue.localeCompare(b.clue, 'fr'));
  }
}
