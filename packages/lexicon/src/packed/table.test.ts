import { describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from './archive.ts';
import { BLOCK, Table } from './table.ts';
import { writeTable } from './write-table.ts';

const many = Array.from({ length: 5 * BLOCK + 7 }, (_, at) => ({
  key: `mot${at.toString(36)}é`,
  value: `v${at}`,
}));

describe('Table', () => {
  it('finds every entry that was written, in the first block, the last and between', () => {
    const table = new Table(writeTable(many));
    expect(table.size).toBe(many.length);
    for (const { key, value } of many) expect(table.get(key)).toBe(value);
  });

  it('finds nothing else', () => {
    const table = new Table(writeTable(many));
    for (const key of ['', 'a', 'zzz', 'mot', 'mot1', 'mot1éé', 'é'.repeat(300), 'Ωmega']) {
      expect(table.get(key)).toBeNull();
    }
    expect(new Table(writeTable([])).get('mot')).toBeNull();
    expect(new Table(new Uint8Array()).spellings('mot')).toEqual([]);
  });

  it('lists the spellings that accents alone tell apart, across blocks too', () => {
    const fill = Array.from({ length: BLOCK - 2 }, (_, at) => ({ key: `a${at}`, value: '' }));
    const words = ['pêcheur', 'pécheur', 'pecheur', 'pêcher'].map((key) => ({ key, value: '' }));
    const table = new Table(writeTable([...fill, ...words]));
    expect(table.spellings('pècheur').map(({ key }) => key)).toEqual([
      'pecheur',
      'pécheur',
      'pêcheur',
    ]);
  });

  it('holds values longer than one byte can count and refuses those beyond two', () => {
    const value = 'x'.repeat(0x7fff);
    expect(new Table(writeTable([{ key: 'a', value }])).get('a')).toBe(value);
    expect(() => writeTable([{ key: 'a', value: `${value}x` }])).toThrow(RangeError);
  });

  it('leaves out keys that one byte a letter can’t write', () => {
    const table = new Table(writeTable([{ key: 'łódź', value: '' }]));
    expect(table.size).toBe(0);
  });
});

describe('readArchive', () => {
  it('gives the sections back', () => {
    const archive = new Map([
      ['forms', Uint8Array.of(1, 2, 3)],
      ['é', Uint8Array.of()],
      ['graph', Uint8Array.of(9)],
    ]);
    expect(readArchive(writeArchive(archive))).toEqual(archive);
  });

  it('refuses other bytes', () => {
    expect(() => readArchive(Uint8Array.of(1, 2, 3))).toThrow('not an archive');
    expect(() => readArchive(new Uint8Array(64))).toThrow('not an archive');
  });
});
