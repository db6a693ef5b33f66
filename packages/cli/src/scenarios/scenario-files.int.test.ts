import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { frenchReferee } from '../referee.ts';
import { scenariosCommand } from './command.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../test-data/${name}`, import.meta.url));

const run = async (...argv: readonly string[]): Promise<{ status: number; lines: string[] }> => {
  const lines: string[] = [];
  const status = await scenariosCommand(argv, frenchReferee, (line) => lines.push(line));
  return { status, lines };
};

describe('the scenario files', () => {
  test.each(['scenarios.jsonl', 'more-scenarios.jsonl'])(
    'every line of %s holds in each of its editions',
    async (name) => {
      const { status, lines } = await run(fileOf(name));
      expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
      expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed, \d+ skipped$/u);
      expect(status).toBe(0);
    },
  );

  test('lines are chosen by kind and by edition', async () => {
    const file = fileOf('more-scenarios.jsonl');
    const { lines } = await run(file, '--kind', 'X', '--edition', 'pictures');
    expect(lines.slice(0, -1)).toEqual([
      'PASS X51-picture-limit',
      'PASS X52-picture-orientations',
      'PASS X53-no-such-picture',
      'PASS X54-picture-cards-take-plain-words',
      'PASS X55-picture-start-is-the-eight',
      'PASS X81-pictures-turns-as-usual',
      'PASS X201-picture-last-card-of-the-opponent',
    ]);
    const none = await run(file, '--kind', 'X', '--edition', '000');
    expect(none.lines).toEqual([expect.stringMatching(/^0 passed, 0 failed, \d+ skipped$/u)]);
  });
});
