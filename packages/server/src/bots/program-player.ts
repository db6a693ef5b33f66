import type { Asked, readMove as ReadMove } from '@agent-double/bots';
import { err, type Language, type PlayCommand, type Result } from '@agent-double/rules';
import type { WireRefusal } from '@agent-double/protocol';
import type { Surroundings } from '../surroundings.ts';

/** How long a program may take for an answer. */
export const PROGRAM_SECONDS = 10;

/** Why a program made no move. */
export type ProgramFault = Extract<WireRefusal['code'], `program/${string}`>;

/** What a program is asked, at a board with these words. */
interface Turn {
  readonly asked: Asked;
  readonly language: Language;
  readonly words: readonly string[];
}

type Outcome = Result<PlayCommand, ProgramFault>;

interface Question {
  readonly read: ReturnType<typeof ReadMove>;
  readonly settle: (outcome: Outcome) => void;
}

/** What carries the lines of a program. */
export interface ProgramWire {
  readonly send: (line: string) => void;
  /** The program has been late, and is asked no more. */
  readonly late: () => void;
}

/** A program that makes the moves of a computer player, asked one question at a time. */
export class ProgramPlayer {
  readonly #wire: ProgramWire;
  readonly #surroundings: Pick<Surroundings, 'after'>;
  readonly #readMove: typeof ReadMove;
  #id = 0;
  #question: Question | null = null;
  #over = false;

  constructor(
    wire: ProgramWire,
    surroundings: Pick<Surroundings, 'after'>,
    readMove: typeof ReadMove,
  ) {
    this.#wire = wire;
    this.#surroundings = surroundings;
    this.#readMove = readMove;
  }

  /** Asks, and forgets what was asked before: the table has changed since. Never rejects. */
  ask({ asked, language, words }: Turn): Promise<Outcome> {
    this.#question?.settle(err('program/too-late'));
    if (this.#over) return Promise.resolve(err('program/ended'));
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      const cancel = this.#surroundings.after(PROGRAM_SECONDS * 1000, () => {
        this.end('program/too-late');
        this.#wire.late();
      });
      const settle = (outcome: Outcome): void => {
        cancel();
        this.#question = null;
        resolve(outcome);
      };
      this.#question = { read: this.#readMove(id, asked, words), settle };
      this.#wire.send(JSON.stringify({ id, language, ...asked }));
    });
  }

  /** Takes a line for the answer; one that answers another question is passed over. */
  hear(line: string): void {
    const question = this.#question;
    if (question === null) return;
    const answer = question.read(line);
    if (answer.ok) question.settle(answer);
    else if (answer.error !== 'other-id') question.settle(err('program/bad-answer'));
  }

  /** The program is gone, or no longer waited for. */
  end(fault: ProgramFault = 'program/ended'): void {
    this.#over = true;
    this.#question?.settle(err(fault));
  }
}
