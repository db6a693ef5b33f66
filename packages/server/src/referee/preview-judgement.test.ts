import { formJudge } from '@agent-double/lexicon';
import {
  dealTeams,
  EDITIONS,
  EMPTY_TABLE,
  evolve,
  previewJudgement,
  type ClueJudge,
  type Parameters,
  type Play,
} from '@agent-double/rules';
import { expect, test } from 'vitest';

const WORDS = Array.from({ length: 25 }, (_, at) => `mot${'abcdefghijklmnopqrstuvwxy'[at] ?? ''}`);

const play = (changes: Partial<Parameters> = {}): Play => {
  const parameters = { ...EDITIONS['classique-2025'].parameters, ...changes };
  const deal = dealTeams(WORDS, parameters, 'red', (below) => below - 1);
  if (!deal.ok || deal.value.kind !== 'teams') throw new Error('no deal');
  const table = evolve(EMPTY_TABLE, {
    type: 'gameStarted',
    ...({ game: 1, kind: 'teams', mode: 'versus', start: 'red', reshuffled: false } as const),
    ...{ parameters, words: deal.value.words },
  });
  if (table.play?.kind !== 'teams') throw new Error('no play');
  return { ...table.play, covered: table.play.covered.map((_, at) => (at === 0 ? 'red' : null)) };
};

/** Tells which words it was shown. */
const shown = (of: Play): readonly string[] => {
  let seen: readonly string[] = [];
  const judge: ClueJudge = (_word, _number, words) => {
    seen = words;
    return { verdict: 'legal', reasons: [] };
  };
  previewJudgement(of, judge, 'zouave', 1);
  return seen;
};

test('a clue is judged by the words that lie face up', () => {
  const game = play();
  expect(shown(game)).toEqual(game.words.slice(1));
});

test('by the covered ones too, where the table says so', () => {
  const game = play({ 'clue.covered_family': 'forbidden' });
  expect(shown(game).toSorted()).toEqual(game.words.toSorted());
});

test('a table without a referee hears of the form alone', () => {
  const game = play({ referee: 'off' });
  const visible = game.words[3] ?? '';
  expect(previewJudgement(play(), formJudge, visible, 1).verdict).toBe('illegal');
  expect(previewJudgement(game, formJudge, visible, 1)).toEqual({ verdict: 'legal', reasons: [] });
  expect(previewJudgement(game, formJudge, 'deux mots', 1).verdict).not.toBe('legal');
});
