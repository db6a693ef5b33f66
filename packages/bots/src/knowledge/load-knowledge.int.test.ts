import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knowledge } from './knowledge.ts';
import { KNOWLEDGE_PARTS, loadKnowledge, type KnowledgePart } from './load-knowledge.ts';
import { writeVectors } from './vector-file.ts';

/** Loading may wait for a busy machine. */
const PATIENCE = 60_000;

const french = new Map<KnowledgePart, Knowledge>();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vectors-'));
  for (const part of KNOWLEDGE_PARTS) french.set(part, await loadKnowledge('fr', part, ''));
}, PATIENCE);
afterAll(() => rm(folder, { recursive: true }));

describe.each(KNOWLEDGE_PARTS)('French knowledge, %s', (part) => {
  const known = (): Knowledge => {
    const knowledge = french.get(part);
    if (knowledge === undefined) throw new Error('not loaded');
    return knowledge;
  };

  it.each([
    ['océan', 'vague'],
    ['plaidoirie', 'avocat'],
    ['ruche', 'reine'],
    ['fromage', 'souris'],
  ])('thinks of %s, %s', (clue, word) => {
    expect(known().relate(clue, word)).toBeGreaterThan(0.3);
    expect(known().relate(clue, 'piano')).toBeLessThan(known().relate(clue, word));
  });

  it.each(['OCÉANS', 'ocean', 'danseuses', 'Napoléon', 'nasa', 'pomme de terre'])(
    'understands %s',
    (clue) => {
      expect(known().knows(clue)).toBe(true);
    },
  );

  it('understands nothing of what is no word', () => {
    for (const clue of ['zzqx', '', '海', '🦈']) {
      expect(known().knows(clue)).toBe(false);
      expect(known().relate(clue, 'requin')).toBe(0);
    }
  });

  it('proposes clues that people know, for words out of its lists too', () => {
    expect(known().cluesFor('requin')).toContain('océan');
    for (const word of ['requin', 'avocat', 'locomotive']) {
      const clues = known().cluesFor(word);
      expect(clues.length).toBeGreaterThan(0);
      for (const clue of clues) expect(known().ease(clue)).toBeGreaterThan(0);
    }
  });
});

it(
  'reads English in two halves too',
  async () => {
    const [all, first, second] = await Promise.all(
      KNOWLEDGE_PARTS.map((part) => loadKnowledge('en', part, '')),
    );
    for (const knowledge of [all, first, second]) {
      expect(knowledge?.relate('ocean', 'shark')).toBeGreaterThan(0.2);
    }
    expect(first?.knows('livestock')).toBe(false);
    expect(all?.knows('livestock')).toBe(true);
  },
  PATIENCE,
);

it(
  'reads vectors of one’s own in place of the shipped ones',
  async () => {
    const file = path.join(folder, 'own.vec');
    await writeFile(file, writeVectors([Int8Array.of(9, 0), Int8Array.of(9, 1)], 2));
    await writeFile(`${file}.words.tsv`, 'zzqx\nrequin\n');
    const own = await loadKnowledge('fr', 'all', file);
    expect(own.relate('zzqx', 'requin')).toBeGreaterThan(0.5);
    await expect(loadKnowledge('fr', 'all', path.join(folder, 'none.vec'))).rejects.toThrow();
  },
  PATIENCE,
);
