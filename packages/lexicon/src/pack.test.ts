import { describe, expect, test } from 'vitest';
import { PACK_HEADERS, parsePack, type PackHeader } from './pack.ts';

const HEADERS: Readonly<Record<PackHeader, string>> = {
  id: 'fr-essai',
  lang: 'fr',
  'title-fr': 'Essai',
  'title-en': 'Trial',
  audience: 'all',
  origin: 'written for this test',
  licence: 'CC0-1.0',
};

const textOf = (changes: Partial<Record<PackHeader, string>>, rows: readonly string[]): string =>
  [
    ...PACK_HEADERS.map((header) => `# ${header}: ${changes[header] ?? HEADERS[header]}`),
    ...rows,
  ].join('\n');

const problemsOf = (text: string) => {
  const pack = parsePack(text);
  return pack.ok ? [] : pack.error;
};

describe('parsePack', () => {
  test('reads headers and words, blank lines and CRLF apart', () => {
    const text = textOf({}, ['clou', '', 'cœur', '']).replaceAll('\n', '\r\n');
    expect(parsePack(text)).toEqual({
      ok: true,
      value: {
        id: 'fr-essai',
        lang: 'fr',
        title: { fr: 'Essai', en: 'Trial' },
        audience: 'all',
        words: ['clou', 'cœur'],
      },
    });
  });

  test.each(PACK_HEADERS)('refuses a text without its %s', (header) => {
    expect(problemsOf(textOf({ [header]: '' }, ['clou']))).toContainEqual({
      code: 'pack/header-missing',
      header,
    });
  });

  test.each([
    ['lang', 'xx'],
    ['audience', 'nobody'],
    ['id', 'en-essai'],
    ['id', '../fr'],
  ] as const)('refuses the %s %s', (header, value) => {
    expect(problemsOf(textOf({ [header]: value }, ['clou']))).toEqual([
      { code: 'pack/header-value', header },
    ]);
  });

  test('names the line of a header that it does not know', () => {
    expect(problemsOf(textOf({}, ['# colour: red', '#']))).toEqual([
      { code: 'pack/header-unknown', line: PACK_HEADERS.length + 1 },
      { code: 'pack/header-unknown', line: PACK_HEADERS.length + 2 },
    ]);
  });

  test('names the line of a word that is wrong', () => {
    const head = PACK_HEADERS.length;
    expect(problemsOf(textOf({}, ['clou', '', 'Clé', 'clou']))).toEqual([
      { code: 'pack/capital', index: 1, word: 'Clé', line: head + 3 },
      { code: 'pack/duplicate', index: 2, word: 'clou', first: 0, line: head + 4 },
    ]);
  });
});
