import { setTimeout as wait } from 'node:timers/promises';
import { drawFrom, seeded, type Random } from '@agent-double/bots';
import type { WireCommand } from '@agent-double/protocol';
import type { PersonId, Table, Team } from '@agent-double/rules';
import type { Account, Fate } from './account.ts';
import { Player } from './player.ts';
import { visit } from './visit.ts';

const SEATS = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Orders of one person that may be without an answer before the next. */
const MOST_WAITING = 3;
/** A table moves once in so many milliseconds, on average. */
const PACE_MS = 10;
/** A strict timer's seconds; tables that have one let every other turn run out. */
const TIMER_SECONDS = 2;
const ANSWER_LIMIT_MS = 60_000;

type Guess = Extract<NonNullable<Table['play']>, { kind: 'teams' }>;

/** A room of four who play all the time, or until their timer runs out. */
export class LiveTable {
  readonly room: string;
  readonly players: readonly Player[];
  readonly isTimed: boolean;
  readonly #chance: Random;
  #stopped = false;
  #moves = 0;

  private constructor(room: string, players: readonly Player[], isTimed: boolean, chance: Random) {
    this.room = room;
    this.players = players;
    this.isTimed = isTimed;
    this.#chance = chance;
  }

  /** Makes a room, has four people join and sit down, and starts a game. */
  static async gather(
    url: () => string,
    isTimed: boolean,
    account: Account,
    seed: number,
  ): Promise<LiveTable> {
    const host = await visit(`${url()}/api/rooms`, 'POST', {
      body: { name: 'Ada', language: 'fr' },
    });
    const { room } = JSON.parse(host.body) as { room: string };
    const joined = [host];
    for (const name of ['Ben', 'Cleo', 'Denis']) {
      joined.push(await visit(`${url()}/api/rooms/${room}/people`, 'POST', { body: { name } }));
    }
    const players = joined.map(({ body, cookie }, at) => {
      const { person } = JSON.parse(body) as { person: PersonId };
      return new Player({ url, room, cookie, person }, account, seeded(seed + at));
    });
    const table = new LiveTable(room, players, isTimed, seeded(seed + joined.length));
    await table.#begin();
    return table;
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      this.#step();
      await wait(drawFrom(this.#chance, 2 * PACE_MS));
    }
  }

  /** Plays no more; what is under way is still answered. */
  stop(): void {
    this.#stopped = true;
  }

  /** Whether every order has its answer and every client is there. */
  get isQuiet(): boolean {
    return this.players.every(({ waiting, isOpen }) => waiting === 0 && isOpen);
  }

  /** The host ends the game that runs, and with it what its timers would do. */
  abandon(): void {
    this.players[0]?.order({ type: 'abandon' });
  }

  async #begin(): Promise<void> {
    const timers = { 'timer.clue': TIMER_SECONDS, 'timer.guess': TIMER_SECONDS };
    const strict = this.isTimed ? { ...timers, 'timer.on_expiry': 'end_turn' } : {};
    for (const [at, player] of this.players.entries()) {
      await this.#answered(player.order({ type: 'takeSeat', seat: SEATS[at] ?? SEATS[0] }));
    }
    const change = { start: 'red', changes: { referee: 'off', ...strict } } as const;
    for (const command of [{ type: 'changeSetup', change }, { type: 'startGame' }] as const) {
      await this.#answered(this.players[0]?.order(command));
    }
  }

  async #answered(fate: Fate | undefined): Promise<void> {
    const until = Date.now() + ANSWER_LIMIT_MS;
    while (fate?.done !== true) {
      if (fate?.refused != null) throw new Error(`${fate.command} was refused: ${fate.refused}`);
      if (Date.now() > until) throw new Error('a table could not be set');
      await wait(5);
    }
  }

  #step(): void {
    const player = this.players[drawFrom(this.#chance, this.players.length)];
    if (player === undefined || player.waiting >= MOST_WAITING) return;
    const command = this.#wish(player);
    if (command !== null) player.order(command);
  }

  /** What that person does now, as the table is for them; null is nothing. */
  #wish(player: Player): WireCommand | null {
    const { play } = player.table ?? { play: null };
    if (play?.kind !== 'teams') return null;
    this.#moves += 1;
    const at = this.players.indexOf(player);
    const { phase } = play;
    if (phase.name === 'over') return at === 0 ? { type: 'startGame' } : null;
    const isOperative = at % 2 === 1;
    const isIdle = this.isTimed && (play.turn + (player.table?.game ?? 0)) % 2 === 0;
    if (!isIdle && phase.name === 'clue' && at === (phase.team === 'red' ? 0 : 2)) {
      return { type: 'giveClue', word: this.#clue(), number: 1 + drawFrom(this.#chance, 3) };
    }
    if (!isIdle && phase.name === 'guess' && at === (phase.team === 'red' ? 1 : 3)) {
      const stops = phase.made > 0 && drawFrom(this.#chance, 3) === 0;
      return stops ? { type: 'stop' } : { type: 'guess', card: this.#card(play, phase.team) };
    }
    if (!isOperative || drawFrom(this.#chance, 3) !== 0) return null;
    return { type: 'rename', name: `Nom ${this.#moves}` };
  }

  #clue(): string {
    const letters = Array.from({ length: 8 }, () => LETTERS[drawFrom(this.#chance, 26)] ?? '');
    return `vrombi${letters.join('')}`;
  }

  /** Mostly one of the team's own, so that games last; any other one now and then. */
  #card({ covered }: Guess, team: Team): number {
    const key = this.players[0]?.key;
    const hidden = covered.flatMap((cover, card) => (cover === null ? [card] : []));
    const own = hidden.filter((card) => key?.kind === 'teams' && key.cards[card] === team);
    const among = own.length > 0 && drawFrom(this.#chance, 6) > 0 ? own : hidden;
    return among[drawFrom(this.#chance, among.length)] ?? 0;
  }
}
