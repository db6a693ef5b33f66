import { formJudge } from '@agent-double/lexicon';
import {
  decide,
  EMPTY_TABLE,
  evolve,
  ok,
  type Command,
  type GameEvent,
  type Language,
  type Millis,
  type Refusal,
  type Result,
} from '@agent-double/rules';

/** The first events of a room: its language, and its first person, who is the host. */
export const openingEvents = (
  name: string,
  language: Language,
  now: Millis,
): Result<readonly GameEvent[], Refusal> => {
  const commands: readonly Command[] = [
    { type: 'changeSetup', change: { language } },
    { type: 'join', name, returning: null },
  ];
  let events: readonly GameEvent[] = [];
  for (const command of commands) {
    const table = events.reduce(evolve, EMPTY_TABLE);
    const decided = decide(table, null, { by: null, game: 0, turn: 0, now, command }, formJudge);
    if (!decided.ok) return decided;
    events = [...events, ...decided.value];
  }
  return ok(events);
};
