import { cleanName, LANGUAGES, MAX_PEOPLE } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { computerName } from './computer-name.ts';

describe.each(LANGUAGES)('names of computers (%s)', (language) => {
  test('a whole table of computers has names that all differ and that the rules allow', () => {
    const taken: string[] = [];
    for (let at = 0; at < MAX_PEOPLE; at += 1) {
      const name = computerName(language, taken, (at % 7) / 7);
      expect(cleanName(name)).toBe(name);
      taken.push(name);
    }
    expect(new Set(taken).size).toBe(MAX_PEOPLE);
  });

  test('chance picks the name', () => {
    expect(computerName(language, [], 0)).not.toBe(computerName(language, [], 0.999));
  });
});
