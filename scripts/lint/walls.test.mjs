import path from 'node:path';
import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { walls } from './walls.mjs';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it });

const tester = new RuleTester({ languageOptions: { parser: ts.parser } });
const filename = path.resolve('packages/rules/src/duo/play.ts');
const inProtocol = path.resolve('packages/protocol/src/version.ts');

tester.run('own files only', walls.rules['own-files-only'], {
  valid: [
    { filename, code: `import { deal } from '../deal.ts';` },
    { filename, code: `import manifest from '../../package.json';` },
    { filename, code: `import { deal } from '@agent-double/rules';` },
    { filename: path.resolve('e2e/game.spec.ts'), code: `import x from '../scripts/x.mjs';` },
  ],
  invalid: [
    {
      filename,
      code: `import { fold } from '../../../lexicon/src/fold.ts';`,
      errors: [{ messageId: 'leaves' }],
    },
    {
      filename,
      code: `export * from '../../../rules-of-others/src/index.ts';`,
      errors: [{ messageId: 'leaves' }],
    },
    {
      filename,
      code: `type A = import('../../../lexicon/src/fold.ts').A;`,
      errors: [{ messageId: 'leaves' }],
    },
    {
      filename,
      code: `const fold = await import('@agent-double/lexicon/src/fold.ts');`,
      errors: [{ messageId: 'deep' }],
    },
    {
      filename,
      code: `export { fold } from '@agent-double/lexicon/fold';`,
      errors: [{ messageId: 'deep' }],
    },
  ],
});

tester.run('relative only', walls.rules['relative-only'], {
  valid: [
    { filename, code: `import { deal } from '../deal.ts';` },
    { filename, code: `import { test } from 'vitest';`, options: [['vitest']] },
  ],
  invalid: [
    { filename, code: `import fs from 'node:fs';`, errors: [{ messageId: 'foreign' }] },
    { filename, code: `import type { A } from 'valibot';`, errors: [{ messageId: 'foreign' }] },
    {
      filename,
      code: `export * from '@agent-double/lexicon';`,
      errors: [{ messageId: 'foreign' }],
    },
    {
      filename,
      code: `import { readFile } from 'vitest/node';`,
      options: [['vitest']],
      errors: [{ messageId: 'foreign' }],
    },
  ],
});

tester.run('declared only', walls.rules['declared-only'], {
  valid: [
    { filename: inProtocol, code: `import * as v from 'valibot';` },
    { filename: inProtocol, code: `import { deal } from '@agent-double/rules';` },
    { filename: inProtocol, code: `import fs from 'node:fs';` },
    { filename: inProtocol, code: `import { version } from './version.ts';` },
    { filename: inProtocol, code: `import { test } from 'vitest';`, options: [['vitest']] },
  ],
  invalid: [
    {
      filename: inProtocol,
      code: `import { start } from '@agent-double/server';`,
      errors: [{ messageId: 'undeclared', data: { name: '@agent-double/server' } }],
    },
    {
      filename: inProtocol,
      code: `export * from 'fastify/types/hooks';`,
      errors: [{ messageId: 'undeclared', data: { name: 'fastify' } }],
    },
  ],
});
