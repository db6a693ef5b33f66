import type { DictionaryFr } from '../sources/dictionary-fr.ts';
import type { Lefff } from '../sources/lefff.ts';
import { olderSpellings } from '../../../packages/lexicon/src/french/reform.ts';
import {
  packNumber,
  readingRule,
  type Reading,
} from '../../../packages/lexicon/src/packed/forms.ts';
import { packLinks, type Link } from '../../../packages/lexicon/src/packed/links.ts';
import type { Entry } from '../../../packages/lexicon/src/packed/table.ts';

/** Readings of a form without repeats; a participle used as adjective counts as its verb. */
export const readingsOf = (lefff: Lefff, form: string): readonly Reading[] => {
  const found = new Map<string, Reading>();
  for (const { lemma, pos, tag } of lefff.forms.get(form) ?? []) {
    const likeParticiple = pos === 'a' && lemma !== form && /(?:er|ir|re)$/u.test(lemma);
    const isOfVerb =
      likeParticiple && (lefff.forms.get(lemma) ?? []).some((each) => each.pos === 'v');
    const reading: Reading = {
      lemma,
      pos: isOfVerb || (pos === 'v' && tag.startsWith('K')) ? 'p' : pos,
    };
    found.set(`${reading.pos} ${lemma}`, reading);
  }
  const all = [...found.values()];
  const others = all.some(({ lemma, pos }) => lemma !== form && pos === 'n');
  return others && isPluralOnly(lefff, form) ? all.filter(({ lemma }) => lemma !== form) : all;
};

/** Whether a form that is a lemma of its own is never singular (jours, feux), unlike fils. */
const isPluralOnly = (lefff: Lefff, form: string): boolean => {
  const own = (lefff.forms.get(form) ?? []).filter(
    ({ lemma, pos }) => lemma === form && pos === 'n',
  );
  return own.length > 0 && own.every(({ tag }) => tag.endsWith('p'));
};

/** The singular of a form that is nothing but the plural of one noun, or null. */
export const singularOf = (lefff: Lefff, form: string): string | null => {
  const nouns = readingsOf(lefff, form).filter(({ pos }) => pos === 'n');
  const [only] = nouns;
  return only !== undefined && nouns.length === 1 && `${only.lemma}s` === form ? only.lemma : null;
};

/** Forms with the number of their set of rules, and the sets, one a line. */
export const packForms = (
  lefff: Lefff,
  dictionary: DictionaryFr,
): { readonly forms: readonly Entry[]; readonly sets: string } => {
  const numbers = new Map<string, number>();
  const forms: Entry[] = [];
  const numberOf = (set: string): string => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return packNumber(number);
  };
  const spellings = new Set([...lefff.forms.keys(), ...dictionary.words]);
  for (const form of spellings) {
    const readings = lefff.forms.has(form)
      ? readingsOf(lefff, form)
      : [{ lemma: lemmaByEar(form, spellings, lefff), pos: 'n' as const }];
    forms.push({
      key: form,
      value: numberOf(readings.map((each) => readingRule(form, each)).join(' ')),
    });
  }
  return { forms, sets: [...numbers.keys()].join('\n') };
};

/** The singular of a form that only a word list without lemmas knows, as spelled before 1990. */
const lemmaByEar = (form: string, spellings: ReadonlySet<string>, lefff: Lefff): string => {
  const short = form.replace(/[sx]$/u, '');
  const singular = short.length > 3 && spellings.has(short) ? short : form;
  return olderSpellings(singular).find((each) => lefff.forms.has(each)) ?? singular;
};

export const packGraph = (graph: ReadonlyMap<string, readonly Link[]>): readonly Entry[] =>
  [...graph].map(([key, links]) => ({ key, value: packLinks(key, links) }));
