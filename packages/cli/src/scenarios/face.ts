import { duoFace } from './duo-face.ts';
import type { Room } from './room.ts';
import { teamsFace } from './teams-face.ts';

/** The state of a room as the scenario files name its parts; empty before the deal. */
export const faceOf = ({ table, key }: Room): Readonly<Record<string, unknown>> => {
  const { play } = table;
  if (play === null) return {};
  return play.kind === 'duo' ? duoFace(table, play, key) : teamsFace(table, play);
};
