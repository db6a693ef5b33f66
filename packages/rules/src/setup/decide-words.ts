import type { RoomCommand } from '../command.ts';
import type { RoomEvent } from '../event.ts';
import type { PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS } from '../setup.ts';
import { isRunning, type Table } from '../table.ts';
import { UNSEEN } from '../unseen.ts';
import { foldWord } from '../word.ts';

const WRITTEN = /^[\p{L}\p{Nd}]+(?:['’ -][\p{L}\p{Nd}]+)*$/u;
const LETTER = /\p{L}/u;

/** Judges words that the host gives the table to deal from (docs/RULES.md SETUP-12, SETUP-13). */
export const decideWords = (
  table: Table,
  by: PersonId | null,
  { from, words }: Extract<RoomCommand, { type: 'changeWords' }>,
): Result<readonly RoomEvent[], Refusal> => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  if (isRunning(table)) return err(refusal('setup/game-running'));
  const isPlace = Number.isInteger(from) && from >= 0 && from <= table.ownWords.length;
  if (!isPlace) return err(refusal('setup/bad-words'));
  if (from + words.length > MAX_OWN_WORDS) return err(refusal('setup/too-many-words'));
  const all = [...table.ownWords.slice(0, from), ...words];
  const differ = new Set(all.map(foldWord)).size === all.length;
  return differ && words.every(isOwnWord)
    ? ok([{ type: 'wordsChanged', from, words }])
    : err(refusal('setup/bad-words'));
};

/** Whether a card can show the word: letters and figures, and what joins them, in one piece. */
const isOwnWord = (word: string): boolean =>
  [...word].length <= MAX_OWN_WORD_LENGTH &&
  word === word.normalize('NFC') &&
  WRITTEN.test(word) &&
  !UNSEEN.test(word) &&
  LETTER.test(word);
