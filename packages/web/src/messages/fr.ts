import { board } from './fr/board.ts';
import { clue } from './fr/clue.ts';
import { common } from './fr/common.ts';
import { computers } from './fr/computers.ts';
import { connection } from './fr/connection.ts';
import { duo } from './fr/duo.ts';
import { end } from './fr/end.ts';
import { lobby } from './fr/lobby.ts';
import { log } from './fr/log.ts';
import { people } from './fr/people.ts';
import { turn } from './fr/turn.ts';
import { vocabularies } from './fr/vocabulary.ts';

export const fr = {
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
};
