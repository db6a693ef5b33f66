import { formJudge } from '@agent-double/lexicon';
import { encodeServerFrame, type ClientFrame, type WireRefusal } from '@agent-double/protocol';
import {
  err,
  isRunning,
  ok,
  personOf,
  seatSide,
  spymasterTeam,
  type ClueJudge,
  type Command,
  type Millis,
  type Order,
  type PersonId,
  type Result,
  type Table,
} from '@agent-double/rules';
import { traceOf } from '../log.ts';
import { previewJudgement } from '../referee/preview-judgement.ts';
import type { RoomCode, TokenHash } from '../storage/entry.ts';
import { StoreUnavailable, type Away } from '../storage/room-store.ts';
import { Attendance, type Heard } from './attendance.ts';
import { Clerk, LedgerBroken } from './clerk.ts';
import { DeadlineWatch } from './deadline-watch.ts';
import { HostWatch } from './host-watch.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './line.ts';
import { MarkBoard, seesMarks } from './marks.ts';
import { prepareCommand } from './prepare-command.ts';
import type { RoomDeps } from './room-deps.ts';
import { TurnQueue } from './turn-queue.ts';

type Frame<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>;

/** One table in memory: what is ordered here is first on disk, then in the ledger, then told. */
export class Room {
  readonly code: RoomCode;
  readonly #ledger: Ledger;
  readonly #deps: RoomDeps;
  readonly #clerk: Clerk;
  readonly #queue = new TurnQueue();
  readonly #attendance: Attendance;
  readonly #marks = new MarkBoard();
  readonly #hostWatch: HostWatch;
  readonly #deadlineWatch: DeadlineWatch;
  readonly #isPresent = (person: PersonId): boolean => this.#attendance.isPresent(person);
  /** The table as everybody has been told it. */
  #shown: Table;
  #closed = false;
  #touched: Millis;

  constructor(code: RoomCode, ledger: Ledger, deps: RoomDeps) {
    this.code = code;
    this.#ledger = ledger;
    this.#deps = deps;
    this.#shown = ledger.table;
    this.#touched = deps.surroundings.now();
    this.#attendance = new Attendance(code, ledger, deps.surroundings);
    this.#clerk = new Clerk(code, ledger, deps, ({ events }) => {
      this.#attendance.tell(events);
    });
    this.#hostWatch = new HostWatch(deps.surroundings, (heir) => {
      void this.#orderSelf(() =>
        this.#isHostMissing() ? { type: 'passHost', person: heir } : null,
      );
    });
    this.#deadlineWatch = new DeadlineWatch(deps.surroundings, () => {
      void this.#orderSelf(() => ({ type: 'expire', chance: deps.surroundings.chance() }));
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
    for (const { from, until } of aways) {
      await this.#orderSelf(() => ({ type: 'giveBack', span: until - from }), from);
    }
    this.#settle();
  }

  /** Whom the secret belongs to, while that person is at the table. */
  person(token: TokenHash | null): PersonId | null {
    return personOf(this.#ledger.table, this.#ledger.holder(token))?.id ?? null;
  }

  /** Why a secret that belongs to nobody at the table opens no line. */
  whyNobody(token: TokenHash | null): WireRefusal {
    const holder = this.#ledger.holder(token);
    const removed = holder !== null && this.#ledger.table.removed.includes(holder);
    return { code: removed ? 'person/removed' : 'person/none' };
  }

  /** Brings the holder of `token` to the table; whoever is there already stays who they are. */
  async join(name: string, token: TokenHash): Promise<Result<PersonId, WireRefusal>> {
    const joined = await this.#attempt(() => {
      if (this.person(token) !== null) return Promise.resolve(ok(null));
      const command: Command = { type: 'join', name, returning: this.#ledger.holder(token) };
      return this.#clerk.carryOut(this.#order(command), formJudge, { kind: 'join', token });
    });
    if (!joined.ok) return joined;
    const person = this.person(token);
    return person === null ? err(this.whyNobody(token)) : ok(person);
  }

  /** Opens a line to a person, or tells an open one what it has missed. */
  enter(line: Line, person: PersonId, heard: Heard | null): void {
    this.#touched = this.#deps.surroundings.now();
    if (this.#closed) {
      line.bye({ code: 'server/stopping' });
      return;
    }
    this.#attendance.enter(line, person, heard);
    if (!this.#marks.isEmpty && this.#seesMarks(this.#ledger.table, person)) this.#sendMarks(line);
    this.#settle();
  }

  /** A line has closed. The seat stays. */
  exit(line: Line, person: PersonId): void {
    this.#touched = this.#deps.surroundings.now();
    if (this.#attendance.exit(line, person)) this.#settle();
  }

  /** Decides what a person asks, and answers on that line. */
  async order(
    line: Line,
    by: PersonId,
    { id, game, turn, command }: Frame<'order'>,
  ): Promise<void> {
    const outcome = await this.#attempt(async () => {
      const { draw, now } = this.#deps.surroundings;
      if (this.#ledger.has(by, id)) {
        line.send(encodeServerFrame({ type: 'done', id }));
        return ok(null);
      }
      const prepared = await prepareCommand(command, this.#ledger.table, draw);
      if (!prepared.ok) return prepared;
      const judge = command.type === 'giveClue' ? await this.#referee() : formJudge;
      const order = { by, game, turn, now: now(), command: prepared.value };
      const decided = await this.#clerk.carryOut(order, judge, { kind: 'order', by, id });
      if (decided.ok) line.send(encodeServerFrame({ type: 'done', id }));
      return decided;
    });
    if (!outcome.ok) {
      line.send(encodeServerFrame({ type: 'refused', id, refusal: outcome.error }));
    }
  }

  /** Points at a card, or no longer. Where that means nothing, the line learns what is marked. */
  mark(line: Line, person: PersonId, { card, on }: Frame<'mark'>): void {
    const { table } = this.#ledger;
    if (this.#marks.set(table, person, card, on)) this.#showMarks(table);
    else this.#sendMarks(line, this.#seesMarks(table, person));
  }

  /** Asks the referee for a clue-giver, whom alone it answers. */
  async judge(line: Line, person: PersonId, frame: Frame<'judge'>): Promise<void> {
    const { id, word, number } = frame;
    const outcome = await this.#guard(async () => {
      const { table } = this.#ledger;
      const seat = personOf(table, person)?.seat ?? null;
      const gives = spymasterTeam(seat) !== null || seatSide(seat) !== null;
      if (!isRunning(table) || table.play === null || !gives) {
        return err({ code: 'judge/not-yours' as const });
      }
      return ok(previewJudgement(table.play, await this.#referee(), word, number));
    });
    line.send(
      encodeServerFrame(
        outcome.ok
          ? { type: 'judged', id, judgement: outcome.value }
          : { type: 'notJudged', id, refusal: outcome.error },
      ),
    );
  }

  /** Finishes what is under way, then says goodbye to everybody. */
  async close(refusal: WireRefusal): Promise<void> {
    this.#closed = true;
    await this.#queue.idle();
    this.#stop();
    this.#attendance.dismissAll(refusal);
  }

  /** Who judges clues here; a table without a referee minds their form alone. */
  #referee(): Promise<ClueJudge> {
    const { play, setup } = this.#ledger.table;
    return play === null || play.parameters.referee === 'off'
      ? Promise.resolve(formJudge)
      : this.#deps.judgeFor(setup.language);
  }

  #order(command: Command, now: Millis = this.#deps.surroundings.now()): Order {
    const { game, play } = this.#ledger.table;
    return { by: null, game, turn: play?.turn ?? 0, now, command };
  }

  /** What the server itself has to ask, unless `ask` finds that it need not. */
  async #orderSelf(ask: () => Command | null, now?: Millis): Promise<void> {
    await this.#attempt(() => {
      const command = ask();
      if (command === null) return Promise.resolve(ok(null));
      return this.#clerk.carryOut(this.#order(command, now), formJudge, { kind: 'server' });
    });
  }

  #attempt<T>(task: () => Promise<Result<T, WireRefusal>>): Promise<Result<T, WireRefusal>> {
    if (this.#closed) return Promise.resolve(err({ code: 'server/stopping' }));
    if (this.#queue.isFull) return Promise.resolve(err({ code: 'room/busy' }));
    this.#touched = this.#deps.surroundings.now();
    return this.#queue.run(() =>
      this.#guard(async () => {
        const result = await task();
        this.#settle();
        return result;
      }),
    );
  }

  /** The one place where a bug in this room ends. */
  async #guard<T>(task: () => Promise<Result<T, WireRefusal>>): Promise<Result<T, WireRefusal>> {
    try {
      return await task();
    } catch (error) {
      const where = { room: this.code, entry: this.#ledger.seq };
      if (error instanceof StoreUnavailable) {
        this.#deps.log.error({ ...where, ...traceOf(error.cause) }, 'the store is unavailable');
        return err({ code: 'store/unavailable' });
      }
      const cause = error instanceof LedgerBroken ? error.cause : error;
      this.#deps.log.error({ ...where, ...traceOf(cause) }, 'a bug in a room');
      if (error instanceof LedgerBroken) this.#collapse();
      return err({ code: 'server/error' });
    }
  }

  /** The log is right and this memory of it is not: whoever comes back gets a fresh one. */
  #collapse(): void {
    this.#closed = true;
    this.#stop();
    this.#attendance.dismissAll({ code: 'server/error' });
  }

  #stop(): void {
    this.#hostWatch.stop();
    this.#deadlineWatch.stop();
  }

  /** Brings what hangs on the table and on who is there up to date. */
  #settle(): void {
    if (this.#closed) return;
    const { table } = this.#ledger;
    this.#attendance.dismissGone();
    if (this.#marks.prune(table, this.#isPresent)) this.#showMarks(this.#shown);
    this.#shown = table;
    this.#hostWatch.look(table, this.#isPresent);
    this.#deadlineWatch.look(table);
  }

  #isHostMissing(): boolean {
    const { host } = this.#ledger.table;
    return host !== null && !this.#isPresent(host);
  }

  #seesMarks(table: Table, person: PersonId): boolean {
    return seesMarks(table, personOf(table, person)?.seat ?? null);
  }

  #showMarks(before: Table): void {
    this.#attendance.showMarks(this.#marks.marks, (person) => this.#seesMarks(before, person));
  }

  #sendMarks(line: Line, sees = true): void {
    line.send(encodeServerFrame({ type: 'marks', marks: sees ? this.#marks.marks : {} }));
  }
}
