import type { NextMove } from '@agent-double/bots';
import {
  emptySeats,
  isRunning,
  project,
  projectKey,
  type Key,
  type Millis,
  type Person,
  type PlayCommand,
  type Table,
} from '@agent-double/rules';
import { traceOf, type Log } from '../log.ts';
import type { Surroundings } from '../surroundings.ts';
import type { BotMind } from './bot-mind.ts';

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
  readonly command: PlayCommand;
}

/** Lets the computer players of a table move, at a human pace, each by what its seat sees. */
export class BotWatch {
  readonly #surroundings: Surroundings;
  readonly #mind: BotMind;
  readonly #pace: Millis;
  readonly #order: (order: BotOrder) => Promise<boolean>;
  readonly #log: Log;
  #scene: Scene | null = null;
  #tries = 0;
  #cancel: (() => void) | null = null;

  /** `order` says whether the move was accepted. */
  constructor(
    { surroundings, mind, pace, log }: BotDeps,
    order: (order: BotOrder) => Promise<boolean>,
  ) {
    this.#surroundings = surroundings;
    this.#mind = mind;
    this.#pace = pace;
    this.#log = log;
    this.#order = order;
  }

  /** Looks again after the table has changed; what others do in private changes no pace. */
  look(scene: Scene): void {
    const before = this.#scene;
    if (before?.seq === scene.seq) return;
    if (before !== null && this.#cancel !== null && isSameFace(before.table, scene.table)) {
      this.#scene = scene;
      return;
    }
    this.stop();
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
      if (move !== null) return this.#order({ by, scene, command: commandOf(move) });
    }
    return true;
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
