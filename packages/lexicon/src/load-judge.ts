import type { ClueJudge } from '@agent-double/rules';
import { judgeWith } from './referee/judge.ts';
import type { Lexicon } from './lexicon.ts';

const lexicons = new Map<'fr' | 'en', Promise<Lexicon>>();

const open = async (lang: 'fr' | 'en'): Promise<Lexicon> => {
  const { loadArchive } = await import('./load-archive.ts');
  const archive = await loadArchive(lang);
  if (lang === 'fr') {
    const { frenchLexicon } = await import('./french/french-lexicon.ts');
    return frenchLexicon(archive);
  }
  const { englishLexicon } = await import('./english/english-lexicon.ts');
  return englishLexicon(archive);
};

/** The words of a language, read from disk on first use and kept. */
export const loadLexicon = (lang: 'fr' | 'en'): Promise<Lexicon> => {
  const known = lexicons.get(lang);
  if (known !== undefined) return known;
  const opening = open(lang);
  lexicons.set(lang, opening);
  opening.catch(() => lexicons.delete(lang));
  return opening;
};

/** The whole referee of a language. The first call reads the packed words; needs Node. */
export const loadJudge = async (lang: 'fr' | 'en'): Promise<ClueJudge> =>
  judgeWith(await loadLexicon(lang));
