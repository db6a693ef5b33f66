import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** Fonts and pictures are compressed as they are; what is smaller than a packet need not be. */
const WORTH_IT = /\.(?:js|css|html|svg)$/u;
const SMALLEST = 1024;

/** Rules that fold and show a game; what decides one, with the key, is for a device of its own. */
const isFaceUp = (id: string): boolean =>
  /\/rules\/src\/(?!editions|parameter|deal|clue-check|decide|setup\/|people\/(?:decide|hold))/u.test(
    id,
  ) && !/\/(?:duo|teams)\/(?:decide|expire|move|turn|debt|end-game|extend-clock)/u.test(id);

/** What both the table before the deal and the board need: one file of it packs better than ten. */
const isAlwaysAtTheTable = (id: string): boolean =>
  isFaceUp(id) ||
  /\/web\/src\/(?:connection|look\/(?!Sheet|Sure|base|fonts|tokens|qr-picture|keep-awake)|room\/(?!GameScreen))/u.test(
    id,
  ) ||
  /\/web\/src\/(?:turn\/(?:status|Complaint)|side\/PersonChip|people\/own-name)/u.test(id);

/** The board and what is done at it, which every game needs at once. */
const isAtTheBoard = (id: string): boolean =>
  /\/web\/src\/(?:board|clue|turn)\/|\/web\/src\/(?:room\/GameScreen|side\/TeamSide|log\/(?:TurnLine|turn-lines))/u.test(
    id,
  );

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

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No component of ours is a custom element, but the class for one counts as a side effect.
      output: {
        codeSplitting: {
          groups: [
            { name: 'table', test: isAlwaysAtTheTable, priority: 2 },
            { name: 'game', test: isAtTheBoard, priority: 1 },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/dom/elements/custom-element.js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
