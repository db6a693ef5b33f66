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
import type { WireRefusal } from '@agent-double/protocol';
import { traceOf, type Log } from '../log.ts';
import type { Surroundings } from '../surroundings.ts';
import type { BotMind } from './bot-mind.ts';
import type { ProgramFault, ProgramPlayer } from './program-player.ts';

/** How often a computer player tries a move in all, where it is refused or can't be found. */
export const MAX_TRIES = 3;
/** How often a program may go at one table, until that has changed, before the computer moves. */
export const MAX_DROPS = 3;
/** Least time before a move is tried again that the server could not take. */
export const BUSY_MS = 1000;
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

/** Why a computer moved in the place of its program: no fault of the program may be one. */
type StandInCode = ProgramFault | 'server/error';

/** Where a program has its line: at this server, at another one, at none; null: there is none. */
type Place = 'here' | 'elsewhere' | 'away' | null;

/** Brings a move before the room, which accepts it or says why not. */
type PlaceOrder = (order: BotOrder) => Promise<Result<null, WireRefusal>>;

/** What came of a thought: `busy` is to be tried again, and says nothing of who moved. */
type Settled = 'done' | 'refused' | 'busy';

/** The programs that move for some of the computers of a table. */
export interface Programs {
  /** `elsewhere`: by way of another server; `away`: by way of none; null: there is none. */
  programOf(person: PersonId): ProgramPlayer | 'elsewhere' | 'away' | null;
  /** Tells everybody that the computer moved by itself, and why. */
  sayStoodIn(person: PersonId, refusal: { readonly code: StandInCode }): void;
}

/** Lets the computer players of a table move, at a human pace, each by what its seat sees. */
export class BotWatch {
  readonly #surroundings: Surroundings;
  readonly #mind: BotMind;
  readonly #pace: Millis;
  readonly #order: PlaceOrder;
  readonly #log: Log;
  readonly #programs: Programs;
  /** Computers whose program is known to be away by everybody. */
  readonly #missed = new Set<PersonId>();
  #scene: Scene | null = null;
  #places: ReadonlyMap<PersonId, Place> = new Map();
  /** How often the programs of this table have gone since all last saw it change. */
  readonly #drops = new Map<PersonId, number>();
  #tries = 0;
  #thinking: Scene | null = null;
  #cancel: (() => void) | null = null;

  /** `order` says whether the move was accepted, or why not. */
  constructor({ surroundings, mind, pace, log }: BotDeps, order: PlaceOrder, programs: Programs) {
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
    const isSame = before?.seq === scene.seq;
    const isFaceSame = isSame || (before !== null && isSameFace(before.table, scene.table));
    if (!isFaceSame) this.#drops.clear();
    const moved = this.#seePlaces(scene);
    // Programs that come and go would put the move off for ever.
    const isRestless = this.#isAtWork && moved.every((id) => this.#isGivenUp(id));
    if (isSame && (moved.length === 0 || isRestless)) return;
    if (isFaceSame && this.#cancel !== null) {
      this.#scene = scene;
      return;
    }
    this.stop();
    if (this.#bots(scene).length === 0) return;
    this.#scene = scene;
    this.#tries = 0;
    this.#later();
  }

  /** Notes where the programs are; gives the computers whose program is elsewhere than before. */
  #seePlaces(scene: Scene): readonly PersonId[] {
    const before = this.#places;
    this.#places = new Map(this.#bots(scene).map(({ id }) => [id, this.#placeOf(id)]));
    const moved = [...this.#places].filter(([id, place]) => before.get(id) !== place);
    for (const [id] of moved) {
      const was = before.get(id);
      if (was === 'here' || was === 'elsewhere')
        this.#drops.set(id, 1 + (this.#drops.get(id) ?? 0));
    }
    return moved.map(([id]) => id);
  }

  #isGivenUp(person: PersonId): boolean {
    return (this.#drops.get(person) ?? 0) >= MAX_DROPS;
  }

  get #isAtWork(): boolean {
    return this.#cancel !== null || (this.#scene !== null && this.#thinking === this.#scene);
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

  #later(least: Millis = 0): void {
    const { after, chance } = this.#surroundings;
    this.#cancel = after(Math.max(least, this.#pace * (0.6 + 0.8 * chance())), () => {
      this.#cancel = null;
      if (this.#scene !== null) void this.#think(this.#scene);
    });
  }

  async #think(scene: Scene): Promise<void> {
    this.#thinking = scene;
    const settled = await this.#move(scene).catch((error: unknown): Settled => {
      // With the server its thoughts end too.
      if (this.#scene !== null)
        this.#log.error(traceOf(error), 'a computer player could not think');
      return 'refused';
    });
    if (this.#thinking === scene) this.#thinking = null;
    if (this.#scene !== scene || settled === 'done') return;
    if (settled === 'busy') {
      this.#later(BUSY_MS);
      return;
    }
    this.#tries += 1;
    if (this.#tries < MAX_TRIES) this.#later();
  }

  /** `done`: nothing is left to do at this table, as somebody moved, or nobody had to. */
  async #move(scene: Scene): Promise<Settled> {
    for (const by of this.#bots(scene)) {
      const move = await this.#ask(scene, by);
      if (this.#scene !== scene) return 'done';
      if (move === null || this.#isElsewhere(move, by)) continue;
      const settled = await this.#programMoves(scene, by, move);
      if (settled !== null) return settled;
      const command = isUnsaid(scene, by, move) ? SAY_UNKNOWN : commandOf(move);
      return settledBy(await this.#order({ by, scene, command }));
    }
    return 'done';
  }

  /** Whether another server asks the program about it. */
  #isElsewhere({ asked }: NextMove, { id }: Person): boolean {
    if (asked === null || this.#isGivenUp(id)) return false;
    return this.#programs.programOf(id) === 'elsewhere';
  }

  /** What came of asking the program; null, and then said why, where the computer has to move. */
  async #programMoves(scene: Scene, by: Person, move: NextMove): Promise<Settled | null> {
    const answer = await this.#askProgram(scene, by, move);
    if (this.#scene !== scene) return 'done';
    if (answer === null) return null;
    let code: StandInCode;
    if (answer.ok) {
      const outcome = await this.#order({ by, scene, command: answer.value });
      if (outcome.ok || this.#scene !== scene) return 'done';
      if (isBusy(outcome.error)) return 'busy';
      code = outcome.error.code === 'server/error' ? 'server/error' : 'program/refused';
    } else {
      code = answer.error;
    }
    if (!this.#missed.has(by.id)) this.#programs.sayStoodIn(by.id, { code });
    if (code === 'program/ended' || code === 'program/too-late') this.#missed.add(by.id);
    return null;
  }

  /** The program's move; null where there is none to ask, or nothing that programs are asked. */
  async #askProgram(
    { table }: Scene,
    { id }: Person,
    { asked }: NextMove,
  ): Promise<Result<PlayCommand, ProgramFault> | null> {
    const program = this.#programs.programOf(id);
    if (asked === null || program === null) return null;
    if (program === 'away' || this.#isGivenUp(id)) return err('program/ended');
    if (program === 'elsewhere') return null;
    this.#missed.delete(id);
    const words = table.play?.words ?? [];
    return program.ask({ asked, language: table.setup.language, words });
  }

  #placeOf(person: PersonId): Place {
    const program = this.#programs.programOf(person);
    return typeof program === 'object' && program !== null ? 'here' : program;
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

/** Whether the server could not take a move: whoever made it did nothing wrong. */
const isBusy = ({ code }: WireRefusal): boolean =>
  code === 'store/unavailable' || code === 'room/busy';

const settledBy = (outcome: Result<null, WireRefusal>): Settled =>
  outcome.ok ? 'done' : isBusy(outcome.error) ? 'busy' : 'refused';

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
