import type { NextMove } from '@agent-double/bots';
import {
  emptySeats,
  err,
  isRunning,
  project,
  projectKey,
  type Key,
  type Millis,
  type Person,
  type PersonId,
  type PlayCommand,
  type Result,
  type Table,
} from '@agent-double/rules';
import { traceOf, type Log } from '../log.ts';
import type { Surroundings } from '../surroundings.ts';
import type { BotMind } from './bot-mind.ts';
import type { ProgramFault, ProgramPlayer } from './program-player.ts';

/** How often a computer player tries again after a move that was refused or could not be found. */
export const MAX_TRIES = 3;
const SEEDS = 2 ** 31 - 1;

/** What the computer players of a table see it by. */
export interface Scene {
  readonly table: Table;
  readonly key: Key | null;
  /** Number of the last entry: two looks at the same number are at the same table. */
  readonly seq: number;
}

/** A move of a computer player, for the table that it looked at. */
export interface BotOrder {
  readonly by: Person;
  readonly scene: Scene;
  readonly command: PlayCommand | { readonly type: 'sayUnknown' };
}

/** The programs that move for some of the computers of a table. */
export interface Programs {
  /** `elsewhere`: by way of another server; `away`: by way of none; null: there is none. */
  programOf(person: PersonId): ProgramPlayer | 'elsewhere' | 'away' | null;
  /** Tells everybody that the computer moved by itself, and why. */
  sayStoodIn(person: PersonId, refusal: { readonly code: ProgramFault }): void;
}

/** Lets the computer players of a table move, at a human pace, each by what its seat sees. */
export class BotWatch {
  readonly #surroundings: Surroundings;
  readonly #mind: BotMind;
  readonly #pace: Millis;
  readonly #order: (order: BotOrder) => Promise<boolean>;
  readonly #log: Log;
  readonly #programs: Programs;
  /** Computers whose program is known to be away by everybody. */
  readonly #missed = new Set<PersonId>();
  #scene: Scene | null = null;
  #places = '';
  #tries = 0;
  #cancel: (() => void) | null = null;

  /** `order` says whether the move was accepted. */
  constructor(
    { surroundings, mind, pace, log }: BotDeps,
    order: (order: BotOrder) => Promise<boolean>,
    programs: Programs,
  ) {
    this.#programs = programs;
    this.#surroundings = surroundings;
    this.#mind = mind;
    this.#pace = pace;
    this.#log = log;
    this.#order = order;
  }

  /**
   * Looks again after the table has changed, or where its programs are; what others do in private
   * changes no pace.
   */
  look(scene: Scene): void {
    const before = this.#scene;
    const places = this.#bots(scene)
      .map(({ id }) => this.#placeOf(id))
      .join();
    if (before?.seq === scene.seq && places === this.#places) return;
    if (before !== null && this.#cancel !== null && isSameFace(before.table, scene.table)) {
      this.#scene = scene;
      this.#places = places;
      return;
    }
    this.stop();
    this.#places = places;
    if (this.#bots(scene).length === 0) return;
    this.#scene = scene;
    this.#tries = 0;
    this.#later();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#scene = null;
  }

  #bots({ table }: Scene): readonly Person[] {
    return isRunning(table) && emptySeats(table).length === 0
      ? table.people.filter(({ bot, seat }) => bot !== null && seat !== null)
      : [];
  }

  #later(): void {
    const { after, chance } = this.#surroundings;
    this.#cancel = after(this.#pace * (0.6 + 0.8 * chance()), () => {
      this.#cancel = null;
      if (this.#scene !== null) void this.#think(this.#scene);
    });
  }

  async #think(scene: Scene): Promise<void> {
    const settled = await this.#move(scene).catch((error: unknown) => {
      this.#log.error(traceOf(error), 'a computer player could not think');
      return false;
    });
    this.#tries += 1;
    if (!settled && this.#scene === scene && this.#tries < MAX_TRIES) this.#later();
  }

  /** Whether nothing is left to do at this table: somebody moved, or nobody had to. */
  async #move(scene: Scene): Promise<boolean> {
    for (const by of this.#bots(scene)) {
      const move = await this.#ask(scene, by);
      if (this.#scene !== scene) return true;
      if (move === null || this.#isElsewhere(move, by)) continue;
      if (await this.#programMoves(scene, by, move)) return true;
      const command = isUnsaid(scene, by, move) ? SAY_UNKNOWN : commandOf(move);
      return this.#order({ by, scene, command });
    }
    return true;
  }

  /** Whether another server asks the program about it. */
  #isElsewhere({ asked }: NextMove, { id }: Person): boolean {
    return asked !== null && this.#programs.programOf(id) === 'elsewhere';
  }

  /** Whether nothing is left to do after the program was asked. If not, it is said why. */
  async #programMoves(scene: Scene, by: Person, move: NextMove): Promise<boolean> {
    const answer = await this.#askProgram(scene, by, move);
    if (this.#scene !== scene) return true;
    if (answer === null) return false;
    if (answer.ok && (await this.#order({ by, scene, command: answer.value }))) return true;
    if (this.#scene !== scene) return true;
    const code = answer.ok ? 'program/refused' : answer.error;
    if (!this.#missed.has(by.id)) this.#programs.sayStoodIn(by.id, { code });
    if (code === 'program/ended' || code === 'program/too-late') this.#missed.add(by.id);
    return false;
  }

  /** The program's move; null where there is none to ask, or nothing that programs are asked. */
  async #askProgram(
    { table }: Scene,
    { id }: Person,
    { asked }: NextMove,
  ): Promise<Result<PlayCommand, ProgramFault> | null> {
    const program = this.#programs.programOf(id);
    if (asked === null || program === null || program === 'elsewhere') return null;
    if (program === 'away') return err('program/ended');
    this.#missed.delete(id);
    const words = table.play?.words ?? [];
    return program.ask({ asked, language: table.setup.language, words });
  }

  #placeOf(person: PersonId): string {
    const program = this.#programs.programOf(person);
    return typeof program === 'object' && program !== null ? 'here' : String(program);
  }

  #ask({ table, key }: Scene, person: Person): Promise<NextMove | null> {
    return this.#mind.next({
      language: table.setup.language,
      table: project(table, person),
      key: projectKey(table, key, person),
      person,
      seed: this.#surroundings.draw(SEEDS),
    });
  }
}

const SAY_UNKNOWN = { type: 'sayUnknown' } as const;

/** Whether the clue means nothing to this computer, and it has not said so yet. */
const isUnsaid = ({ table }: Scene, { id }: Person, { unknownClue }: NextMove): boolean =>
  unknownClue &&
  table.play?.phase.name === 'guess' &&
  !table.unknownClues.some(({ turn, person }) => turn === table.play?.turn && person === id);

/** Whether two tables differ in nothing that lies face up: events fold to a new value of a field. */
const isSameFace = (before: Table, after: Table): boolean =>
  isSameBut('play', before, after) &&
  before.play !== null &&
  after.play !== null &&
  isSameBut('privy', before.play, after.play);

const isSameBut = <T extends object>(field: keyof T, before: T, after: T): boolean =>
  (Object.keys(after) as (keyof T)[]).every(
    (name) => name === field || before[name] === after[name],
  );

/** What every table's computer players are given. */
export interface BotDeps {
  readonly surroundings: Surroundings;
  readonly mind: BotMind;
  /** Mean time before a move. */
  readonly pace: Millis;
  readonly log: Log;
}

/** The command with what is shown of it after the game. */
const commandOf = ({ command, chosen }: NextMove): PlayCommand => {
  if (command.type !== 'giveClue' || chosen === null) return command;
  const { danger, rejected } = chosen.reasons;
  return {
    ...command,
    thoughts: {
      danger: danger?.word ?? null,
      rejected: rejected === null ? null : { clue: rejected.clue, near: rejected.near.word },
    },
  };
};
