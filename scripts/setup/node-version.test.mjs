import { expect, test } from 'vitest';
import { isNewEnough } from './node-version.mjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.0.0', true],
  ['24.1.0', true],
])('Node %s: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
