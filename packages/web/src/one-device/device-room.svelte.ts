import { formJudge, PACK_SUMMARIES } from '@agent-double/lexicon';
import type { Offer, WireCommand, WireRefusal } from '@agent-double/protocol';
import {
  drawDeal,
  err,
  isCooperative,
  isRunning,
  ok,
  opponent,
  OWN_PACK,
  personOf,
  previewJudgement,
  project,
  projectKey,
  shuffled,
  spymasterSeat,
  sitters,
  tableDeadline,
  type ClueNumber,
  type Command,
  type Judgement,
  type Key,
  type Person,
  type PersonId,
  type Refusal,
  type Result,
  type Table,
  type Viewer,
} from '@agent-double/rules';
import type { Outcome } from '../connection/outbox.ts';
import type { Seen } from '../connection/seen.ts';
import type { Witness } from '../room/room.svelte.ts';
import type { TableRoom } from '../room/table-room.ts';
import { awaitedPeople } from '../turn/awaited.ts';
import { decided, named, seated, type DeviceGame, type NameOf } from './device-game.ts';
import { devicePool } from './device-pool.ts';
import { keepGame } from './keep-game.ts';
import { secureChance, secureDraw } from './secure-draw.ts';

/** What everybody around the device does together, whoever holds it. */
const TOGETHER: readonly WireCommand['type'][] = [
  'changeSetup',
  'changeWords',
  'rotateSeats',
  'startGame',
];

const PACKS: Offer['packs'] = PACK_SUMMARIES.map(({ id, lang, title, size }) => ({
  id,
  language: lang,
  title,
  size,
}));

const seenBy = (viewer: Viewer, table: Table, key: Key | null): Seen => ({
  room: '',
  person: viewer.id,
  stream: '',
  seq: 0,
  table: { ...project(table, viewer), host: null },
  key,
  present: table.people.map(({ id }) => id),
  marks: {},
  ahead: 0,
});

/** A table that this device runs alone: it has the key, and shows what its holder may see. */
export class DeviceRoom implements TableRoom {
  readonly code = '';
  complaint = $state.raw<WireRefusal | null>(null);
  /** Who holds the device; null while it is passed on, when nothing is shown. */
  holder = $state.raw<PersonId | null>(null);
  game: DeviceGame;

  readonly #nameOf: NameOf;
  readonly #now: () => number;
  #witnesses: readonly Witness[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: DeviceGame, nameOf: NameOf, now: () => number = Date.now) {
    this.game = $state.raw(game);
    this.#nameOf = nameOf;
    this.#now = now;
  }

  /** Who may take the device now: nobody but its holder while that is the one awaited. */
  get takers(): readonly Person[] {
    const awaited = awaitedPeople(this.game.table);
    return awaited.some(({ id }) => id === this.holder) ? [] : awaited;
  }

  /** What whoever holds the device sees; null while it is passed on. */
  get seen(): Seen | null {
    const { table, key } = this.game;
    const everybody = isRunning(table) ? null : (table.people[0]?.id ?? null);
    const viewer = personOf(table, this.takers.length > 0 ? null : (this.holder ?? everybody));
    if (viewer === null) return null;
    return seenBy(viewer, table, projectKey(table, key, viewer));
  }

  /** What lies face up, for a screen that everybody may read. */
  get open(): Seen {
    const { table, key } = this.game;
    const nobody = { id: '' as PersonId, seat: null };
    return seenBy(nobody, table, projectKey(table, key, nobody));
  }

  /** `person` has taken the device: the time that it took to pass is given back. */
  take(person: PersonId): void {
    const now = this.#now();
    const { stopped } = this.game;
    if (stopped !== null && isRunning(this.game.table)) {
      // As of then nothing was overdue yet.
      this.#decide(null, { type: 'giveBack', span: Math.max(0, now - stopped) }, stopped);
    }
    this.holder = person;
    this.#keep({ ...this.game, stopped: null });
  }

  /** Nobody holds the device any more: nothing is shown until somebody takes it. */
  put(): void {
    if (!isRunning(this.game.table)) return;
    this.holder = null;
    this.#keep({ ...this.game, stopped: this.game.stopped ?? this.#now() });
  }

  /** Gives a person a name, or takes it back with an empty one. */
  name(person: PersonId, name: string): void {
    const result = named(this.game, person, name, this.#nameOf);
    this.complaint = result.ok ? null : result.error;
    if (result.ok) this.#keep(result.value);
  }

  /** Forgets the table, names and words included, for `fresh`. */
  restart(fresh: DeviceGame): void {
    this.holder = null;
    this.#keep(fresh);
  }

  /** Watches the clock and keeps the time of leaving; the answer ends that. */
  attend(): () => void {
    const leave = (): void => {
      keepGame(this.game, this.#now());
    };
    addEventListener('pagehide', leave);
    this.#watch();
    return () => {
      removeEventListener('pagehide', leave);
      clearTimeout(this.#timer);
      leave();
    };
  }

  async order(command: WireCommand): Promise<Outcome> {
    const result = await this.#carryOut(command);
    return result.ok ? ok(null) : result;
  }

  async tell(command: WireCommand): Promise<boolean> {
    this.complaint = null;
    const outcome = await this.order(command);
    if (!outcome.ok) this.complaint = outcome.error;
    return outcome.ok;
  }

  /** People around one device point with their fingers. */
  mark(): void {
    return;
  }

  judge(word: string, number: ClueNumber): Promise<Judgement> {
    const { play } = this.game.table;
    if (play === null) return Promise.resolve({ verdict: 'legal', reasons: [] });
    return Promise.resolve(previewJudgement(play, formJudge, word, number));
  }

  witness(witness: Witness): () => void {
    this.#witnesses = [...this.#witnesses, witness];
    return () => {
      this.#witnesses = this.#witnesses.filter((other) => other !== witness);
    };
  }

  packs(): Promise<Offer['packs']> {
    return Promise.resolve(PACKS);
  }

  async #carryOut(command: WireCommand): Promise<Result<null, Refusal>> {
    const by = TOGETHER.includes(command.type) ? null : this.holder;
    switch (command.type) {
      case 'startGame':
        return this.#start();
      case 'changeSetup': {
        const { change } = command;
        const moved = change.language !== undefined && change.packs === undefined;
        const whole = (
          moved
            ? { ...change, packs: this.game.table.setup.packs.filter((pack) => pack === OWN_PACK) }
            : change
        ) as Extract<Command, { type: 'changeSetup' }>['change'];
        const changed = this.#decide(by, { type: 'changeSetup', change: whole });
        if (changed.ok) this.#keep(seated(this.game, this.#nameOf));
        return changed;
      }
      case 'shuffleSeats': {
        const ids = this.game.table.people.map(({ id }) => id);
        return this.#decide(null, { ...command, order: shuffled(ids, secureDraw) });
      }
      case 'abandon':
        return this.#decide(this.game.table.host, command);
      // What people settle aloud is asked of nobody again.
      case 'object':
        return this.#decide(this.#opposing() ?? by, command);
      case 'rule':
        return this.#vote(command);
      case 'askUndo': {
        const asked = this.#decide(by, command);
        const agreed = asked.ok ? this.#agree() : asked;
        if (by !== null) this.take(by);
        return agreed;
      }
      default:
        return this.#decide(by, command);
    }
  }

  async #start(): Promise<Result<null, Refusal>> {
    const ready = seated(this.game, this.#nameOf);
    const drawn = drawDeal(ready.table, await devicePool(ready.table), secureDraw);
    if (!drawn.ok) return drawn;
    this.#keep(ready);
    this.holder = null;
    return this.#decide(null, { type: 'startGame', ...drawn.value });
  }

  /** The opposing clue-giver, whose objection ends the turn at once; null where there is none. */
  #opposing(): PersonId | null {
    const { play, people } = this.game.table;
    if (play?.kind !== 'teams' || play.phase.name !== 'guess' || isCooperative(play.mode)) {
      return null;
    }
    return sitters(people, spymasterSeat(opponent(play.phase.team)))[0]?.id ?? null;
  }

  /** A show of hands: each person who has not voted yet says the same, until it is settled. */
  #vote(command: Extract<Command, { type: 'rule' }>): Result<null, Refusal> {
    let result: Result<null, Refusal> = err({ code: 'objection/none' });
    for (const { id } of this.game.table.people) {
      const { play } = this.game.table;
      if (play?.kind !== 'teams' || play.phase.name !== 'guess') break;
      const { objection } = play.phase;
      if (objection === null) break;
      if (objection.votes[id] === undefined) result = this.#decide(id, command);
    }
    return result;
  }

  #agree(): Result<null, Refusal> {
    let result: Result<null, Refusal> = ok(null);
    for (const { id, seat } of this.game.table.people) {
      if (seat === 'red.spymaster' || seat === 'blue.spymaster') {
        result = this.#decide(id, { type: 'answerUndo', agree: true });
      }
    }
    return result;
  }

  #decide(by: PersonId | null, command: Command, now = this.#now()): Result<null, Refusal> {
    const before = this.game.table;
    const result = decided(this.game, by, command, now, formJudge);
    if (!result.ok) return result;
    const { game, events } = result.value;
    // Told first: once the device is to be passed on, whoever listens is no longer shown.
    for (const event of events) {
      for (const witness of this.#witnesses) witness(event, before, game.table);
    }
    this.#keep(game);
    if (this.takers.length > 0) this.put();
    return ok(null);
  }

  #keep(game: DeviceGame): void {
    this.game = game;
    keepGame(game, this.#now());
    this.#watch();
  }

  /** Waits for what is due, unless the device is between two people. */
  #watch(): void {
    clearTimeout(this.#timer);
    const due = tableDeadline(this.game.table);
    if (due === null || this.holder === null) return;
    this.#timer = setTimeout(
      () => {
        this.#decide(null, { type: 'expire', chance: secureChance() });
      },
      Math.max(1, due - this.#now()),
    );
  }
}
