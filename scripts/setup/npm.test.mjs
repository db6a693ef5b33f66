import { expect, test } from 'vitest';
import { plainEnv } from './npm.mjs';

test('what would change an installation is left out, what says where packages come from stays', () => {
  const kept = {
    PATH: '/bin',
    npm_config_cache: '/cache',
    npm_config_registry: 'https://registry.example',
    npm_execpath: '/npm-cli.js',
    HTTPS_PROXY: 'http://proxy.example',
  };
  const dropped = {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    NPM_CONFIG_OMIT: 'optional',
    npm_config_production: 'true',
    npm_config_workspace: 'packages/web',
    npm_config_prefix: '/elsewhere',
    npm_config_dry_run: 'true',
    npm_config_ignore_scripts: 'true',
    npm_lifecycle_event: 'test',
    npm_package_name: 'agent-double',
  };
  expect(plainEnv({ ...kept, ...dropped })).toEqual(kept);
});
