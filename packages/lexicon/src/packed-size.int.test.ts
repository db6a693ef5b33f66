import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadArchive } from './load-archive.ts';

const MAX_PACKED_BYTES = 2_000_000;

it('ships at most two megabytes of packed words', async () => {
  const sizes = await Promise.all(
    ['fr', 'en'].map(async (lang) => stat(new URL(`../packed/${lang}.br`, import.meta.url))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_PACKED_BYTES);
});

it('rejects where there are no packed words', async () => {
  await expect(loadArchive('it' as 'fr')).rejects.toThrow('packed words not found: it.br');
});
