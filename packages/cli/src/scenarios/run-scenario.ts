import type { ClueJudge } from '@agent-double/rules';
import { act, turnsOfKey } from './act.ts';
import type { TaggedEdition } from './edition-tag.ts';
import { faceOf } from './face.ts';
import type { Scenario } from './line.ts';
import { mismatches } from './mismatch.ts';
import type { Room } from './room.ts';
import { setUp } from './set-up.ts';

/** What a line came to in one edition: its results, and each difference from what it expects. */
export interface Played {
  readonly results: readonly string[];
  readonly differences: readonly string[];
}

/** Plays a line in one edition through the engine. */
export const runScenario = (
  scenario: Scenario,
  edition: TaggedEdition,
  referee: ClueJudge,
): Played => {
  const { expect, actions } = scenario;
  const begun = setUp(scenario, edition, referee);
  if (typeof begun === 'string') {
    return { results: [], differences: [`expected a game, got: ${begun}`] };
  }
  const rooms: Room[] = [begun];
  const results = actions.map((action) => {
    const { room, result } = act(rooms.at(-1) ?? begun, action);
    rooms.push(room);
    return result;
  });
  const faces = rooms.map(faceOf);
  const dealt = rooms.findIndex((room) => room.table.play !== null);
  const differences = [
    ...(expect.results.length === actions.length
      ? expect.results.flatMap((result, at) => mismatches(`results[${at}]`, result, results[at]))
      : [`expected ${expect.results.length} results, got ${actions.length} actions`]),
    ...mismatches('state', expect.state ?? {}, faces[dealt]),
    ...(expect.mid ?? []).flatMap(({ after, ...fields }) =>
      mismatches(`mid[${after}]`, fields, faces[after]),
    ),
    ...mismatches('final', expect.final ?? {}, faces.at(-1)),
    ...(expect.orientations === undefined
      ? []
      : mismatches('orientations', expect.orientations, turnsOfKey(begun))),
  ];
  return { results, differences };
};
