import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { parsePack } from '../src/pack.ts';

const root = new URL('../', import.meta.url);

/** The packs of a language folder, parsed, the base pack first and the others by id. */
const readPacks = (language) =>
  readdirSync(new URL(`packs/${language}/`, root))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const pack = parsePack(readFileSync(new URL(`packs/${language}/${name}`, root), 'utf8'));
      if (!pack.ok) throw new Error(`packs/${language}/${name}: ${JSON.stringify(pack.error)}`);
      return pack.value;
    })
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));

const rank = ({ id, lang }) => (id === `${lang}-base` ? 0 : 1);

const write = (name, value) => {
  const target = new URL(`src/generated/${name}`, root);
  writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
  return fileURLToPath(target);
};

const packs = { fr: readPacks('fr'), en: readPacks('en') };
const written = Object.entries(packs).map(([lang, list]) => write(`packs-${lang}.json`, list));
written.push(
  write(
    'pack-summaries.json',
    Object.values(packs)
      .flat()
      .map(({ words, ...summary }) => ({ ...summary, size: words.length })),
  ),
);
for (const file of written) process.stdout.write(`${file}\n`);
