import { defineConfig, type Plugin } from 'vite';

/** Loaded from where they are installed: what is native, and what most servers never load. */
const APART = [
  ...['@photostructure/sqlite', 'pg'],
  ...['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'],
];

const BEYOND_ASCII = /[^\0-\x7f]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A file with one character beyond Latin-1 takes twice its size in the memory of who runs it. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(BEYOND_ASCII, escaped);
    }
  },
};

/**
 * The server as plain JavaScript in a few files, with the packages that it uses: to find and read
 * hundreds of files took half of the time until it listened. It lies as deep in the package as the sources of
 * its settings do, so that what is found beside those is found from here.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [inAscii],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', think: 'src/bots/think.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
