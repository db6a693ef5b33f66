import type { ClueAnalysis, NextMove } from '@agent-double/bots';
import type { GameEvent, Key, Language, Person, Table } from '@agent-double/rules';

/** What a computer player is asked: the table and the key as its own seat sees them. */
export interface Question {
  readonly language: Language;
  readonly table: Table;
  readonly key: Key | null;
  readonly person: Person;
  readonly seed: number;
}

/** A clue that a computer player is asked to look back at, in a game that is over. */
export interface LookBack {
  readonly language: Language;
  /** What all saw, from the deal on. */
  readonly events: readonly GameEvent[];
  readonly key: Key;
  readonly turn: number;
}

/** Where computer players think. */
export interface BotMind {
  /** The move, or null where nothing is awaited from that seat. Rejects where thinking fails. */
  next(question: Question): Promise<NextMove | null>;
  /** What it makes of a clue that was given, or null where that turn had none. */
  lookBack(at: LookBack): Promise<ClueAnalysis | null>;
  close(): Promise<void>;
}
