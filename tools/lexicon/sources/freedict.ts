import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = '/usr/share/dictd';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const number = (text: string): number =>
  [...text].reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);

const words = (line: string): readonly string[] =>
  line
    .replace(/^\s*\d+\.\s*/u, '')
    .replace(/\([^)]*\)|\[[^\]]*\]|<[^>]*>/gu, '')
    .split(/[,;]/u)
    .map((word) => word.trim())
    .filter((word) => /^\p{L}[\p{L}' -]*$/u.test(word) && word.split(' ').length <= 2);

/** Headword and its translations, from a FreeDict dictionary installed by Debian (`fra-deu`). */
export const readFreedict = (pair: string): readonly (readonly [string, readonly string[]])[] => {
  const index = readFileSync(`${FOLDER}/freedict-${pair}.index`, 'utf8');
  const text = gunzipSync(readFileSync(`${FOLDER}/freedict-${pair}.dict.dz`));
  return index.split('\n').flatMap((line) => {
    const [head = '', offset = '', length = ''] = line.split('\t');
    if (head === '' || head.startsWith('00')) return [];
    const entry = text.toString('utf8', number(offset), number(offset) + number(length));
    const lines = entry.split('\n').slice(1);
    return [
      [
        head,
        lines.flatMap((each) =>
          /^[A-ZÀ-Ý].*\b(?:der|die|das|ein|eine|de|du|la|le|un|une|en|qui|que)\b.* .* /u.test(each)
            ? []
            : words(each),
        ),
      ] as const,
    ];
  });
};
