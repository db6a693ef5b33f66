import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Drafter } from './french/draft.ts';
import { frenchGraph, readFrenchSources } from './french/sources.ts';
import { spell } from './sources/lefff.ts';

const PACKS = new URL('../../packages/lexicon/packs/fr/', import.meta.url);
const FAMILIES = new URL('../../packages/lexicon/index/fr/families.tsv', import.meta.url);
const REVIEW = 'review';
const HEAD = `# Which words are of the family of each word that the packs deal, drafted from the sources and reviewed.
# word<TAB>illegal, doubtful or legal<TAB>clue (verbs as lemma/v)<TAB>words between<TAB>origin
# Lines of origin "${REVIEW}" are kept when the draft is made anew; mend a word by such a line.
`;

const deck = readdirSync(PACKS)
  .flatMap((file) => readFileSync(new URL(file, PACKS), 'utf8').split('\n'))
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(spell);

const kept = existsSync(FAMILIES)
  ? readFileSync(FAMILIES, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith(`\t${REVIEW}`))
      .map((line) => line.split('\t'))
  : [];
const reviewed = new Map(kept.map((cells) => [`${cells[0]}\t${cells[2]}`, cells]));

const drafter = new Drafter(frenchGraph(readFrenchSources()));
const lines: string[] = [];
for (const word of [...new Set(deck)].sort((a, b) => a.localeCompare(b, 'fr'))) {
  const drafted = drafter
    .propose(word)
    .filter(({ clue }) => !reviewed.has(`${word}\t${clue}`))
    .map(({ clue, verdict, between, origin }) => [word, verdict, clue, between.join('>'), origin]);
  const own = [...reviewed.values()].filter(([of]) => of === word);
  const all = [...own, ...drafted];
  if (all.length === 0) lines.push([word, '', '', '', 'draft'].join('\t'));
  for (const cells of all) lines.push(cells.join('\t'));
}
writeFileSync(FAMILIES, `${HEAD}${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} lines, ${reviewed.size} of them reviewed\n`);
