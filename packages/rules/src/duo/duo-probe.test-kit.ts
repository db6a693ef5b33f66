import type { ParameterName } from '../parameter.ts';
import type { Probe } from '../probe.test-kit.ts';
import { after, afterAll, clue, duo, duoOf, guess, refusalOf } from '../table.test-kit.ts';

/** What a table of Duo does under each value of its parameters. */
export const DUO_PROBES: {
  readonly [name in Extract<ParameterName, `duet.${string}`>]: Probe;
} = {
  'duet.tokens': { between: [9, 10], look: (changes) => duoOf(duo({ changes })).tokens },
  'duet.mistakes': {
    between: [null, 2],
    look: (changes) => duoOf(duo({ changes })).mistakesAllowed,
  },
  'duet.mistake_overflow': {
    look: (changes) =>
      duoOf(
        afterAll(
          duo({ changes: { 'duet.mistakes': 0, ...changes } }),
          ['sideA', clue()],
          ['sideB', guess(18)],
        ),
      ).phase.name,
  },
  'duet.sudden_death_order': {
    look: (changes) =>
      refusalOf(
        after(duo({ changes: { 'duet.tokens': 0, ...changes } }), 'sideB', guess(3)),
        'sideB',
        guess(4),
      ),
  },
  'duet.finish_costs_token': {
    look: (changes) =>
      duoOf(
        afterAll(
          duo({ changes }),
          ['sideA', clue()],
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((card) => ['sideB', guess(card)] as const),
        ),
      ).tokens,
  },
};
