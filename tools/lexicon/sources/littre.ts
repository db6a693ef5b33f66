import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { spell, type Pos } from './lefff.ts';

const FOLDER = '/usr/share/stardict/dic';

export interface LittreEntry {
  readonly word: string;
  /** Number among its homographs, 0 if it has none. */
  readonly number: number;
  readonly pos: Pos | null;
  /** Etymology in one line, empty if the entry has none. */
  readonly etymology: string;
}

const posOf = (article: string): Pos | null => {
  const head = article.slice(0, 160);
  if (/\bv\. (?:a|n|réfl|r|impers)\b/u.test(head)) return 'v';
  if (/\bs\. [mf]\b|\bs\. com/u.test(head)) return 'n';
  if (/\badj\./u.test(head)) return 'a';
  if (/\badv\./u.test(head)) return 'd';
  return null;
};

const etymologyOf = (article: string): string => {
  const start = article.indexOf('ÉTYMOLOGIE</big></b>');
  if (start < 0) return '';
  const rest = article.slice(start + 'ÉTYMOLOGIE</big></b>'.length);
  const end = rest.indexOf('<b><big>');
  return (end < 0 ? rest : rest.slice(0, end))
    .replace(/<[^>]+>/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
};

/** Reads Littré's dictionary as Debian's stardict-xmlittre installs it. */
export const readLittre = (): readonly LittreEntry[] => {
  const index = readFileSync(`${FOLDER}/XMLittre.idx`);
  const articles = gunzipSync(readFileSync(`${FOLDER}/XMLittre.dict.dz`));
  const entries: LittreEntry[] = [];
  for (let at = 0; at < index.length;) {
    const end = index.indexOf(0, at);
    const head = index.toString('utf8', at, end);
    const offset = index.readUInt32BE(end + 1);
    const length = index.readUInt32BE(end + 5);
    at = end + 9;
    const [, name = '', number = '0'] =
      /^([^.,(]+?)(?:\.(\d+))?(?:,.*|\s*\(.*)?$/u.exec(head) ?? [];
    if (name === '') continue;
    const article = articles.toString('utf8', offset, offset + length);
    entries.push({
      word: spell(name.trim()),
      number: Number(number),
      pos: posOf(article),
      etymology: etymologyOf(article),
    });
  }
  return entries;
};
