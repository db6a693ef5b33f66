import type { RoomStore } from '../storage/room-store.ts';
import { secondsSince, type Meter } from './meter.ts';

/** The same store, with the time that its commits take told to `meter`. */
export const measuredStore = <S extends RoomStore>(store: S, meter: Meter): S => ({
  ...store,
  append: async (...entry: Parameters<RoomStore['append']>) => {
    const start = performance.now();
    const outcome = await store.append(...entry);
    meter.committed(secondsSince(start));
    return outcome;
  },
});
