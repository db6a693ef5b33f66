import { setTimeout as wait } from 'node:timers/promises';
import { drawFrom, seeded, type Random } from '@agent-double/bots';
import { Account } from './account.ts';
import { checkLog, differences, type Checked } from './check-log.ts';
import { LiveTable } from './live-table.ts';
import type { ServerProcess } from './server-process.ts';
import type { Witness } from './witness.ts';

/** What is asked for. */
export interface Asked {
  readonly seed: number;
  readonly kills: number;
  readonly tables: number;
  /** Whether servers run from their sources, without a build. */
  readonly sources: boolean;
}

/** What one run came to. */
export interface Report extends Checked {
  readonly on: string;
  readonly kills: number;
  readonly cuts: number;
  readonly restarts: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Acknowledgements after which the entry was looked for from outside, at once. */
  readonly witnessed: number;
  readonly dropped: number;
  readonly doubled: number;
  readonly reordered: number;
  readonly resent: number;
  readonly connections: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** Between the seeds of two tables. */
const SEEDS_APART = 100;
const QUIET_LIMIT_MS = 60_000;
/** How long servers may take to hear of each other's last entries; `report` tells who has not. */
const AGREED_LIMIT_MS = 20_000;
/** Of so many acknowledgements one is looked for on disk. */
const WITNESSED = 5;
/** How long tables with timers are left alone at the end, so that what is due falls due. */
const CALM_MS = 4500;

/** Tables that play on servers which are being troubled, and what is known of them. */
export class Scene {
  readonly account = new Account();
  readonly tables: LiveTable[] = [];
  readonly #seed: number;
  /** Of what is done to the servers; each client has its own. */
  readonly #chance: Random;
  readonly #witness: Witness;
  readonly #start = Date.now();
  readonly #watched: Promise<void>[] = [];
  #playing: readonly Promise<void>[] = [];
  #acknowledged = 0;
  #witnessed = 0;
  kills = 0;
  cuts = 0;
  restarts = 0;

  constructor({ seed }: Asked, witness: Witness) {
    this.#seed = seed;
    this.#chance = seeded(seed);
    this.#witness = witness;
  }

  /** Seats people at so many tables, every other one with a strict timer, and lets them play. */
  async open(count: number, url: () => string): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const seed = this.#seed + (at + 1) * SEEDS_APART;
      const table = await LiveTable.gather(url, at % 2 === 1, this.account, seed);
      this.tables.push(table);
      for (const player of table.players) {
        player.isWild = true;
        player.acknowledged = (order) => {
          this.#acknowledged += 1;
          if (this.#acknowledged % WITNESSED === 0) this.#watch(table.room, player.person, order);
        };
      }
    }
    this.#playing = this.tables.map((table) => table.play());
  }

  /** A number between the two, by the seed. */
  between(least: number, most: number): number {
    return least + drawFrom(this.#chance, most - least + 1);
  }

  /** Lets the load go on until `count` more orders were acknowledged, and then for a while. */
  async load(count: number, ms: number): Promise<void> {
    const goal = this.#acknowledged + count;
    const until = Date.now() + QUIET_LIMIT_MS;
    while (this.#acknowledged < goal) {
      if (Date.now() > until) {
        this.account.problems.push('nothing is acknowledged any more');
        return;
      }
      await wait(5);
    }
    await wait(ms);
  }

  /** Lets everybody finish: timers run out where nobody moves, and everything is answered. */
  async finish(): Promise<void> {
    for (const table of this.tables) table.stop();
    await Promise.all(this.#playing);
    for (const { players } of this.tables) for (const player of players) player.isWild = false;
    await this.#quiet();
    await wait(CALM_MS);
    this.#lookForOverdue();
    for (const table of this.tables) if (table.isTimed) table.abandon();
    await this.#quiet();
    await Promise.all(this.#watched);
  }

  /** Waits until what happened last has come to everybody, by way of whichever server. */
  async agreed(): Promise<void> {
    const until = Date.now() + AGREED_LIMIT_MS;
    for (const { room, players } of this.tables) {
      while (differences(await this.#witness.log(room), players).length > 0) {
        if (Date.now() > until) return;
        await wait(50);
      }
    }
  }

  /** Holds every table against its log. The servers have stopped. */
  async report(on: string, servers: readonly ServerProcess[]): Promise<Report> {
    const { problems, counts } = this.account;
    const total = { entries: 0, games: 0, timers: 0 };
    for (const { room, players } of this.tables) {
      const checked = checkLog(room, await this.#witness.log(room), players, this.account);
      total.entries += checked.entries;
      total.games += checked.games;
      total.timers += checked.timers;
      for (const player of players) player.leave();
    }
    for (const { bugs } of servers) problems.push(...bugs);
    return {
      on,
      ...{ kills: this.kills, cuts: this.cuts, restarts: this.restarts },
      ...{ acknowledged: this.account.done, refused: this.account.refused },
      ...{ witnessed: this.#witnessed, ...counts, ...total },
      seconds: Math.round((Date.now() - this.#start) / 100) / 10,
      problems,
    };
  }

  async #quiet(): Promise<void> {
    const until = Date.now() + QUIET_LIMIT_MS;
    for (;;) {
      const noisy = this.tables.filter((table) => !table.isQuiet);
      if (noisy.length === 0) return;
      if (Date.now() > until) {
        for (const { room } of noisy) this.account.problems.push(`no answer in ${room}`);
        return;
      }
      await wait(20);
    }
  }

  #watch(room: string, person: string, order: string): void {
    const seen = this.#witness.sees(room, person, order).then((sees) => {
      if (sees === true) this.#witnessed += 1;
      const what = `${order} of ${person} in ${room}`;
      if (sees === false) this.account.problems.push(`acknowledged before its commit: ${what}`);
    });
    this.#watched.push(seen);
  }

  #lookForOverdue(): void {
    for (const { room, players } of this.tables) {
      const clock = players[0]?.table?.play?.clock;
      if (clock?.running === true && clock.deadline < Date.now() - CALM_MS / 2) {
        this.account.problems.push(`a timer did not run out in ${room}`);
      }
    }
  }
}
