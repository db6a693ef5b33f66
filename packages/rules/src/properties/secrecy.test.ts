import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEAM_MODES, type Mode } from '../mode.ts';
import { chanceFrom } from './chance.test-kit.ts';
import { receive, type Frames } from './frames.test-kit.ts';
import { BATCHES, PATIENCE_MS } from './games.test-kit.ts';
import type { Eyes } from './hidden-key.test-kit.ts';
import { same } from './same.test-kit.ts';
import { playthrough } from './playthrough.test-kit.ts';
import { firstGame, secondRun } from './second-run.test-kit.ts';
import { specs } from './spec.test-kit.ts';
import type { Step } from './step.test-kit.ts';

const CASES: readonly (readonly [string, Eyes, readonly Mode[]])[] = [
  ['operatives and spectators of two teams', 'keyless', TEAM_MODES],
  ['spectators of Duo', 'keyless', ['duo']],
  ['side a of Duo', 'a', ['duo']],
  ['side b of Duo', 'b', ['duo']],
];

const framesOf = (steps: readonly Step[], eyes: Eyes): Frames => {
  const frames: Frames = new Map();
  for (const step of steps) receive(frames, step, eyes);
  return frames;
};

const dealt = (steps: readonly Step[]): unknown =>
  steps.find((step) => step.order.command.type === 'startGame')?.after.key;

describe.each(BATCHES)('in games $from to $to', ({ numRuns, seed }) => {
  test.each(CASES)(
    'what %s receive does not depend on the key that they cannot see',
    (_, eyes, modes) => {
      let different = 0;
      fc.assert(
        fc.property(specs(150, modes), (spec) => {
          const first = firstGame(playthrough(spec));
          const second = secondRun(first, eyes, chanceFrom(spec.deal + 1));
          different += same(dealt(first), dealt(second)) ? 0 : 1;
          expect(framesOf(second, eyes)).toEqual(framesOf(first, eyes));
        }),
        { numRuns, seed },
      );
      expect(different).toBeGreaterThan(numRuns / 2);
    },
    PATIENCE_MS,
  );
});
