import { describe, expect, test } from 'vitest';
import { checkClue, clueCheckOf, type ClueCheck } from './clue-check.ts';
import { MAX_CLUE_LENGTH, type ClueJudge, type ClueNumber, type ReasonKind } from './clue.ts';
import { CLASSIQUE_2025 } from './editions/classique-2025.ts';
import type { ParameterChanges } from './parameter.ts';
import type { RefusalCode } from './refusal.ts';
import type { Play } from './table.ts';
import {
  afterAll,
  clue,
  duo,
  duoOf,
  game,
  guess,
  legal,
  saying,
  teamsOf,
  wordsFor,
} from './table.test-kit.ts';

const check = (changes: ParameterChanges = {}, over: Partial<ClueCheck> = {}): ClueCheck => ({
  parameters: { ...CLASSIQUE_2025.parameters, ...changes },
  words: ['GARE'],
  earlier: [],
  judge: legal,
  ...over,
});

const code = (
  against: ClueCheck,
  word = 'indice',
  number: ClueNumber = 1,
  insist = false,
): string | null => {
  const checked = checkClue(against, word, number, insist);
  return checked.ok ? null : checked.error.code;
};

describe('the number', () => {
  test('[CLUE-2] is whole', () => {
    for (const number of [-1, 2.5, 1000, Number.NaN]) {
      expect(code(check(), 'indice', number)).toBe('clue/number');
    }
    expect(code(check(), 'indice', '2' as never)).toBe('clue/number');
    expect(code(check(), 'indice', 100)).toBeNull();
  });

  test('[CLUE-3] may be zero where zero is played', () => {
    expect(code(check(), 'indice', 0)).toBeNull();
    expect(code(check({ 'clue.zero': 'forbidden' }), 'indice', 0)).toBe('clue/zero-not-played');
    expect(code(check({ 'clue.zero': 'forbidden' }), 'indice', 1)).toBeNull();
  });

  test('[CLUE-4] may be unlimited where that is played', () => {
    expect(code(check(), 'indice', 'unlimited')).toBeNull();
    expect(code(check({ 'clue.unlimited': 'forbidden' }), 'indice', 'unlimited')).toBe(
      'clue/unlimited-not-played',
    );
  });

  test('[CLUE-13] is neither zero nor unlimited at a table that is new to it', () => {
    const hidden = check({ 'clue.expert_toggle': true });
    const practised = check({ 'clue.expert_toggle': true, 'clue.expert': true });
    for (const number of [0, 'unlimited'] as const) {
      expect(code(hidden, 'indice', number)).toBe('clue/for-experts');
      expect(code(practised, 'indice', number)).toBeNull();
    }
    expect(code(hidden, 'indice', 1)).toBeNull();
    const without = check({ 'clue.expert_toggle': true, 'clue.zero': 'forbidden' });
    expect(code(without, 'indice', 0)).toBe('clue/zero-not-played');
  });

  test('[CLUE-5] may have a highest value', () => {
    const three = check({ 'clue.number_max': 3 });
    expect(code(three, 'indice', 3)).toBeNull();
    expect(code(three, 'indice', 4)).toBe('clue/number-too-big');
    expect(code(three, 'indice', 'unlimited')).toBeNull();
  });
});

describe('the word', () => {
  test('[CLUE-11] has something in it', () => {
    expect(code(check(), '')).toBe('clue/empty');
    expect(code(check(), ' \u00a0 ')).toBe('clue/empty');
  });

  test('[CLUE-11] is said without marks around it', () => {
    const said = (word: string) => {
      const checked = checkClue(check(), word, 1, false);
      return checked.ok ? checked.value.clue.word : checked.error.code;
    };
    for (const word of ['arbre!', ' arbre… ', '(arbre)', '« arbre »', '¡arbre?!']) {
      expect(said(word)).toBe('arbre');
    }
    for (const marks of ['!!!', '…?', '+-']) expect(said(marks)).toBe(marks);
    expect(said('porte-avions')).toBe('porte-avions');
    expect(said('aujourd’hui')).toBe('aujourd’hui');
  });

  test('[CLUE-11] is not too long', () => {
    expect(code(check(), 'x'.repeat(MAX_CLUE_LENGTH))).toBeNull();
    expect(code(check(), 'x'.repeat(MAX_CLUE_LENGTH + 1))).toBe('clue/too-long');
    expect(code(check(), 'e\u0301'.repeat(MAX_CLUE_LENGTH))).toBeNull();
    expect(code(check(), `${'x'.repeat(MAX_CLUE_LENGTH)} !`)).toBeNull();
    expect(code(check(), `x${' '.repeat(4 * MAX_CLUE_LENGTH)}`)).toBe('clue/too-long');
  });

  test.each([
    ...['a\nb', 'a\u0007b', 'a\u2028b', 'a\ue000b', 'a\ud800'],
    ...['a\u202eb', 'a\u200bb', 'a\u00adb', 'a\u034fb', 'a\u3164b'],
  ])('[CLUE-11] %j has characters that are not seen, whoever insists', (word) => {
    expect(checkClue(check(), word, 1, true)).toMatchObject({ error: { code: 'clue/characters' } });
  });

  test('[CLUE-1] is shown as it was said, without the spaces around it', () => {
    expect(checkClue(check(), ' e\u0301te\u0301 ', 2, false)).toEqual({
      ok: true,
      value: { clue: { word: 'été', number: 2 }, doubts: [] },
    });
  });

  test('[CLUE-6] may come again, unless the table bans it', () => {
    const earlier = [{ word: 'Été', number: 1 }];
    expect(code(check({}, { earlier }), 'ete')).toBeNull();
    const banned = check({ 'clue.repeat': 'forbidden' }, { earlier });
    expect(code(banned, 'ete')).toBe('clue/repeated');
    expect(code(banned, 'automne')).toBeNull();
  });
});

describe('the referee', () => {
  test('[CLUE-7] refuses what is illegal, unless the spymaster insists', () => {
    const advised = check({}, { judge: saying('illegal', 'part') });
    expect(checkClue(advised, 'indice', 1, false)).toEqual({
      ok: false,
      error: {
        code: 'clue/part',
        reasons: [expect.objectContaining({ kind: 'part' })],
        insistable: true,
      },
    });
    expect(checkClue(advised, 'indice', 1, true)).toMatchObject({
      ok: true,
      value: { doubts: [{ kind: 'part' }] },
    });
  });

  const CODES = {
    form: 'clue/form',
    'visible-word': 'clue/visible-word',
    part: 'clue/part',
    family: 'clue/family',
    translation: 'clue/translation',
    foreign: 'clue/foreign',
    homophone: 'clue/homophone',
    sound: 'clue/sound',
    letters: 'clue/letters',
    'proper-name': 'clue/proper-name',
    abbreviation: 'clue/abbreviation',
    number: 'clue/number',
    'unknown-word': 'clue/unknown-word',
  } satisfies { [kind in ReasonKind]: RefusalCode };

  test.each(Object.entries(CODES))(
    '[CLUE-7] gives its reason as the code: %s',
    (kind, expected) => {
      expect(code(check({}, { judge: saying('illegal', kind as ReasonKind) }))).toBe(expected);
    },
  );

  test('[CLUE-7] is not argued with where it is strict', () => {
    const strict = check({ referee: 'strict' }, { judge: saying('illegal') });
    expect(checkClue(strict, 'indice', 1, true)).toMatchObject({
      ok: false,
      error: { code: 'clue/family', insistable: false },
    });
  });

  test('[CLUE-7] switched off looks at the form alone', () => {
    const off = (judge: ClueJudge) => check({ referee: 'off' }, { judge });
    expect(code(off(saying('illegal', 'family')))).toBeNull();
    expect(code(off(saying('illegal', 'form')), 'indice', 1, true)).toBe('clue/form');
    const doubtful = checkClue(off(saying('doubtful', 'form')), 'indice', 1, false);
    expect(doubtful).toMatchObject({ ok: true, value: { doubts: [] } });
  });

  test('[CLUE-8] may doubt, which refuses nothing', () => {
    expect(checkClue(check({}, { judge: saying('doubtful') }), 'indice', 1, false)).toMatchObject({
      ok: true,
      value: { doubts: [{ verdict: 'doubtful' }] },
    });
  });

  test('[CLUE-9] sees the words face up, and the covered ones where the table keeps them', () => {
    const wordsOf = (play: Play): readonly string[] => clueCheckOf(play, legal).words;
    const kept = { 'clue.covered_family': 'forbidden' } as const;
    const covered = [0, 9];
    expect(wordsOf(teamsOf(game({ covered })))).toEqual(
      wordsFor(25).filter((_, at) => at !== 0 && at !== 9),
    );
    expect(wordsOf(teamsOf(game({ covered, changes: kept })))).toEqual(wordsFor(25));
    const found = (changes: ParameterChanges) =>
      duoOf(afterAll(duo({ changes }), ['sideA', clue()], ['sideB', guess(3)]));
    expect(wordsOf(found({}))).toEqual(wordsFor(25).filter((_, at) => at !== 3));
    expect(wordsOf(found(kept))).toEqual(wordsFor(25));
  });
});

test('[CLUE-7] no word of the table restricts a clue where the referee is switched off', () => {
  const { words } = teamsOf(game());
  const restricting = (changes: ParameterChanges): readonly string[] =>
    clueCheckOf(teamsOf(game({ changes })), legal).words;
  expect(restricting({})).toEqual(words);
  expect(restricting({ referee: 'off' })).toEqual([]);
});
