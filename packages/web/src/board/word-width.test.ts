import { expect, test } from 'vitest';
import { breakable, NARROWEST, narrowSetting, wideSetting } from './word-width.ts';

test('a longer word takes more ems', () => {
  expect(narrowSetting('mitraillette').ems).toBeGreaterThan(narrowSetting('mitre').ems);
});

test('accents and case do not change a width', () => {
  expect(narrowSetting('forêt')).toEqual(narrowSetting('FORET'));
});

test('a hyphenated word is as long as its longest part', () => {
  expect(narrowSetting('raton-laveur').ems).toBe(narrowSetting('laveur').ems);
});

test('a word of several parts is set so that two lines hold it', () => {
  const { ems } = narrowSetting('œuf à la coque');
  expect(ems).toBeGreaterThan(narrowSetting('œufàla').ems);
  expect(ems).toBeLessThan(narrowSetting('àlacoque').ems);
  expect(narrowSetting('arc-en-ciel').ems).toBeGreaterThan(narrowSetting('enciel').ems);
});

test.each([
  ['électroencéphalogramme', 'électroencé-phalogramme'],
  ['intergouvernemental', 'intergou-vernemental'],
  ['RADIOTÉLÉVISION', 'RADIOTÉLÉ-VISION'],
  ['dictionnaire', 'dictionnaire'],
  ['arrière-grand-mère', 'arrière-grand-mère'],
])('%j may break as %j, where a card is narrow', (word, broken) => {
  expect(breakable(word).replaceAll('\u{AD}', '-')).toBe(broken);
  expect(narrowSetting(word).ems).toBe(narrowSetting(broken).ems);
});

test('with room, short words keep the full width and long ones are condensed', () => {
  expect(wideSetting('clé').stretch).toBe(100);
  expect(wideSetting('dictionnaire').stretch).toBe(NARROWEST);
  const between = wideSetting('porteur').stretch;
  expect(between).toBeGreaterThan(NARROWEST);
  expect(between).toBeLessThan(100);
});

test('a letter that the face lacks counts as a wide one', () => {
  expect(narrowSetting('Ж').ems).toBeGreaterThan(narrowSetting('M').ems);
});
