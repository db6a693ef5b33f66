import type { NextMove } from '@agent-double/bots';
import type { Key, Language, Person, Table } from '@agent-double/rules';

/** What a computer player is asked: the table and the key as its own seat sees them. */
export interface Question {
  readonly language: Language;
  readonly table: Table;
  readonly key: Key | null;
  readonly person: Person;
  readonly seed: number;
}

/** Where computer players think. */
export interface BotMind {
  /** The move, or null where nothing is awaited from that seat. Rejects where thinking fails. */
  next(question: Question): Promise<NextMove | null>;
  close(): Promise<void>;
}
