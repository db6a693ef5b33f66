#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

/** The server as it is built: an image has it, a clone may have an old one. */
const built = new URL('../../server/dist/server/main.mjs', import.meta.url);
const serves = process.argv[2] === 'serve' && process.argv.length === 3;

if (serves && process.env['NODE_ENV'] === 'production' && existsSync(built)) {
  await import(built.href);
} else {
  register();
  await import(new URL('../src/main.ts', import.meta.url).href);
}
