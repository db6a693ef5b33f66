import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { dependenciesOf, walls } from './scripts/lint/walls.mjs';

const TESTS = ['**/*.test.ts', '**/*.test.mjs', '**/*.spec.ts', '**/*.test-kit.ts'];

/** What would let the pure game see a clock, chance, or the machine it runs on. */
const IMPURE = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['console', 'process', 'globalThis', 'crypto', 'fetch', 'window', 'document', 'navigator'],
  ...['localStorage', 'require', 'Intl'],
];

const notRun = {
  selector:
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|skipIf|runIf|todo|fixme|fails)$/]',
  message: 'a test runs, always',
};
const enumeration = {
  selector: 'TSEnumDeclaration',
  message: 'a tuple and the union of its members',
};
const defaultExport = { selector: 'ExportDefaultDeclaration', message: 'export it by its name' };

export default defineConfig(
  globalIgnores(['**/dist/', '**/.types/', 'reports/', 'coverage/', 'data/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-irregular-whitespace': ['error', { skipTemplates: true }], // French puts it before « : »
      'no-restricted-syntax': ['error', notRun, enumeration, defaultExport],
    },
  },

  {
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts', '**/*.config.ts', 'tools/**'],
    extends: [ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.config.ts', 'tools/**/*.ts'],
    extends: [ts.configs.recommended],
    rules: { 'no-dupe-keys': 'error' },
  },
  {
    files: ['packages/web/**/*.svelte', 'packages/web/**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },

  { files: ['packages/web/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['packages/{bots,server,cli}/**', 'scripts/**', 'e2e/**', '*.config.{js,ts}'],
    languageOptions: { globals: globals.node },
  },

  {
    files: ['packages/**/*.{ts,svelte,mjs}'],
    plugins: { walls },
    rules: { 'walls/own-files-only': 'error', 'walls/declared-only': 'error' },
  },
  {
    files: [...TESTS.map((name) => `packages/${name}`), 'packages/*/*.config.ts'],
    plugins: { walls },
    rules: { 'walls/declared-only': ['error', dependenciesOf(import.meta.dirname)] },
  },
  {
    files: ['packages/rules/src/**'],
    plugins: { walls },
    rules: {
      'walls/relative-only': 'error',
      'no-restricted-globals': ['error', ...IMPURE],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['packages/rules/src/**/*.test.ts', 'packages/rules/src/**/*.test-kit.ts'],
    rules: { 'walls/relative-only': ['error', ['vitest', 'fast-check']] },
  },

  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // `expect.any(…)` is any
    },
  },
  {
    files: ['**/*.config.{js,ts}', '**/*.svelte'],
    rules: { 'no-restricted-syntax': ['error', notRun, enumeration] },
  },
);
