import { EMPTY_TABLE, evolve, type GameEvent, type Key, type Table } from '@agent-double/rules';
import { duoGiverView, spymasterView } from '../seat/table-view.ts';
import type { Mind } from '../seat/next-move.ts';
import { SKILLS } from '../skill.ts';
import { analyseClue, type ClueAnalysis } from './analyse-clue.ts';

/**
 * What the strongest computer makes of the clue of `turn`, in a game that is over: `events` as all
 * saw them from the deal on, `key` the whole of it. Null where that turn had no clue.
 */
export const analyseTurn = (
  events: readonly GameEvent[],
  key: Key,
  turn: number,
  mind: Mind,
): ClueAnalysis | null => {
  let table: Table = EMPTY_TABLE;
  for (const event of events) {
    const { play } = table;
    if (play?.turn === turn) {
      const referee = { judge: mind.judge, conventions: play.parameters };
      const view =
        event.type === 'clueGiven' && play.kind === 'teams' && key.kind === 'teams'
          ? spymasterView(play, key, event.team)
          : event.type === 'duoClueGiven' && play.kind === 'duo' && key.kind === 'duo'
            ? duoGiverView(play, key, event.side)
            : null;
      if (view !== null && (event.type === 'clueGiven' || event.type === 'duoClueGiven')) {
        return analyseClue(view, event, mind.knowledge, referee, SKILLS[3], turn);
      }
    }
    table = evolve(table, event);
  }
  return null;
};
