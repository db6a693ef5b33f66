import type { ClueJudge, Language } from '@agent-double/rules';
import type { RoomStore } from '../storage/room-store.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Log } from '../log.ts';

/** What every room is given. */
export interface RoomDeps {
  readonly store: RoomStore;
  readonly surroundings: Surroundings;
  /** The referee of a language. */
  readonly judgeFor: (language: Language) => Promise<ClueJudge>;
  readonly log: Log;
}
