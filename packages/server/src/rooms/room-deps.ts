import type { BotDeps } from '../bots/bot-watch.ts';
import type { ClueJudge, Language } from '@agent-double/rules';
import type { Meter } from '../metrics/meter.ts';
import type { Neighbours } from '../storage/neighbours.ts';
import type { RoomStore } from '../storage/room-store.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Log } from '../log.ts';

/** What every room is given. */
export interface RoomDeps {
  readonly store: RoomStore;
  /** The other servers on the same store; null where there can be none. */
  readonly neighbours: Neighbours | null;
  readonly meter: Meter;
  readonly surroundings: Surroundings;
  /** The referee of a language. */
  readonly judgeFor: (language: Language) => Promise<ClueJudge>;
  readonly log: Log;
  /** What computer players are given; null where there are none. */
  readonly bots: BotDeps | null;
}
