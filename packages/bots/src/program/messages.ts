import {
  clueNumber,
  err,
  MAX_CLUE_LENGTH,
  ok,
  type Language,
  type PlayCommand,
  type Result,
} from '@agent-double/rules';
import type { SpokenClue, SpokenGuess } from '../arena/players.ts';
import type { OperativeView, SpymasterView } from '../view.ts';

/** What a seat is asked, with all that it sees. */
export type Asked =
  ({ readonly ask: 'clue' } & SpymasterView) | ({ readonly ask: 'guess' } & OperativeView);

/** A question to a program, one line of JSON. */
export type Question = { readonly id: number; readonly language: Language } & Asked;

/** Why a line is no answer. `other-id` answers another question, and is passed over. */
export type AnswerFault = 'not-json' | 'not-an-object' | 'other-id' | 'bad-clue' | 'bad-guess';

/** Reads a line as the answer to a question. */
export type ReadAnswer<T> = (line: string) => Result<T, AnswerFault>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (line: string, id: number): Result<Fields, AnswerFault> => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return err('not-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err('not-an-object');
  }
  const fields: Fields = Object.fromEntries(Object.entries(value));
  return fields['id'] === id ? ok(fields) : err('other-id');
};

/** Reads `{"id":…,"clue":"…","number":…,"intended":[…]}`; `intended` may be left out. */
export const readClue =
  (id: number, view: SpymasterView): ReadAnswer<SpokenClue> =>
  (line) => {
    const fields = fieldsOf(line, id);
    if (!fields.ok) return fields;
    const { clue, intended } = fields.value;
    const number = clueNumber(fields.value['number']);
    if (typeof clue !== 'string' || clue.trim() === '' || clue.length > MAX_CLUE_LENGTH) {
      return err('bad-clue');
    }
    if (number === null) return err('bad-clue');
    const named: readonly unknown[] = Array.isArray(intended) ? intended : [];
    const words = view.cards.map((card) => card.word);
    return ok({ clue, number, intended: words.filter((word) => named.includes(word)) });
  };

/** Reads `{"id":…,"guess":"…"}` with a word that lies face up, or `{"id":…,"stop":true}`. */
export const readGuess =
  (id: number, view: OperativeView): ReadAnswer<SpokenGuess> =>
  (line) => {
    const fields = fieldsOf(line, id);
    if (!fields.ok) return fields;
    const { guess, stop } = fields.value;
    if (stop === true && view.mayStop) return ok({ type: 'stop' });
    return typeof guess === 'string' && view.words.includes(guess)
      ? ok({ type: 'guess', word: guess })
      : err('bad-guess');
  };

/** Reads a line as the answer to `asked`: the move at a table whose board has these words. */
export const readMove =
  (id: number, asked: Asked, words: readonly string[]): ReadAnswer<PlayCommand> =>
  (line) => {
    if (asked.ask === 'clue') {
      const said = readClue(id, asked)(line);
      if (!said.ok) return said;
      const { clue, number, intended } = said.value;
      const cards = intended.map((word) => words.indexOf(word));
      return ok({ type: 'giveClue', word: clue, number, intended: cards });
    }
    const said = readGuess(id, asked)(line);
    if (!said.ok) return said;
    return ok(
      said.value.type === 'stop'
        ? { type: 'stop' }
        : { type: 'guess', card: words.indexOf(said.value.word) },
    );
  };
