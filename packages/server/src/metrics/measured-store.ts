import type { RoomStore } from '../storage/room-store.ts';
import { secondsSince, type Meter } from './meter.ts';

/** The same store, with the time that its commits take told to `meter`. */
export const measuredStore = <S extends RoomStore>(store: S, meter: Meter): S => ({
  ...store,
  append: (room, seq, entry) => {
    const start = performance.now();
    return store.append(room, seq, entry).then((outcome) => {
      meter.committed(secondsSince(start));
      return outcome;
    });
  },
});
