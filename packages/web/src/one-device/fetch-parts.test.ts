import { expect, test } from 'vitest';

/** What a device that goes round comes to before the deal alone, while it has its network. */
const BEFORE_THE_DEAL = ['../setup/SetupSheet.svelte', '../rules-page/RulesSheet.svelte'];
/** What only a table on several screens has. */
const ON_SEVERAL_SCREENS = [
  '../computers/AddComputer.svelte',
  '../late/Latecomer.svelte',
  '../late/Requests.svelte',
  '../notes/NotesSheet.svelte',
  '../people/TableMenu.svelte',
];
const ELSEWHERE = [...BEFORE_THE_DEAL, ...ON_SEVERAL_SCREENS];

const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const here = new URL('source:/src/one-device/');
const at = (path: string, from: URL): URL => new URL(path, from);
const TEXTS = new Map(Object.entries(SOURCES).map(([path, text]) => [at(path, here).href, text]));
const textOf = ({ href }: URL): string => {
  const text = TEXTS.get(href);
  if (text === undefined) throw new Error(`no source ${href}`);
  return text;
};
const targets = (source: string, form: RegExp, from: URL): readonly URL[] =>
  [...source.matchAll(form)].map(([, path]) => at(path ?? '', from));

const STATIC = /^\s*(?:import|export)\b[^;(]*?'(\.[^']+\.(?:ts|svelte))'/gmu;
const LATER = /\bimport\('(\.[^']+)'\)/gu;

/** The parts that are fetched later by what `start` is made of, but for those of `leftOut`. */
const partsOf = (start: URL, leftOut: ReadonlySet<string>): ReadonlySet<string> => {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file.href) || leftOut.has(file.href)) continue;
    seen.add(file.href);
    const source = textOf(file);
    const later = targets(source, LATER, file).filter(({ href }) => !leftOut.has(href));
    for (const { href } of later) parts.add(href);
    open.push(...targets(source, STATIC, file), ...later);
  }
  return parts;
};

test('all that one device may come to after the deal is fetched before it', () => {
  const fetched = targets(textOf(at('fetch-parts.ts', here)), LATER, here);
  const left = new Set(ELSEWHERE.map((path) => at(path, here).href));
  const needed = partsOf(at('OneDevice.svelte', here), left);
  expect(needed.size).toBeGreaterThan(10);
  expect([...needed].filter((part) => !fetched.some(({ href }) => href === part))).toEqual([]);
  for (const { href } of fetched) expect(left, href).not.toContain(href);
});

test('what is left out is still part of the screens', () => {
  const all = partsOf(at('OneDevice.svelte', here), new Set());
  for (const path of ELSEWHERE) expect(all).toContain(at(path, here).href);
});
