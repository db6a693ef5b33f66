import { expect, test } from 'vitest';
import { testTitles } from './test-titles.mjs';

test('titles are read however a test is written', () => {
  const source = `
    test('plain', () => {});
    it("double", async () => {});
    test(\`with \${value} inside\`, () => {});
    test.each([{ a: f(')') }])('row $a', () => {});
    test.each\`a\${1}\`('table', () => {});
    test.prop([fc.nat()])('property', (n) => n >= 0);
    if (slow) { test('inside a block', () => {}); }
  `;
  expect(testTitles(source)).toEqual([
    'plain',
    'double',
    'with … inside',
    'row $a',
    'table',
    'property',
    'inside a block',
  ]);
});

test('a title begins with those of its groups', () => {
  const source = `
    describe('outer', () => {
      describe.each(rows)('inner %s', () => { test('a', () => {}); });
      test('b', () => {});
    });
    test.describe('browser', () => { test('c', async ({ page }) => {}); });
    describe('empty', () => {});
  `;
  expect(testTitles(source)).toEqual(['outer inner %s a', 'outer b', 'browser c']);
});

test('what does not run, and what only looks like a test, has no title', () => {
  const source = `
    test.skip('skipped', () => {});
    it.todo('to do');
    describe.skip('off', () => { test('inside', () => {}); });
    test.step('a step', () => {});
    pattern.test('not a test');
    // test('in a comment', () => {});
    const text = "test('in a string')";
  `;
  expect(testTitles(source)).toEqual([]);
});
