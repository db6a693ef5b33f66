import type { Link } from '../../../packages/lexicon/src/packed/links.ts';

/** First elements that leave no doubt that a word written in one is a compound of the second. */
const CLEAR =
  'aéro auto hélio hydro hydr kilo centi milli déci mini maxi moto télé photo vidéo micro macro mono multi porte passe radio thermo turbo cyber éco géo bio euro électro gastro para super supra ultra vélo ciné'.split(
    ' ',
  );
/** Others, for which people must judge. */
const UNCLEAR =
  'bon mal ma mon mi sur sous contre entre avant arrière outre plat haut bas gros grand long court clair tourne tire pique croque gratte garde casse pousse vin bi tri co anti trans inter'.split(
    ' ',
  );
const MIN_SECOND = 4;

/** Compounds written in one word, linked to their second element. */
export const compoundLinks = (
  nominals: ReadonlySet<string>,
): ReadonlyMap<string, readonly Link[]> => {
  const links = new Map<string, Link[]>();
  const look = (firsts: readonly string[], cost: number): void => {
    for (const word of nominals) {
      for (const first of firsts) {
        if (!word.startsWith(first)) continue;
        const rest = word.slice(first.length);
        for (const base of [rest, rest.replace(/[sx]$/u, '')]) {
          if (base.length < MIN_SECOND || !nominals.has(base) || base === word) continue;
          links.set(word, [...(links.get(word) ?? []), { base, kind: 'compound', cost }]);
        }
      }
    }
  };
  look(CLEAR, 0.6);
  look(UNCLEAR, 1.4);
  return links;
};
