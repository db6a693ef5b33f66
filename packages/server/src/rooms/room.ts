import { formJudge } from '@agent-double/lexicon';
import { encodeServerFrame, type ClientFrame, type WireRefusal } from '@agent-double/protocol';
import {
  err,
  isRunning,
  ok,
  type ClueJudge,
  type Command,
  type Millis,
  type Order,
  type PersonId,
  type Result,
  type Table,
} from '@agent-double/rules';
import type { BotOrder } from '../bots/bot-watch.ts';
import { secondsSince } from '../metrics/meter.ts';
import { judgedFrame, opinionFor, refereeOf } from '../referee/referee-of.ts';
import type { RoomCode } from '../storage/entry.ts';
import type { Presence } from '../storage/neighbours.ts';
import type { Away } from '../storage/room-store.ts';
import { Attendance, type Heard } from './attendance.ts';
import { Clerk, type Account, type Ask, type Wish } from './clerk.ts';
import { Devices } from './devices.ts';
import { Door } from './door.ts';
import { Elsewhere } from './elsewhere.ts';
import { giveBack } from './give-back.ts';
import { caught, type Guard } from './guarded.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './line.ts';
import { turnOf } from './marks.ts';
import { Outage } from './outage.ts';
import { Pointing } from './pointing.ts';
import { orderOf } from './prepare-command.ts';
import type { RoomDeps } from './room-deps.ts';
import { TurnQueue } from './turn-queue.ts';
import { Watches } from './watches.ts';

type Frame<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;

/** One table in memory: what is ordered here is first on disk, then in the ledger, then told. */
export class Room {
  readonly code: RoomCode;
  readonly door: Door;
  readonly devices: Devices;
  readonly #ledger: Ledger;
  readonly #opened: number;
  readonly #deps: RoomDeps;
  readonly #clerk: Clerk;
  readonly #queue = new TurnQueue();
  readonly #attendance: Attendance;
  readonly #elsewhere = new Elsewhere();
  readonly #pointing: Pointing;
  readonly #watches: Watches;
  readonly #outage: Outage;
  readonly #guard: Guard;
  #closed = false;
  #touched: Millis;

  readonly #referee = (): ClueJudge | Promise<ClueJudge> =>
    refereeOf(this.#ledger.table, this.#deps.judgeFor);

  constructor(code: RoomCode, ledger: Ledger, deps: RoomDeps) {
    this.code = code;
    this.#ledger = ledger;
    this.#opened = ledger.seq;
    this.#deps = deps;
    this.#touched = deps.surroundings.now();
    this.#attendance = new Attendance(code, ledger, deps.surroundings, this.#elsewhere);
    this.#pointing = new Pointing(this.#attendance, this.#elsewhere, ledger.table);
    this.#clerk = new Clerk(code, ledger, deps, (entry) => {
      const start = performance.now();
      this.#attendance.tell(entry);
      deps.meter.told(secondsSince(start));
    });
    this.#guard = {
      log: deps.log,
      where: () => ({ room: code, entry: ledger.seq }),
      collapse: this.#vanish,
    };
    this.door = new Door(ledger, {
      own: (account, wish) => this.#own(account, wish),
      catchUp: deps.neighbours && (() => this.reached(Infinity)),
      whyGone: (person) => this.#attendance.whyGone(person),
    });
    this.devices = new Devices(
      ledger,
      this.#clerk,
      (task) => this.#attempt(task),
      (command) => this.#order(command),
    );
    this.#outage = new Outage(ledger, this.#clerk, deps.surroundings, () => {
      void this.#attempt(() => Promise.resolve(ok(null)), null, false);
    });
    this.#watches = new Watches(ledger, deps, {
      attendance: this.#attendance,
      orderSelf: (ask) => this.orderSelf(ask),
      orderBot: (order) => this.#orderBot(order),
    });
  }

  /** Whether a game runs here. */
  get isPlaying(): boolean {
    return isRunning(this.#ledger.table);
  }

  /** Whether the room answers nobody any more, after a bug or because the server stops. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Whether nobody has been there since `since` and nothing is under way. */
  isQuietSince(since: Millis): boolean {
    return this.#attendance.isEmpty && this.#queue.isIdle && this.#touched <= since;
  }

  /** Moves the deadlines by the times in which no server was there, then watches them. */
  async wake(aways: readonly Away[]): Promise<void> {
    await giveBack(aways, this.#ledger, this.#opened, (ask, now) => this.orderSelf(ask, now));
    this.#settle();
  }

  /** Takes in what others have written, if that is more than is known here; null: all is gone. */
  async reached(seq: number | null): Promise<void> {
    if (this.#closed || (seq !== null && seq <= this.#ledger.seq)) return;
    await this.#attempt(async () => ok(await this.#clerk.readOn()), null, false);
  }

  /** Takes in who is here by way of other servers. */
  seeElsewhere(presences: readonly Presence[]): void {
    if (this.#closed || !this.#elsewhere.see(presences)) return;
    this.#attendance.sayPresent(null);
    this.#settle();
  }

  /** Opens a line to a person, or tells an open one what it has missed. */
  enter(line: Line, person: PersonId, heard: Heard | null): void {
    this.#touched = this.#deps.surroundings.now();
    if (this.#closed) {
      line.bye({ code: 'server/stopping' });
      return;
    }
    this.#attendance.enter(line, person, heard);
    this.#pointing.greet(this.#ledger.table, line, person);
    this.#settle(true);
  }

  /** A line has closed. The seat stays. */
  exit(line: Line, person: PersonId): void {
    this.#touched = this.#deps.surroundings.now();
    if (this.#attendance.exit(line, person)) this.#settle(true);
  }

  /** Decides what a person asks, and answers on that line. */
  async order(line: Line, by: PersonId, frame: Frame<'order'>): Promise<void> {
    const outcome = await this.#attempt(
      () => this.#carryOut(line, by, frame),
      () => {
        // An id is plain: `parseClientFrame` takes no other.
        line.send(encodeServerFrame({ type: 'done', id: frame.id }), true);
      },
    );
    if (outcome.ok) {
      this.#deps.meter.accepted();
      return;
    }
    this.#deps.meter.refused(outcome.error.code);
    line.send(encodeServerFrame({ type: 'refused', id: frame.id, refusal: outcome.error }));
  }

  #carryOut(line: Line, by: PersonId, frame: Frame<'order'>): Promise<Result<null, WireRefusal>> {
    const { id, command } = frame;
    const ask: Ask = () =>
      this.#attendance.isOwn(line, by)
        ? orderOf(by, frame, this.#ledger.table, this.#deps)
        : err(this.#attendance.whyGone(by));
    const account = { kind: 'order', by, id } as const;
    const judge = command.type === 'giveClue' ? this.#referee() : formJudge;
    return judge instanceof Promise
      ? judge.then((referee) => this.#clerk.carryOut(ask, referee, account))
      : this.#clerk.carryOut(ask, judge, account);
  }

  /** Points at a card, or no longer. Where that means nothing, the line learns what is marked. */
  mark(line: Line, person: PersonId, frame: Frame<'mark'>): void {
    if (this.#pointing.mark(this.#ledger.table, line, person, frame)) this.#show();
  }

  /** Asks the referee for a clue-giver, whom alone it answers. */
  async judge(line: Line, person: PersonId, frame: Frame<'judge'>): Promise<void> {
    const { table } = this.#ledger;
    const outcome = await opinionFor(table, person, frame, this.#deps.judgeFor).catch(
      (error: unknown) => err(caught(error, this.#guard)),
    );
    line.send(encodeServerFrame(judgedFrame(frame.id, outcome)));
  }

  /** Finishes what is under way, then says goodbye to everybody. */
  async close(refusal: WireRefusal): Promise<void> {
    this.#closed = true;
    await this.#queue.idle();
    this.#vanish(refusal);
  }

  #order(command: Command, now: Millis = this.#deps.surroundings.now()): Order {
    const { game, play } = this.#ledger.table;
    return { by: null, game, turn: play?.turn ?? 0, now, command };
  }

  /** What the server itself has to ask, unless `ask` finds that it need not. */
  async orderSelf(ask: (table: Table) => Command | null, now?: Millis): Promise<void> {
    await this.#own({ kind: 'server' }, (table) => ok(ask(table)), now);
  }

  #own(account: Account, command: Wish, now?: Millis): Promise<Result<null, WireRefusal>> {
    const ask: Ask = () => {
      const asked = command(this.#ledger.table);
      return asked.ok ? ok(asked.value && this.#order(asked.value, now)) : asked;
    };
    return this.#attempt(() => this.#clerk.carryOut(ask, formJudge, account));
  }

  /** A computer player's move, unless the table has changed since it looked. */
  #orderBot({ by, scene, command }: BotOrder): Promise<Result<null, WireRefusal>> {
    const { table, seq } = scene;
    return this.#attempt(async () => {
      if (this.#ledger.seq !== seq) return ok(null);
      const order = { ...this.#order(command), by: by.id, turn: table.play?.turn ?? 0 };
      // Nodes that think about the same table at once order under one id, which counts once.
      const account = { kind: 'order', by: by.id, id: `bot-${seq}` } as const;
      return this.#clerk.carryOut(() => ok(order), await this.#referee(), account);
    });
  }

  /** `accepted` is called where the task was, before anything that follows from it. */
  #attempt<T>(
    task: () => Promise<Result<T, WireRefusal>>,
    accepted: (() => void) | null = null,
    isUse = true,
  ): Promise<Result<T, WireRefusal>> {
    if (this.#closed) return Promise.resolve(err({ code: 'server/stopping' }));
    if (this.#queue.isFull) return Promise.resolve(err({ code: 'room/busy' }));
    if (isUse) this.#touched = this.#deps.surroundings.now();
    return this.#queue.run(() => this.#try(task, accepted));
  }

  async #try<T>(
    task: () => Promise<Result<T, WireRefusal>>,
    accepted: (() => void) | null,
  ): Promise<Result<T, WireRefusal>> {
    let outcome: Result<T, WireRefusal>;
    try {
      if (this.#outage.isOn) await this.#outage.end();
      outcome = await task();
      if (outcome.ok) accepted?.();
      this.#settle();
    } catch (error) {
      outcome = err(caught(error, this.#guard));
    }
    if (!outcome.ok && outcome.error.code === 'store/unavailable') this.#outage.note();
    return outcome;
  }

  readonly #vanish = (refusal: WireRefusal): void => {
    this.#closed = true;
    this.#watches.stop();
    this.#deps.neighbours?.show(this.code, null);
    this.#attendance.dismissAll(refusal);
  };

  /** Brings what hangs on the table and on who is there up to date. */
  #settle(changed = false): void {
    if (this.#closed) return;
    const gone = this.#attendance.dismissGone();
    if (this.#pointing.settle(this.#ledger.table) || gone || changed) this.#show();
    this.#watches.look();
  }

  /** Tells the other servers who is here and what they point at. */
  #show(): void {
    this.#deps.neighbours?.show(this.code, {
      people: this.#attendance.here,
      turn: turnOf(this.#ledger.table),
      marks: this.#pointing.own,
    });
  }
}
