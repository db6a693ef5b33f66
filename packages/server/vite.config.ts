import { defineConfig } from 'vite';

/** Loaded from where they are installed: what is native, and what most servers never load. */
const APART = [
  ...['@photostructure/sqlite', 'pg'],
  ...['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'],
];

/**
 * The server as plain JavaScript in a few files, with the packages that it uses: to find and read
 * hundreds of files took half of the time until it listened. It lies as deep in the package as the sources of
 * its settings do, so that what is found beside those is found from here.
 */
export default defineConfig({
  root: import.meta.dirname,
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
