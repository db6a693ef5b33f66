import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClueJudge } from '@agent-double/rules';
import { conventionsWith } from '../conventions.test-kit.ts';
import { loadJudge } from '../load-judge.ts';
import { formJudge } from './form-judge.ts';

const BOARD = ['CHAT', 'ÉCOLE', 'CŒUR', 'PÈRE NOËL', 'SOUS-MARIN', 'X', ''];
const judges: ClueJudge[] = [formJudge];
beforeAll(async () => {
  judges.push(await loadJudge('fr'), await loadJudge('en'));
});

describe('whatever is typed', () => {
  it('gets a verdict, and a reason unless it is legal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (clue) => {
        for (const judge of judges) {
          const { verdict, reasons } = judge(clue, 1, BOARD, conventionsWith());
          expect(reasons.length === 0).toBe(verdict === 'legal');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[WORD-3] [WORD-5] never passes a visible word in disguise', () => {
    const disguise = fc
      .tuple(
        fc.constantFrom('chat', 'école', 'coeur'),
        fc.nat({ max: 5 }),
        fc.constantFrom('\u200b', '\u00ad', '\u202e', '\u0301', '\u034f', '-', ' ', '.'),
      )
      .map(([word, at, sign]) => word.slice(0, at) + sign + word.slice(at));
    fc.assert(
      fc.property(disguise, (clue) => {
        for (const judge of judges) {
          expect(judge(clue, 1, BOARD, conventionsWith()).verdict).not.toBe('legal');
        }
      }),
      { numRuns: 200 },
    );
  });
});
