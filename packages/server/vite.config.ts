import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript in a few files. It lies as deep in the package as the sources of
 * its settings do, so that what is found beside those is found from here.
 */
export default defineConfig({
  root: import.meta.dirname,
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
