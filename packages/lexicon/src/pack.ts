import {
  LANGUAGES,
  err,
  ok,
  type Bilingual,
  type Language,
  type Result,
} from '@agent-double/rules';
import { packProblems, type PackWordProblem } from './pack-word.ts';

export const AUDIENCES = ['all', 'family', 'adult'] as const;
/** Whom a pack is for; `adult` is dealt only where a table asks for it. */
export type Audience = (typeof AUDIENCES)[number];

/** Words to deal from. */
export interface Pack {
  readonly id: string;
  readonly lang: Language;
  readonly title: Bilingual;
  readonly audience: Audience;
  readonly words: readonly string[];
}

/** The `# name: value` lines that open the text of a pack. */
export const PACK_HEADERS = [
  'id',
  'lang',
  'title-fr',
  'title-en',
  'audience',
  'origin',
  'licence',
] as const;
export type PackHeader = (typeof PACK_HEADERS)[number];

/** What is wrong with the text of a pack; lines count from 1. */
export type PackProblem =
  | { readonly code: 'pack/header-missing' | 'pack/header-value'; readonly header: PackHeader }
  | { readonly code: 'pack/header-unknown'; readonly line: number }
  | (PackWordProblem & { readonly line: number });

const HEADER = /^#\s*([a-z-]+):\s*(.*)$/u;
const ID = /^[a-z]{2}-[a-z]+$/u;

const isHeader = (name: string | undefined): name is PackHeader =>
  PACK_HEADERS.some((header) => header === name);

interface Lines {
  readonly headers: ReadonlyMap<PackHeader, string>;
  readonly words: readonly { readonly word: string; readonly line: number }[];
  readonly problems: readonly PackProblem[];
}

const readLines = (text: string): Lines => {
  const headers = new Map<PackHeader, string>();
  const words: { word: string; line: number }[] = [];
  const problems: PackProblem[] = [];
  text.split(/\r?\n/u).forEach((row, at) => {
    const line = at + 1;
    if (!row.startsWith('#')) {
      if (row.trim() !== '') words.push({ word: row.trim(), line });
      return;
    }
    const [, name, value = ''] = HEADER.exec(row) ?? [];
    if (isHeader(name)) headers.set(name, value.trim());
    else problems.push({ code: 'pack/header-unknown', line });
  });
  return { headers, words, problems };
};

/**
 * Reads the text of a pack: its header lines, then one word a line, blank lines apart. Every
 * problem is told with its line; a text with one is refused.
 */
export const parsePack = (text: string): Result<Pack, readonly PackProblem[]> => {
  const { headers, words, problems: unknown } = readLines(text);
  const value = (header: PackHeader): string => headers.get(header) ?? '';
  const lang = LANGUAGES.find((known) => known === value('lang'));
  const audience = AUDIENCES.find((known) => known === value('audience'));
  const id = value('id');

  const problems: PackProblem[] = [...unknown];
  for (const header of PACK_HEADERS) {
    if (value(header) === '') problems.push({ code: 'pack/header-missing', header });
  }
  const wrong = (header: PackHeader): void => {
    if (value(header) !== '') problems.push({ code: 'pack/header-value', header });
  };
  if (lang === undefined) wrong('lang');
  if (audience === undefined) wrong('audience');
  if (!ID.test(id) || (lang !== undefined && !id.startsWith(`${lang}-`))) wrong('id');
  for (const problem of packProblems(words.map(({ word }) => word))) {
    problems.push({ ...problem, line: words[problem.index]?.line ?? 0 });
  }

  if (lang === undefined || audience === undefined || problems.length > 0) return err(problems);
  return ok({
    id,
    lang,
    title: { fr: value('title-fr'), en: value('title-en') },
    audience,
    words: words.map(({ word }) => word),
  });
};
