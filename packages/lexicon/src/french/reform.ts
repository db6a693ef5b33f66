import type { Reading } from '../packed/forms.ts';

/** How stems that the spelling reform of 1990 put in line with their family were written before. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^douçât/u, 'douceât'],
  [/^combatti/u, 'combati'],
  [/^boursouffl/u, 'boursoufl'],
  [/^persiffl/u, 'persifl'],
  [/^cahutt/u, 'cahut'],
  [/^charriot/u, 'chariot'],
  [/^imbécilit/u, 'imbécillit'],
  [/^innomm/u, 'innom'],
  [/^bonhommi/u, 'bonhomi'],
  [/^prudhomm/u, "prud'hom"],
  [/^exéma/u, 'eczéma'],
  [/^ognon/u, 'oignon'],
  [/^nénufar/u, 'nénuphar'],
  [/^(as|ras|surs)soir$/u, '$1seoir'],
  [/^interpel(?=[aeéiou])/u, 'interpell'],
  [/^dentel(?=l?i)/u, 'dentell'],
];

/** What it changed by rule: each way back to what a word may have been before. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/è(?=[^aeiouyéèêâîôû]+[eé])/u, 'é'],
  [/è(?=[^aeiouyéèêâîôû]+[eé])/u, 'e'],
  [/è([lt])(?=e)/u, 'e$1$1'],
  [/güe/u, 'guë'],
  [/güi/u, 'guï'],
  [/ü/u, 'u'],
  [/(?<=^(?:joa|quinca|margu|serp|ou))ill(er|ère)(?=s?$)/u, 'illi$1'],
  [/ole(?=s?$)/u, 'olle'],
];

const MIN_LENGTH = 5;
/** The shortest part of a compound that may have lost its hyphen. */
const MIN_PART = 3;

/** The spellings before 1990 that a form may stand for, hyphens aside. */
export const olderSpellings = (form: string): readonly string[] =>
  form.length < MIN_LENGTH
    ? []
    : [...STEMS, ...RULES].flatMap(([pattern, before]) => {
        const spelling = form.replace(pattern, before);
        return spelling === form ? [] : [spelling];
      });

/** The same compound with its hyphen (portemonnaie), also where a singular was made of its plural. */
const hyphenated = (form: string): readonly string[] => {
  const found: string[] = [];
  for (let at = MIN_PART; at <= form.length - MIN_PART; at += 1) {
    const apart = `${form.slice(0, at)}-${form.slice(at)}`;
    found.push(apart, `${apart}s`);
  }
  return found;
};

/**
 * Reads a word that lists lack but that the reform of 1990 allows (douçâtre, joailler, tirebouchon)
 * as what it was before; none if it was no word. `readingsOf` gives the readings of listed forms.
 */
export const reformedReadings = (
  form: string,
  readingsOf: (spelling: string) => readonly Reading[],
): readonly Reading[] => {
  for (const spelling of [...olderSpellings(form), ...hyphenated(form)]) {
    const found = readingsOf(spelling);
    if (found.length > 0) return found;
  }
  return [];
};
