import {
  project,
  type Person,
  type PersonId,
  type Seat,
  type Table,
  type Viewer,
} from '@agent-double/rules';
import type { Seen } from '../connection/seen.ts';
import type { TableRoom } from '../room/table-room.ts';
import { View } from '../room/view.ts';

/** Whoever guesses may do so on the big screen: nothing that they see is hidden from the others. */
const guesses = (seat: Seat | null): boolean => seat?.endsWith('.operative') ?? false;

const isOver = ({ play }: Table): boolean => play?.phase.name === 'over';

/** What lies face up of `seen`, and nothing that one person or team alone may see. */
export const faceUp = (seen: Seen): Seen => {
  const nobody: Viewer = { id: '' as PersonId, seat: null };
  return {
    ...seen,
    table: project(seen.table, nobody),
    key: isOver(seen.table) ? seen.key : null,
    marks: {},
  };
};

/** A table as everybody in the room may see it, whoever opened the big screen. */
export class ScreenView extends View {
  constructor(room: TableRoom, seen: Seen) {
    super(room, faceUp(seen));
  }

  override get me(): Person | null {
    const me = super.me;
    return me !== null && guesses(me.seat) ? me : null;
  }
}
