import { expect, test } from 'vitest';
import { LETTERS } from './letters.ts';

test.each([
  [
    'what the product says',
    import.meta.glob<string>('../messages/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ],
  [
    'the pages of rules',
    import.meta.glob<string>('../rules-page/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ],
  [
    'the words of every pack',
    import.meta.glob<string>('../../../lexicon/packs/**/*.txt', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ],
])('our faces can write %s, in capitals too', (_, files) => {
  expect(Object.keys(files).length).toBeGreaterThan(1);
  const written = Object.values(files).join('');
  const signs = new Set(`${written}${written.toUpperCase()}`.replace(/\s/gu, ''));
  expect([...signs].filter((sign) => !LETTERS.includes(sign))).toEqual([]);
});
