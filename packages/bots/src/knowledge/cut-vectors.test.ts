import { expect, it } from 'vitest';
import { cutVectors } from './cut-vectors.ts';
import { readVectors, writeVectors } from './vector-file.ts';
import { vectorKnowledge } from './vectors.ts';

async function* linesOf(text: string): AsyncIterable<string> {
  for (const line of text.split('\n')) yield await Promise.resolve(line);
}
const FILE = '6 2\nRoi 3 1\n1999 1 1\nreine 3 0.8\nroi 9 9\nrequin -3 1\nplage -3 0.5\n';

it('keeps the most frequent plain words once, as a file that is read again', async () => {
  const { words, size, rows } = await cutVectors(linesOf(FILE), 3);
  expect(words).toEqual(['roi', 'reine', 'requin']);
  const read = readVectors(writeVectors(rows, size), words.join('\n'));
  const known = vectorKnowledge(read);
  expect(known.relate('roi', 'reine')).toBeGreaterThan(0.8);
  expect(known.relate('roi', 'requin')).toBe(0);
});

it('passes over broken lines and refuses what is something else', async () => {
  const broken = '3 2\nroi 3\nreine 3 x\nplage 1 2\n';
  expect((await cutVectors(linesOf(broken))).words).toEqual(['plage']);
  await expect(cutVectors(linesOf('roi 3 1\n'))).rejects.toThrow('fastText');
  await expect(cutVectors(linesOf('3 2\n'))).rejects.toThrow('no word vectors');
  await expect(cutVectors(linesOf(''))).rejects.toThrow();
});
