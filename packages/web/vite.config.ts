import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { writePages } from './pages.config.ts';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** Fonts and pictures are compressed as they are; what is smaller than a packet need not be. */
const WORTH_IT = /\.(?:js|css|html|svg)$/u;
const SMALLEST = 1024;

/** Rules that fold and show a game; what decides one, with the key, is for a device of its own. */
const isFaceUp = (id: string): boolean =>
  /\/rules\/src\/(?!editions|parameter|deal|word|audience|project|clue-check|preview|decide|setup\/|people\/(?:decide|hold))/u.test(
    id,
  ) && !/\/(?:duo|teams)\/(?:decide|expire|move|turn|debt|end-game|extend-clock)/u.test(id);

/** What both the table before the deal and the board need: one file of it packs better than ten. */
const isAlwaysAtTheTable = (id: string): boolean =>
  isFaceUp(id) ||
  /\/web\/src\/(?:connection|look\/(?!Copy|copy|Sheet|base|fonts|tokens|qr-picture|keep-)|room\/(?!GameScreen))/u.test(
    id,
  ) ||
  /\/web\/src\/(?:turn\/status|side\/PersonChip|people\/own-name)/u.test(id);

/** The board and what is done at it, which every game needs at once; some have no more than that. */
const isAtTheBoard = (id: string): boolean =>
  /\/web\/src\/(?:board|clue|turn)\/(?!Away|away|awaited|ClockFace|ClueField|Complaint|Consultation|Cover|Exceptions|Undo|Verdict|draft|parse-clue)|\/web\/src\/(?:room\/GameScreen|side\/TeamSide|log\/(?:TurnLine|turn-lines))/u.test(
    id,
  );

/** The table before the deal and after the end: thirty small files take a phone longer than one. */
const isAroundTheTable = (id: string): boolean =>
  /\/web\/src\/(?:lobby|moving|computers\/(?!play-with|Program|program-address)|people\/PeopleList|device\/(?!DeviceScreen)|end\/texts|big-screen\/(?:texts|is-screen))/u.test(
    id,
  ) ||
  /\/web\/src\/messages\/(?:en|fr)\/(?:moving|seating|device|program|ending|big-screen)/u.test(id);

/** What asks and what complains, on whichever screen. */
const isDialog = (id: string): boolean =>
  /\/web\/src\/(?:look\/Sheet|turn\/Complaint|messages\/(?:Refusal|refusals|Language))/u.test(id);

/** Pictures of codes, which a phone with the key needs as well, and little else of the above. */
const isCodePicture = (id: string): boolean => /\/uqr\/|\/look\/qr-picture/u.test(id);

/** Compresses what is built once, so that the server does not do it for every visitor. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => WORTH_IT.test(file))) {
      const file = path.join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < SMALLEST) continue;
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  },
});

/** Both faces come with the scripts: a page that has to wait for them jumps. */
const preloadFaces = (): Plugin => ({
  name: 'preload-faces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /\.woff2$/u.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head',
        })),
  },
});

const WORKER = 'service-worker';

/** Tells the service worker which files the product has now, and under which name. */
const listFiles = (): Plugin => ({
  name: 'list-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle[`${WORKER}.js`];
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
    if (worker.imports.length > 0) throw new Error('the service worker must be of one piece');
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the page was not built');
    const folder = path.join(import.meta.dirname, 'static');
    const own = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name));
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const files = [...built, ...own].map((name) => `/${name.replaceAll(path.sep, '/')}`).sort();
    const bytes = own.map((name) => readFileSync(path.join(folder, name)));
    const version = createHash('sha256').update(files.join()).update(page.source);
    for (const part of bytes) version.update(part);
    worker.code = worker.code
      .replaceAll('__FILES__', JSON.stringify(files))
      .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 16)));
  },
});

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    listFiles(),
    precompress(),
    preloadFaces(),
    writePages(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No component of ours is a custom element, but the class for one counts as a side effect.
      input: { index: 'index.html', [WORKER]: `src/install/${WORKER}.ts` },
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'table', test: isAlwaysAtTheTable, priority: 4 },
            { name: 'game', test: isAtTheBoard, priority: 3 },
            { name: 'dialog', test: isDialog, priority: 2 },
            { name: 'qr-picture', test: isCodePicture, priority: 2 },
            { name: 'lobby', test: isAroundTheTable, priority: 1 },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/dom/elements/custom-element.js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
