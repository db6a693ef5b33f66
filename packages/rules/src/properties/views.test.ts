import fc from 'fast-check';
import { describe, test } from 'vitest';
import { project, projectKey } from '../project.ts';
import { BATCHES, PATIENCE_MS } from './games.test-kit.ts';
import { must } from './must.test-kit.ts';
import { playthrough } from './playthrough.test-kit.ts';
import { same } from './same.test-kit.ts';
import { specs } from './spec.test-kit.ts';
import { firstView, PASSER_BY, viewsAfter, type View } from './views.test-kit.ts';

describe.each(BATCHES)('in games $from to $to', ({ numRuns, seed }) => {
  test(
    'each viewer folds what that viewer hears to the projected table and key',
    () => {
      fc.assert(
        fc.property(specs(250), (spec) => {
          let views: readonly View[] = [firstView(PASSER_BY)];
          for (const step of playthrough(spec)) {
            if (!step.decided.ok) continue;
            views = viewsAfter(views, step);
            const { table, key } = step.after;
            for (const view of views) {
              const { type } = step.order.command;
              must(same(view.table, project(table, view.viewer)), `the table after ${type}`);
              must(same(view.key, projectKey(table, key, view.viewer)), `the key after ${type}`);
            }
          }
        }),
        { numRuns, seed },
      );
    },
    PATIENCE_MS,
  );
});
