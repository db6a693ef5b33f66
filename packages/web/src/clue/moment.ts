import type { WireRefusal } from '@agent-double/protocol';
import type { View } from '../room/view.ts';
import type { Moment } from './kept-draft.ts';

/** As much of a view as tells whose moment it is. */
interface Seer extends Pick<View, 'table' | 'me'> {
  readonly room: Pick<View['room'], 'code'>;
}

/**
 * The moment at which the person before this screen may be writing a clue, or null. On one device
 * there is none: what is half written stays with whoever holds it, and goes when it is passed on.
 */
export const momentOf = ({ room, table, me }: Seer): Moment | null =>
  table.play?.phase.name === 'clue' && me !== null && room.code !== ''
    ? {
        room: room.code,
        game: table.game,
        turn: table.play.turn,
        person: me.id,
        seat: me.seat,
      }
    : null;

/**
 * Whether whoever wrote before this screen is there no more: they left, were removed, or took the
 * seat from this device. `me` is undefined while nothing is known.
 */
export const isNobody = (me: View['me'] | undefined, refused: WireRefusal | null): boolean =>
  me === null || refused?.code === 'person/none' || refused?.code === 'person/removed';
