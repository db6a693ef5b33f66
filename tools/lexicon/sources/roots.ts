import { readFileSync } from 'node:fs';
import type { Link } from '../../../packages/lexicon/src/packed/links.ts';
import { spell } from './lefff.ts';

const SURE = 0.3;
const LEARNED = 1.5;

export interface NodesOf {
  (word: string): readonly string[];
}

/** Reads the reviewed table of families into upward links, by child node. */
export const readRoots = (file: URL, nodesOf: NodesOf): ReadonlyMap<string, readonly Link[]> => {
  const links = new Map<string, Link[]>();
  const add = (child: string, link: Link): void => {
    if (child === link.base) return;
    const known = links.get(child) ?? [];
    links.set(child, [...known.filter(({ base }) => base !== link.base), link]);
  };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#') || !line.includes('\t')) continue;
    const [root = '', members = ''] = line.split('\t');
    const roots = nodesOf(spell(root));
    for (const member of members.trim().split(/\s+/u)) {
      if (member === '') continue;
      const mark = /^[~!]/u.exec(member)?.[0] ?? '';
      for (const child of nodesOf(spell(member.slice(mark.length)))) {
        for (const base of roots) {
          if (mark === '!') {
            add(child, { base, kind: 'none', cost: 3 });
            add(base, { base: child, kind: 'none', cost: 3 });
          } else if (mark === '~') add(child, { base, kind: 'learned', cost: LEARNED });
          else add(child, { base, kind: 'reviewed', cost: SURE });
        }
      }
    }
  }
  return links;
};
