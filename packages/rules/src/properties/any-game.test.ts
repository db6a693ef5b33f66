import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../event.ts';
import { evolve, evolveKey } from '../evolve.ts';
import { EMPTY_TABLE, isRunning } from '../table.ts';
import { BATCHES, PATIENCE_MS } from './games.test-kit.ts';
import { expectSound } from './invariants.test-kit.ts';
import { must } from './must.test-kit.ts';
import { playthrough } from './playthrough.test-kit.ts';
import { same } from './same.test-kit.ts';
import { specs } from './spec.test-kit.ts';
import { eventsOf, perform, type Step } from './step.test-kit.ts';

const SCRIPT = 250;
const GAME_ENDS: readonly GameEvent['type'][] = ['gameEnded', 'duoEnded'];

const everyGame = (
  { numRuns, seed }: { readonly numRuns: number; readonly seed: number },
  holds: (steps: readonly Step[]) => void,
): void => {
  fc.assert(
    fc.property(specs(SCRIPT), (spec) => {
      holds(playthrough(spec));
    }),
    { numRuns, seed },
  );
};

describe.each(BATCHES)('in games $from to $to', (batch) => {
  test(
    'the table is sound after every order, and the game ends with one result at most',
    () => {
      everyGame(batch, (steps) => {
        for (const { decided, after } of steps) if (decided.ok) expectSound(after);
        expect(steps.at(-1)?.after.table.play?.phase.name).toBe('over');
        const events = steps.flatMap(eventsOf);
        const deals = events.filter((event) => event.type === 'gameStarted').length;
        expect(events.filter((event) => GAME_ENDS.includes(event.type))).toHaveLength(deals);
      });
    },
    PATIENCE_MS,
  );

  test(
    'events that were stored and read again fold to the same table and key',
    () => {
      everyGame(batch, (steps) => {
        const stored = JSON.stringify(steps.flatMap(eventsOf));
        const read = JSON.parse(stored) as readonly GameEvent[];
        const end = steps.at(-1)?.after;
        expect(same(read.reduce(evolve, EMPTY_TABLE), end?.table)).toBe(true);
        expect(same(read.reduce(evolveKey, null), end?.key)).toBe(true);
      });
    },
    PATIENCE_MS,
  );

  test(
    'a refused order changes nothing, and is refused in the same words again',
    () => {
      everyGame(batch, (steps) => {
        for (const { before, order, decided, after } of steps) {
          if (decided.ok) continue;
          const { type } = order.command;
          must(after.table === before.table && after.key === before.key, `${type} changes nothing`);
          const again = perform(before, structuredClone(order)).decided;
          must(JSON.stringify(again) === JSON.stringify(decided), `${type} is refused alike`);
        }
      });
    },
    PATIENCE_MS,
  );

  test(
    'no move is accepted once the game is over',
    () => {
      everyGame(batch, (steps) => {
        for (const step of steps) {
          if (isRunning(step.before.table)) continue;
          const moves = eventsOf(step).filter((event) => MOVES.includes(event.type));
          must(moves.length === 0, 'a game that is over goes on');
        }
      });
    },
    PATIENCE_MS,
  );
});

const MOVES: readonly GameEvent['type'][] = [
  'clueGiven',
  'cardRevealed',
  'turnEnded',
  'penaltyCovered',
  'enemyCovered',
  'revealUndone',
  'duoClueGiven',
  'cardTouched',
  'gameEnded',
  'duoEnded',
];
