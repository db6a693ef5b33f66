import type { EditionId, Mode, Table } from '@agent-double/rules';
import { isScreen } from '../big-screen/is-screen.ts';

/** A way to play that fits the number of people at the table. */
export interface Suggestion {
  readonly name: 'duo' | 'coop' | 'three_shared' | 'three_coop' | 'versus';
  readonly edition: EditionId;
  readonly mode: Mode;
}

const TWO: readonly Suggestion[] = [
  { name: 'duo', edition: 'duo', mode: 'duo' },
  { name: 'coop', edition: 'precedente', mode: 'coop_sim' },
];
const THREE: readonly Suggestion[] = [
  { name: 'three_shared', edition: 'precedente', mode: 'three_shared' },
  { name: 'three_coop', edition: 'precedente', mode: 'coop_sim' },
];
const FOUR: readonly Suggestion[] = [{ name: 'versus', edition: 'classique-2025', mode: 'versus' }];

/** How many people there are to play with, and the ways that fit them and are not chosen yet. */
export const suggestionsFor = (
  table: Table,
): { readonly count: 'two' | 'three' | 'four'; readonly ways: readonly Suggestion[] } | null => {
  const people = table.people.filter((person) => !isScreen(person)).length;
  if (people < 2) return null;
  const [count, ways] =
    people === 2
      ? (['two', TWO] as const)
      : people === 3
        ? (['three', THREE] as const)
        : (['four', FOUR] as const);
  const fits = ways.some((way) => way.mode === table.setup.mode);
  return fits ? null : { count, ways };
};
