import { describe, expect, test } from 'vitest';
import { PATIENCE_MS } from './games.test-kit.ts';
import { naiveLines, NaiveTeams, type Lines, type NaiveRules } from './naive-teams.test-kit.ts';
import { engineLines, type Tiny } from './perft.test-kit.ts';

const PLAIN: NaiveRules = {
  cap: 'n_plus_1',
  atLeast: 1,
  says: [1, 2],
  neutralEnds: true,
  opponentFindsLastWins: true,
  objections: null,
  alone: null,
  earlyEndOwes: false,
};

const CONTESTED = {
  anyone: false,
  waiver: false,
  hideAgain: false,
  cover: true,
  teamCovers: false,
  untilOffendersTurn: false,
  lastWordMayBeCovered: true,
};

const ALONE = { enemyCovers: true, twoAfterInvalid: false, lostWhenEnemyDone: true };

interface Count {
  readonly name: string;
  /** How many moves deep to count, where the game has no end of its own. */
  readonly depth: number;
  readonly tiny: Tiny;
}

const TO_THE_END = 40;

const tiny = (
  name: string,
  key: string,
  rules: Partial<NaiveRules>,
  mode?: Tiny['mode'],
): Count => ({
  name,
  depth: TO_THE_END,
  tiny: {
    key,
    columns: key.length / 2,
    mode: mode ?? (rules.alone ? 'coop_sim' : 'versus'),
    rules: { ...PLAIN, ...rules },
  },
});

const upTo = (depth: number, count: Count): Count => ({ ...count, depth });

const COUNTS: readonly Count[] = [
  tiny('one more than the number', 'RRBA', {}),
  tiny('one more than the number, six cards', 'RRBNBA', {}),
  tiny('the number itself', 'RRBNBA', { cap: 'n', says: [2] }),
  tiny('no cap', 'RRBNBA', { cap: 'none', says: [1] }),
  tiny('zero and unlimited', 'RRBA', { says: [0, 1, 'unlimited'] }),
  tiny('zero, six cards', 'RRBBNA', { cap: 'n', says: [0] }),
  tiny('owed cards', 'RRRBBA', { cap: 'n_plus_owed', says: [1, 2] }),
  tiny('owed cards after any early end', 'RRRNBA', {
    cap: 'n_plus_owed',
    says: [2],
    earlyEndOwes: true,
  }),
  upTo(9, tiny('no guess needed', 'RRBA', { atLeast: 0 })),
  tiny('neutral cards that do not end the turn', 'RRNNBA', { neutralEnds: false, says: [2] }),
  tiny('a last word that the other side finds for nothing', 'RRBBNA', {
    opponentFindsLastWins: false,
    says: [1],
  }),
  upTo(7, tiny('invalid clues', 'RRBA', { says: [1], objections: CONTESTED })),
  upTo(
    6,
    tiny('invalid clues, the cover until the offenders play', 'RRBB', {
      says: [1],
      objections: { ...CONTESTED, untilOffendersTurn: true },
    }),
  ),
  upTo(
    6,
    tiny('leave given, the last word safe', 'RRBA', {
      says: [1],
      objections: {
        ...CONTESTED,
        waiver: true,
        untilOffendersTurn: true,
        lastWordMayBeCovered: false,
      },
    }),
  ),
  upTo(
    6,
    tiny('any player calls, the team covers', 'RRBN', {
      says: [1],
      objections: { ...CONTESTED, anyone: true, teamCovers: true },
    }),
  ),
  upTo(
    7,
    tiny('guesses under an invalid clue hidden again', 'RRBA', {
      says: [2],
      objections: { ...CONTESTED, anyone: true, hideAgain: true, cover: false },
    }),
  ),
  upTo(
    8,
    tiny('owed cards, guesses under an invalid clue hidden again', 'RRRB', {
      cap: 'n_plus_owed',
      says: [1, 3],
      objections: { ...CONTESTED, hideAgain: true, cover: false },
    }),
  ),
  upTo(
    7,
    tiny('owed cards, neutral ones that do not end the turn, guesses hidden again', 'RRNB', {
      cap: 'n_plus_owed',
      says: [1, 2],
      neutralEnds: false,
      objections: { ...CONTESTED, hideAgain: true, cover: false },
    }),
  ),
  tiny('a simulated opponent', 'RRBBNA', { alone: ALONE, says: [1] }),
  tiny('a simulated opponent that can be covered whole', 'RRBBNA', {
    alone: { ...ALONE, lostWhenEnemyDone: false },
    says: [1],
  }),
  upTo(
    9,
    tiny('a simulated opponent that covers two', 'RRBBNA', {
      alone: { ...ALONE, twoAfterInvalid: true },
      says: [1],
      objections: { ...CONTESTED, anyone: true, cover: false },
    }),
  ),
  tiny(
    'a record of turns',
    'RRBBNA',
    { alone: { enemyCovers: false, twoAfterInvalid: false, lostWhenEnemyDone: false }, says: [1] },
    'coop_record',
  ),
];

const sorted = (lines: Lines): readonly (readonly [string, number])[] =>
  [...lines].toSorted(([one], [other]) => one.localeCompare(other));

describe('every line of play on a tiny board, by length and outcome, agrees with a naive model', () => {
  test.each(COUNTS.map((count) => [count.name, count] as const))(
    'with %s',
    (_, { tiny: game, depth }) => {
      const naive = naiveLines(new NaiveTeams(game.key, game.rules), depth);
      expect(naive.size).toBeGreaterThan(1);
      expect(sorted(engineLines(game, depth))).toEqual(sorted(naive));
    },
    PATIENCE_MS,
  );
});
