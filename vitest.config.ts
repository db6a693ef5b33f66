import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const PURE = ['rules', 'lexicon', 'protocol'];
const WITH_DATABASE = ['storage/postgres', 'nodes'].map(
  (folder) => `packages/server/src/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    pool: 'threads',
    // One fewer is usual, which on two cores leaves one idle.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    passWithNoTests: true,
    coverage: {
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.{test,test-kit}.ts'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE.map((name) => `packages/${name}/src/**/*.test.ts`),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/{bots,server,cli}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: WITH_DATABASE,
          // To load the server anew for each file took a fifth of the time.
          isolate: false,
          globalSetup: 'scripts/setup/test-build.mjs',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: WITH_DATABASE,
          globalSetup: ['scripts/setup/test-build.mjs', 'scripts/setup/test-database.mjs'],
        },
      },
      {
        extends: true,
        plugins: [svelte({ configFile: false })],
        test: { name: 'web', include: ['packages/web/src/**/*.test.ts'] },
      },
    ],
  },
});
