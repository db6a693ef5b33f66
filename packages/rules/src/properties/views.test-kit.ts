import { heardBy, type Viewer } from '../audience.ts';
import { evolve, evolveKey } from '../evolve.ts';
import type { Key } from '../key.ts';
import { personId } from '../person.ts';
import { project, projectKey } from '../project.ts';
import { EMPTY_TABLE, type Table } from '../table.ts';
import { eventsOf, type State, type Step } from './step.test-kit.ts';

/** What one viewer's own folding has led to. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly key: Key | null;
}

/** Somebody who watches without being at the table at all. */
export const PASSER_BY: Viewer = { id: personId(1_000_000), seat: null };

/** A viewer who has watched since the room was made. */
export const firstView = (viewer: Viewer): View => ({ viewer, table: EMPTY_TABLE, key: null });

/** A viewer who comes, or whose seat has changed, and so starts from a snapshot. */
export const snapshot = ({ table, key }: State, viewer: Viewer): View => ({
  viewer,
  table: project(table, viewer),
  key: projectKey(table, key, viewer),
});

/** Everybody's views after `step`: who stays in place folds what is heard, others start anew. */
export const viewsAfter = (views: readonly View[], step: Step): readonly View[] => {
  const { table } = step.after;
  const [passing, ...others] = views;
  const seated = table.people.map((person) => {
    const before = others.find(({ viewer }) => viewer.id === person.id);
    const stays = before?.viewer.seat === person.seat;
    return before !== undefined && stays
      ? { ...folded(before, step), viewer: person }
      : snapshot(step.after, person);
  });
  return [folded(passing ?? firstView(PASSER_BY), step), ...seated];
};

const folded = (view: View, step: Step): View => {
  const heard = heardBy(view.viewer, eventsOf(step));
  return {
    viewer: view.viewer,
    table: heard.reduce(evolve, view.table),
    key: heard.reduce(evolveKey, view.key),
  };
};
