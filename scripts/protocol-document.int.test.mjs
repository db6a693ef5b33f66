import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from './setup/root.mjs';
import { interfacesOf, variantsOf } from './suite/typed-fields.mjs';

const read = (/** @type {string} */ file) => fs.readFileSync(inRoot(file), 'utf8');
const DOCUMENT = read('docs/PROTOCOL.md');
const rules = (/** @type {string} */ file) => read(`packages/rules/src/${file}.ts`);
const protocol = (/** @type {string} */ file) => read(`packages/protocol/src/${file}.ts`);

/** The part of the page from one heading to the next of its rank. */
const section = (/** @type {string} */ heading) => {
  const start = DOCUMENT.indexOf(`\n${heading}`);
  const rank = /^#+ /.exec(heading)?.[0] ?? '# ';
  const end = DOCUMENT.indexOf(`\n${rank}`, start + 1);
  return DOCUMENT.slice(start, end < 0 ? undefined : end);
};

/** @param {string} text @param {readonly string[]} names */
const missing = (text, names) => names.filter((name) => !text.includes(`\`${name}\``));

describe('every event is described with its fields', () => {
  const events = ['event', 'clock-event', 'teams/event', 'duo/event'].flatMap((file) =>
    variantsOf(rules(file), 'type'),
  );
  test.each(events)('$name', ({ name, fields }) => {
    const rows = section('## Events').split('\n');
    const row = rows.find((line) => line.startsWith(`| \`${name}\` `));
    expect(row, 'its row').toBeDefined();
    expect(missing(row ?? '', fields)).toEqual([]);
  });
});

describe('every frame of the server is described with its fields', () => {
  test.each(variantsOf(protocol('server-frame'), 'type'))('$name', ({ name, fields }) => {
    const rows = section('## Frames from the server').split('\n');
    const row = rows.find((line) => line.startsWith(`| \`${name}\` `));
    expect(row, 'its row').toBeDefined();
    expect(missing(row ?? '', fields)).toEqual([]);
  });
});

describe('the table is described with all that is in it', () => {
  /** What the page describes where, by the file that has its type. */
  const PLACES = [
    { heading: '## The table', file: 'table', names: ['Table', 'TableRecord', 'SeatWish'] },
    { heading: '## The table', file: 'table', names: ['UnknownClue'] },
    { heading: '## The table', file: 'person', names: ['Person'] },
    { heading: '## The table', file: 'setup', names: ['Setup'] },
    { heading: '### A play of two teams', file: 'teams/play', names: null },
    { heading: '### A play of two teams', file: 'clue', names: ['Clue', 'ClueThoughts'] },
    { heading: '## The table', file: 'duo/play', names: null },
  ];
  const shapes = PLACES.flatMap(({ heading, file, names }) =>
    interfacesOf(rules(file))
      .filter(({ name }) => names === null || names.includes(name))
      .map(({ name, fields }) => ({ heading, file, name, fields })),
  );

  test('in each place that is named', () => {
    expect(new Set(shapes.map(({ file }) => file)).size).toBe(6);
    expect(shapes.length).toBeGreaterThan(25);
  });

  test.each(shapes)('$file: $name', ({ heading, fields }) => {
    // What tells phases, kinds and modes apart is the heading of their table.
    const told = fields.filter((field) => !['name', 'kind'].includes(field));
    expect(missing(section(heading), told)).toEqual([]);
  });
});

describe('what HTTP answers is described', () => {
  test.each(interfacesOf(protocol('http')).filter(({ name }) => name !== 'HttpRefusal'))(
    '$name',
    ({ fields }) => {
      const told = fields.filter((field) => !section('## HTTP').includes(`"${field}"`));
      expect(told).toEqual([]);
    },
  );

  const routes = fs
    .readdirSync(inRoot('packages/server/src/http'))
    .filter((file) => /-routes?\.ts$/.test(file))
    .flatMap((file) => [
      ...read(`packages/server/src/http/${file}`).matchAll(/'(\/[a-z]+[a-z/:?]*)'/g),
    ])
    .map(([, route = '']) =>
      route
        .replace(':code', 'CODE')
        .replace(/:game\??/, 'N')
        .replace(':turn', 'TURN'),
    );
  test('in all of its files', () => {
    expect(routes.length).toBeGreaterThan(12);
  });
  test.each(routes)('%s', (route) => {
    expect(section('## HTTP')).toContain(route);
  });
});

describe('a bound that the page keeps to is told', () => {
  const own = read('packages/lexicon/src/pack-own.ts');
  const draft = read('packages/web/src/clue/kept-draft.ts');
  const notes = read('packages/web/src/notes/kept-notes.ts');
  /** @param {string} source @param {string} name */
  const value = (source, name) =>
    (new RegExp(`const ${name} = ([0-9 *]+);`).exec(source)?.[1] ?? 'none')
      .split('*')
      .reduce((product, factor) => product * Number(factor), 1);

  test.each([
    `have ${value(own, 'MAX_OWN_TEXT')} characters at most`,
    `of which ${value(own, 'MAX_OWN_PROBLEMS')} faults are told`,
    `the field of a clue holds ${value(draft, 'MAX_CLUE_TEXT')} characters`,
    `private notes of ${value(notes, 'MAX_NOTES_LENGTH')} characters`,
    `for the latest ${value(notes, 'MAX_KEPT_NOTES')} games`,
  ])('%s', (told) => {
    expect(section('## Limits').replaceAll(/\s+/g, ' ')).toContain(told);
  });
});
