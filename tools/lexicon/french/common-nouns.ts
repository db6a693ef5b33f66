import type { Lefff } from '../sources/lefff.ts';

const COUNT = 3000;

/** The commonest French nouns, for which links by rule were looked through. */
export const mostCommonNouns = (
  lefff: Lefff,
  byFrequency: readonly string[],
): readonly string[] => {
  const nouns = new Set<string>();
  for (const form of byFrequency) {
    const readings = lefff.forms.get(form) ?? [];
    const noun = readings.find(({ lemma, pos }) => pos === 'n' && lemma === form);
    if (noun !== undefined && form.length > 1) nouns.add(form);
    if (nouns.size === COUNT) break;
  }
  return [...nouns];
};
