import { describe, expect, it } from 'vitest';
import { readVectors, writeVectors } from './vector-file.ts';
import { vectorKnowledge } from './vectors.ts';

const file = (rows: readonly (readonly number[])[]): Uint8Array =>
  writeVectors(
    rows.map((row) => Int8Array.from(row)),
    rows[0]?.length ?? 0,
  );

const vectors = readVectors(
  file([
    [100, 10, 0],
    [95, 20, 0],
    [0, 0, 100],
  ]),
  'roi\treine rois\nprince\nrequin\n',
);

describe('vectors', () => {
  it('relates words by the angle between them, and through aliases', () => {
    const known = vectorKnowledge(vectors);
    expect(known.relate('roi', 'prince')).toBe(1);
    expect(known.relate('reine', 'prince')).toBe(1);
    expect(known.relate('roi', 'requin')).toBe(0);
    expect(known.relate('inconnu', 'roi')).toBe(0);
    expect(known.knows('rois')).toBe(true);
    expect(known.knows('inconnu')).toBe(false);
  });

  it('proposes the words nearest to one, not itself', () => {
    expect(vectorKnowledge(vectors).cluesFor('reine')).toEqual(['prince']);
    expect(vectorKnowledge(vectors).cluesFor('inconnu')).toEqual([]);
  });

  it('refuses a file that is cut or is something else', () => {
    expect(() => readVectors(file([[1, 2]]).subarray(0, 17), 'a\n')).toThrow('truncated');
    expect(() => readVectors(new Uint8Array(40), '')).toThrow('not a vector file');
    expect(() => readVectors(file([[1, 2]]), 'a\nb\n')).toThrow('differ in length');
  });
});
