import * as v from 'valibot';
import { isWhole, PLAYED_GAME, type PlayedGame } from './played-game.ts';

/** What a file of a game calls itself, and the version of its form. */
export const GAME_FILE_FORMAT = 'agent-double-game';
export const GAME_FILE_VERSION = 1;
/** Longest file of a game that is read, in UTF-16 units. */
export const MAX_GAME_FILE_LENGTH = 1024 * 1024;

/** A finished game in a file (docs/RECORD.md). It does not say where it was played. */
export interface GameFile extends PlayedGame {
  readonly format: typeof GAME_FILE_FORMAT;
  readonly version: typeof GAME_FILE_VERSION;
}

const FILE_SCHEMA = v.object({
  format: v.literal(GAME_FILE_FORMAT),
  version: v.literal(GAME_FILE_VERSION),
  ...PLAYED_GAME,
});

/** The text of a file that holds `game`; null where it is longer than what is read. */
export const writeGameFile = ({
  game,
  edition,
  language,
  events,
  key,
}: PlayedGame): string | null => {
  const file: GameFile = {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    game,
    edition,
    language,
    events,
    key,
  };
  const text = `${JSON.stringify(file, null, 1)}\n`;
  return readGameFile(text) === null ? null : text;
};

/** The game in the text of a file, whoever wrote it; null where it is none. */
export const readGameFile = (text: string): PlayedGame | null => {
  if (text.length > MAX_GAME_FILE_LENGTH) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(FILE_SCHEMA, json);
  return parsed.success && isWhole(parsed.output) ? parsed.output : null;
};
