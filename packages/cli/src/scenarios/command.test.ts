import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClueJudge } from '@agent-double/rules';
import { runLines, scenariosCommand, type Tally } from './command.ts';

const doubtful: ClueJudge = (word) => ({
  verdict: 'doubtful',
  reasons: [
    { rule: 'WORD-14', kind: 'unknown-word', verdict: 'doubtful', because: { fr: word, en: word } },
  ],
});

const all = { editions: null, kinds: null };

const run = (...lines: readonly unknown[]): { tally: Tally; said: readonly string[] } => {
  const said: string[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const tally = runLines(text.join('\n'), all, doubtful, (line) => said.push(line));
  return { tally, said };
};

const opening = {
  id: 'G01-opening',
  edition: ['000', '2015'],
  setup: { mode: 'versus', key: 'RRRRRRRRRBBBBBBBBNNNNNNNA', start: 'R' },
  actions: [
    { who: 'R.spy', act: 'clue', word: 'indice', n: 1 },
    { who: 'R.op', act: 'guess', cell: 0 },
  ],
  expect: { results: ['ok', 'own'], final: { phase: 'guess', remaining: { R: 8 } } },
};
const asked = {
  id: 'L01-asked',
  edition: '000',
  setup: { visible: ['GARE'], covered_words: [] },
  actions: [{ who: 'R.spy', act: 'check_clue', word: 'quai', n: 1 }],
  expect: { results: ['forbidden'], decidable: 'human' },
};

describe('what a line is told to have come to', () => {
  test('a line that holds passes once, whatever the number of its editions', () => {
    const { said, tally } = run(opening, '');
    expect(said).toEqual(['PASS G01-opening']);
    expect(tally).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test('a line that fails says where, edition by edition, and what came instead', () => {
    const { said, tally } = run({
      ...opening,
      expect: { results: ['ok', 'bystander'], final: { remaining: { R: 9, B: 8 }, moon: 1 } },
    });
    const rest = 'expected final.remaining.R 9, got 8; expected final.moon 1, got nothing';
    expect(said).toEqual([
      `FAIL G01-opening [000]: expected results[1] bystander, got own; ${rest}`,
      `FAIL G01-opening [2015]: expected results[1] bystander, got own; ${rest}`,
    ]);
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('states in the middle and at the start count too', () => {
    const { said } = run({
      ...opening,
      edition: '000',
      expect: {
        results: ['ok', 'own'],
        state: { turn: 'B' },
        mid: [{ after: 1, phase: 'clue' }],
      },
    });
    expect(said).toEqual([
      'FAIL G01-opening [000]: expected state.turn B, got R; expected mid[1].phase clue, got guess',
    ]);
  });

  test('where the last word is people’s, the referee is quoted and nothing is counted', () => {
    const { said, tally } = run(asked);
    expect(said).toEqual(['HUMAN L01-asked: the referee says table_choice']);
    expect(tally).toEqual({ passed: 0, failed: 0, skipped: 1 });
  });

  test('a line that makes the engine throw fails alone', () => {
    const said: string[] = [];
    const lines = [{ ...asked, expect: { results: ['allowed'] } }, opening];
    const tally = runLines(
      lines.map((line) => JSON.stringify(line)).join('\n'),
      all,
      () => {
        throw new Error('no words');
      },
      (line) => said.push(line),
    );
    expect(said).toEqual([
      'FAIL L01-asked [000]: expected an answer, got Error: no words',
      'PASS G01-opening',
    ]);
    expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('answers that differ are told with their editions', () => {
    const zero = { ...asked, edition: ['000', '002'], actions: [{ ...asked.actions[0], n: 0 }] };
    expect(run(zero).said).toEqual([
      'HUMAN L01-asked: the referee says table_choice [000], forbidden [002]',
    ]);
  });

  test('parameters are read as the dossier writes them', () => {
    const params = {
      'clue.homophone': 'forbidden (t_c)',
      'clue.abbreviation': 't_c',
      'clue.number_max': 'none',
      'coop.enemy_cover': 'one',
      'key.counts': [9, 8, 7, 1],
      'reveal.opponent': 'end_turn',
      'reveal.assassin': 'guesser_loses',
      'players.min_versus': 4,
      'duet.mistakes': 'none',
    };
    const line = { ...opening, edition: '000', setup: { ...opening.setup, params } };
    expect(run(line).said).toEqual(['PASS G01-opening']);
  });

  test.each([
    [{ 'timer.on_expiry': 'end_turn' }, 'ok'],
    [{ 'timer.on_expiry': 'end_turn', 'timer.use': 'none' }, 'refused'],
    [{}, 'refused'],
  ])('a line that says what the timer does has one: %j', (params, result) => {
    const line = {
      id: 'M01-time',
      edition: ['001', '002'],
      setup: { mode: 'versus', params },
      actions: [{ who: 'system', act: 'timer_expires' }],
      expect: { results: [result] },
    };
    expect(run(line).said).toEqual(['PASS M01-time']);
  });

  test.each([
    ['nudge', 'penalty_last_call'],
    ['end_turn', 'clue'],
  ])('in a last call a timer that is set to %s leaves %s (dossier C 47)', (expiry, phase) => {
    const line = {
      id: 'M01-last-call',
      edition: '000',
      setup: {
        mode: 'versus',
        params: { 'guess.minimum': 0, 'timer.on_expiry': expiry },
      },
      actions: [
        { who: 'R.spy', act: 'clue', word: 'indice', n: 1 },
        { who: 'B.spy', act: 'object', upheld: true },
        { who: 'B.spy', act: 'clue', word: 'indice', n: 1 },
        { who: 'B.op', act: 'stop' },
        { who: 'system', act: 'timer_expires' },
      ],
      expect: { results: ['ok', 'ok', 'ok', 'ok', 'ok'], final: { phase } },
    };
    expect(run(line).said).toEqual(['PASS M01-last-call']);
  });

  test('the shared operative may stand in a list like the others', () => {
    const line = {
      ...opening,
      edition: '2015',
      setup: {
        ...opening.setup,
        mode: 'three_shared',
        players: { R: { spy: 'p1' }, B: { spy: ['p2'] }, shared_op: ['p3'] },
      },
    };
    expect(run(line).said).toEqual(['PASS G01-opening']);
  });

  test('a word may be asked about without a number', () => {
    const line = {
      ...opening,
      edition: '000',
      actions: [{ who: 'R.spy', act: 'consult', word: 'quai' }, ...opening.actions],
      expect: { results: ['ok', 'ok', 'own'] },
    };
    expect(run(line).said).toEqual(['PASS G01-opening']);
  });

  test('a line may have an id of any kind', () => {
    expect(run({ ...opening, id: 'my opening' }).said).toEqual(['PASS my opening']);
    expect(run({ ...opening, id: '' }).tally.failed).toBe(1);
  });

  test('the order of a line’s fields is of no matter', () => {
    const turned = Object.fromEntries(Object.entries({ ...opening, edition: '000' }).toReversed());
    expect(run(turned).said).toEqual(['PASS G01-opening']);
  });

  test.each([
    ['no JSON', '{', 'FAIL line 1: expected a scenario, got: is not JSON'],
    ['no object', 3, /^FAIL line 1: expected a scenario, got: the line: /u],
    ['an unknown field', { ...opening, moon: 1 }, /^FAIL G01-opening: .*moon/u],
    ['an unknown edition', { ...opening, edition: '1999' }, /got 1999$/u],
    [
      'an unknown parameter',
      { ...opening, edition: '000', setup: { ...opening.setup, params: { moon: 1 } } },
      'FAIL G01-opening [000]: expected a game, got: params: moon is no parameter',
    ],
    [
      'a value that a parameter can’t take',
      { ...opening, edition: '000', setup: { ...opening.setup, params: { 'guess.limit': 7 } } },
      "FAIL G01-opening [000]: expected a game, got: params: guess.limit can't be 7",
    ],
    [
      'a fixed rule changed',
      { ...opening, edition: '000', setup: { ...opening.setup, params: { 'reveal.opponent': 0 } } },
      "FAIL G01-opening [000]: expected a game, got: params: reveal.opponent can't be 0",
    ],
    [
      'a letter that is no card',
      { ...opening, edition: '000', setup: { key: 'RZ' } },
      'FAIL G01-opening [000]: expected a game, got: key: RZ has an unknown letter',
    ],
    [
      'a card that is not there',
      { ...opening, edition: '000', setup: { ...opening.setup, covered: [25] } },
      'FAIL G01-opening [000]: expected a game, got: covered: no such cell',
    ],
    [
      'a key that does not fit',
      { ...opening, edition: '000', setup: { ...opening.setup, start: 'B' } },
      'FAIL G01-opening [000]: expected a game, got: the set-up is refused: deal/key',
    ],
    [
      'too many words',
      { ...asked, expect: { results: ['allowed'] }, setup: { visible: Array(26).fill('GARE') } },
      'FAIL L01-asked [000]: expected a game, got: words: more than the board can hold',
    ],
    [
      'too few results',
      { ...opening, edition: '000', expect: { results: ['ok'] } },
      'FAIL G01-opening [000]: expected 1 results, got 2 actions',
    ],
  ])('a line with %s fails and says so', (_, line, told) => {
    const { said, tally } = run(line);
    expect(said).toHaveLength(1);
    if (typeof told === 'string') expect(said[0]).toBe(told);
    else expect(said[0]).toMatch(told);
    expect(tally.failed).toBe(1);
  });
});

describe('the command', () => {
  const errors: string[] = [];
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const referee = (): Promise<ClueJudge> => Promise.resolve(doubtful);

  test.each([
    ['no file', []],
    ['two files', ['a.jsonl', 'b.jsonl']],
    ['an unknown option', ['a.jsonl', '--moon']],
    ['an unknown edition', ['a.jsonl', '--edition', '000,1999']],
  ])('with %s it explains itself', async (_, argv) => {
    expect(await scenariosCommand(argv, referee, () => undefined)).toBe(2);
    expect(errors.join('\n')).toContain('agent-double scenarios FILE.jsonl');
  });

  test('a file that is not there is named', async () => {
    expect(await scenariosCommand(['/no/such.jsonl'], referee, () => undefined)).toBe(2);
    expect(errors[0]).toContain('/no/such.jsonl');
  });
});
