import { encodeServerFrame, type ClientFrame, type Marks } from '@agent-double/protocol';
import { personOf, type PersonId, type Table } from '@agent-double/rules';
import type { Attendance } from './attendance.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Line } from './line.ts';
import { MarkBoard, seesMarks, turnOf } from './marks.ts';

type MarkFrame = Extract<ClientFrame, { type: 'mark' }>;

const NOTHING = JSON.stringify({} satisfies Marks);

const sees = (table: Table, person: PersonId): boolean =>
  seesMarks(table, personOf(table, person)?.seat ?? null);

/** What the people of a room point at, here and on other servers, and who is told of it. */
export class Pointing {
  readonly #attendance: Attendance;
  readonly #elsewhere: Elsewhere;
  readonly #board = new MarkBoard();
  /** The table as everybody has been told it. */
  #shown: Table;
  #told = NOTHING;

  constructor(attendance: Attendance, elsewhere: Elsewhere, table: Table) {
    this.#attendance = attendance;
    this.#elsewhere = elsewhere;
    this.#shown = table;
  }

  /** What is pointed at by way of this server. */
  get own(): Marks {
    return this.#board.marks;
  }

  /** Points at a card, or no longer. Where that means nothing, the line learns what is marked. */
  mark(table: Table, line: Line, person: PersonId, { card, on }: MarkFrame): boolean {
    const changed = this.#board.set(table, person, card, on);
    if (changed) this.#show(table, table);
    else this.#send(line, sees(table, person) ? this.#all(table) : {});
    return changed;
  }

  /** Tells a new line what is pointed at, if it may know and there is anything. */
  greet(table: Table, line: Line, person: PersonId): void {
    const marks = this.#all(table);
    if (Object.keys(marks).length > 0 && sees(table, person)) this.#send(line, marks);
  }

  /**
   * Forgets what has ended with the turn or with who has gone, and tells of what has changed here
   * or elsewhere; whether anything of this server's own has.
   */
  settle(table: Table): boolean {
    const changed = this.#board.prune(table, (person) => this.#attendance.isHere(person));
    const nothing = this.#board.isEmpty && this.#elsewhere.isEmpty;
    const all = nothing ? NOTHING : JSON.stringify(this.#all(table));
    if (changed || all !== this.#told) this.#show(table, this.#shown);
    this.#shown = table;
    return changed;
  }

  #all(table: Table): Marks {
    return this.#elsewhere.withMarks(this.#board.marks, turnOf(table));
  }

  #show(table: Table, before: Table): void {
    const marks = this.#all(table);
    this.#told = JSON.stringify(marks);
    this.#attendance.showMarks(marks, (person) => sees(before, person));
  }

  #send(line: Line, marks: Marks): void {
    line.send(encodeServerFrame({ type: 'marks', marks }));
  }
}
