import fc from 'fast-check';
import { describe, test } from 'vitest';
import { tableDeadline, type TableDecision } from '../decide.ts';
import type { GameEvent } from '../event.ts';
import { TEAM_MODES, type Mode } from '../mode.ts';
import { project } from '../project.ts';
import { BATCHES, PATIENCE_MS } from './games.test-kit.ts';
import { otherColour, otherSide } from './mirror.test-kit.ts';
import { must } from './must.test-kit.ts';
import { playthrough } from './playthrough.test-kit.ts';
import { same } from './same.test-kit.ts';
import { specs } from './spec.test-kit.ts';
import { perform, START, type State, type Step } from './step.test-kit.ts';
import { PASSER_BY } from './views.test-kit.ts';

type Mirror = <T>(value: T) => T;

/** Sides are dealt and seats rotated one after the other, and which comes first is no matter. */
const inAnyOrder = (decided: TableDecision): unknown => {
  if (!decided.ok) return decided;
  const comesInPairs = ({ type }: GameEvent): boolean =>
    type === 'sideDealt' || type === 'seatTaken';
  const pairs = decided.value.filter(comesInPairs).map((event) => JSON.stringify(event));
  return [...decided.value.filter((event) => !comesInPairs(event)), ...pairs.toSorted()];
};

/** The same order asked of the mirrored table leads to the mirrored answer and table. */
const mirroredStep = (mirror: Mirror, from: State, step: Step): State => {
  const { decided, after } = perform(from, mirror(step.order));
  const { type } = step.order.command;
  must(same(inAnyOrder(decided), inAnyOrder(mirror(step.decided))), `${type} has a mirror`);
  if (step.decided.ok) expectSameFace(mirror, after, step.after);
  return after;
};

const expectSameFace = (mirror: Mirror, mirrored: State, state: State): void => {
  must(same(mirrored, mirror(state)), 'the table is mirrored');
  must(tableDeadline(mirrored.table) === tableDeadline(state.table), 'deadlines are the same');
  const viewer = [PASSER_BY, ...state.table.people][state.now % 5] ?? PASSER_BY;
  const face = project(mirrored.table, mirror(viewer));
  must(same(face, mirror(project(state.table, viewer))), 'a viewer sees the mirror image');
};

/** Where Duo begins or ends, colours and sides give each other's seats (SEAT-20): one alone has no mirror. */
const turnsSeats = (from: State, { after }: Step): boolean =>
  (from.table.setup.mode === 'duo') !== (after.table.setup.mode === 'duo');

const MIRRORS: readonly (readonly [string, Mirror, readonly Mode[]])[] = [
  ['the two colours', otherColour, TEAM_MODES],
  ['the two sides of Duo', otherSide, ['duo']],
];

describe.each(BATCHES)('in games $from to $to', ({ numRuns, seed }) => {
  test.each(MIRRORS)(
    'changing %s for each other commutes with every order',
    (_, mirror, modes) => {
      fc.assert(
        fc.property(specs(150, modes), (spec) => {
          let state = mirror(START);
          for (const step of playthrough(spec)) {
            state = turnsSeats(state, step)
              ? mirror(step.after)
              : mirroredStep(mirror, state, step);
          }
        }),
        { numRuns, seed },
      );
    },
    PATIENCE_MS,
  );
});
