import type { fr } from './fr.ts';
import type { Messages } from './messages.ts';
import { board } from './en/board.ts';
import { clue } from './en/clue.ts';
import { common } from './en/common.ts';
import { computers } from './en/computers.ts';
import { connection } from './en/connection.ts';
import { duo } from './en/duo.ts';
import { end } from './en/end.ts';
import { lobby } from './en/lobby.ts';
import { log } from './en/log.ts';
import { people } from './en/people.ts';
import { turn } from './en/turn.ts';
import { vocabularies } from './en/vocabulary.ts';

export const en = {
  common,
  connection,
  computers,
  lobby,
  people,
  board,
  clue,
  turn,
  duo,
  log,
  end,
  vocabularies,
} satisfies Record<keyof typeof fr, unknown> & Messages;
