import { hears, type Viewer } from './audience.ts';
import type { Key } from './key.ts';
import { sideSeat, SIDES, spymasterTeam } from './seat.ts';
import type { Table } from './table.ts';

/**
 * The table as `viewer` has it: what folding that viewer's stream gives. Whatever is private to
 * others is left out.
 */
export const project = (table: Table, viewer: Viewer): Table => {
  const { play } = table;
  if (play === null) return table;
  const mine = { person: viewer.id } as const;
  if (play.kind === 'duo') {
    return {
      ...table,
      play: {
        ...play,
        privy: {
          intended: play.privy.intended.filter((one) => one.by === mine.person),
          doubts: play.privy.doubts.filter((one) => hears(viewer, { to: 'seat', seat: one.to })),
        },
      },
    };
  }
  return {
    ...table,
    play: {
      ...play,
      privy: {
        intended: play.privy.intended.filter((one) => one.by === mine.person),
        consultations: hears(viewer, { to: 'spymasters' }) ? play.privy.consultations : [],
        doubts: play.privy.doubts.filter((one) => hears(viewer, { to: 'seat', seat: one.to })),
      },
    },
  };
};

/** The part of the key that `viewer` may see while the game runs, or all of it once it is over. */
export const projectKey = (table: Table, key: Key | null, viewer: Viewer): Key | null => {
  if (key === null || table.play === null) return null;
  if (table.play.phase.name === 'over') return key;
  if (key.kind === 'teams') return spymasterTeam(viewer.seat) === null ? null : key;
  const seen = SIDES.filter((one) => hears(viewer, { to: 'seat', seat: sideSeat(one) }));
  return seen.length === 0
    ? null
    : { kind: 'duo', sides: Object.fromEntries(seen.map((one) => [one, key.sides[one]])) };
};
