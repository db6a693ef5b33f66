import {
  botPlayers,
  loadKnowledge,
  programOf,
  programPlayers,
  SKILLS,
  type KnowledgePart,
  type Players,
  type Referee,
} from '@agent-double/bots';
import type { Language } from '@agent-double/rules';
import { levelOf } from './bot-options.ts';

/** A side of an arena, and how to let it go when all is played. */
export interface ArenaSide {
  readonly players: Players;
  readonly end: () => void;
}

/** What every side of an arena is given. */
export interface ArenaTable {
  readonly language: Language;
  readonly referee: Referee;
  /** Whether spymaster and operative of a built-in side share no knowledge. */
  readonly cross: boolean;
  /** Which half the spymaster has then. */
  readonly spymaster: Exclude<KnowledgePart, 'all'>;
}

/** A built-in side by its level, `1` to `3`, or any other text as the command of a program. */
export const arenaSide = async (text: string, table: ArenaTable): Promise<ArenaSide> => {
  const level = levelOf(text);
  if (level === null) {
    const program = programOf(text);
    const players = programPlayers(program, table.language, (ask, fault) => {
      console.error(`${text}: no ${ask} (${fault}); the turn goes on without it`);
    });
    return { players, end: program.end };
  }
  const other = table.spymaster === 'first' ? 'second' : 'first';
  const parts = table.cross ? ([table.spymaster, other] as const) : (['all', 'all'] as const);
  const [spymaster, operative] = await Promise.all(
    parts.map((part) => loadKnowledge(table.language, part)),
  );
  if (spymaster === undefined || operative === undefined) throw new Error('no knowledge');
  return {
    players: botPlayers(spymaster, operative, table.referee, SKILLS[level]),
    end: () => undefined,
  };
};
