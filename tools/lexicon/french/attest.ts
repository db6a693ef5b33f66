import type { LittreEntry } from '../sources/littre.ts';
import { spell } from '../sources/lefff.ts';

/** What a dictionary says of where a word comes from. */
export interface Attestation {
  /** Bases that the etymology gives as French words, with the homograph's part of speech. */
  readonly bases: readonly string[];
  /** Words that the etymology refers the reader to. */
  readonly references: ReadonlySet<string>;
  /** Every French-looking word that the etymology names or refers to. */
  readonly mentions: ReadonlySet<string>;
  readonly hasEtymology: boolean;
}

const FOREIGN =
  /(?:^|[;,:] ?|\bet |\bde l')(?:[^;.]{0,12}\b)?(?:proven[çc]|prov|espagn|esp|ital|catal|portug|port|lat|latin|bas-lat|bas-latin|grec|gr|angl|anglais|all|allem|allemand|wallon|wall|picard|pic|bourguig|bourg|norm|normand|genev|berry|namur|germ|goth|holl|flam|celt|kymri|gaél|bas-bret|bret|sanscr|arabe|turc|persan|hébreu|saintong|lorr|ancien français|anc\. fran[çc]|vieux français|rouchi|franc-comtois|hainaut|suéd|dan|island|scand|anglo-sax|h\. all|haut-all)[^;.]*[;.]?/giu;

/** The derivation proper: what stands before the cognates of other languages. */
const nativePart = (etymology: string): string => {
  const first = etymology.split(/[;]|\. (?=\p{Lu})/u)[0] ?? '';
  FOREIGN.lastIndex = 0;
  return FOREIGN.test(first) ? '' : first;
};

const TOKEN = /(\p{L}[\p{L}'-]*)(?:\s+(\d))?/gu;

const wordsOf = (text: string): readonly (readonly [string, number])[] =>
  [...text.matchAll(TOKEN)].map(([, word = '', number = '0']) => [spell(word), Number(number)]);

const VOY = /\bvoy(?:ez)?\.? (?:ce mot|les mots|le mot)?\s*([\p{Lu}][\p{Lu}'-]+)(?:\s+(\d))?/gu;

/** Reads one entry's etymology. Short native parts (« Cheval. », « En 1, et terre. ») name bases. */
export const attest = (
  entry: LittreEntry,
  posOfHomograph: (word: string, number: number) => 'v' | 'n' | null,
): Attestation => {
  const native = nativePart(entry.etymology);
  const words = wordsOf(native);
  const bases =
    words.length > 0 && words.length <= 9
      ? words.map(([word, number]) => {
          const pos = number > 0 ? posOfHomograph(word, number) : null;
          return pos === null ? word : `${word}#${pos}`;
        })
      : [];
  const voy = [...entry.etymology.matchAll(VOY)].map(([, word = '']) => spell(word));
  return {
    bases,
    references: new Set(voy),
    mentions: new Set(wordsOf(entry.etymology).map(([word]) => word)),
    hasEtymology: entry.etymology !== '',
  };
};
