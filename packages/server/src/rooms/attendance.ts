import {
  encodeServerFrame,
  PROTOCOL_VERSION,
  type Marks,
  type ServerFrame,
  type WireRefusal,
} from '@agent-double/protocol';
import { personOf, project, projectKey, type PersonId, type Table } from '@agent-double/rules';
import type { ProgramPlayer } from '../bots/program-player.ts';
import { isTicket } from '../seats/ticket.ts';
import { isWithdrawal } from '../seats/withdrawal.ts';
import type { NewEntry, RoomCode, TokenHash } from '../storage/entry.ts';
import type { Surroundings } from '../surroundings.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './line.ts';
import { seesMarks } from './marks.ts';
import { heardSince, isCurrent, openStream, type Stream } from './stream.ts';
import { eventsFrame, toldEvents } from './told-events.ts';

/** Most sockets of one person: more tabs than anybody plays in. */
export const MAX_LINES_PER_PERSON = 8;

/** Where a client stopped listening. */
export interface Heard {
  readonly stream: string;
  readonly seq: number;
}

/** Who has a socket open in a room, and what each of them has been told. */
export class Attendance {
  readonly #room: RoomCode;
  readonly #ledger: Ledger;
  readonly #surroundings: Surroundings;
  readonly #elsewhere: Elsewhere;
  readonly #lines = new Map<PersonId, Set<Line>>();
  readonly #streams = new Map<PersonId, Stream>();
  /** The people among whom nobody with a line is missing. */
  #seen: Table['people'] | null = null;
  /** Whether the last line of somebody was that of a device that has been withdrawn. */
  #hasDismissed = false;

  constructor(
    room: RoomCode,
    ledger: Ledger,
    surroundings: Surroundings,
    elsewhere: Elsewhere = new Elsewhere(),
  ) {
    this.#room = room;
    this.#ledger = ledger;
    this.#surroundings = surroundings;
    this.#elsewhere = elsewhere;
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  /** Whether the person has a socket open, on this server or another. */
  isPresent(person: PersonId): boolean {
    return this.isHere(person) || this.#elsewhere.has(person);
  }

  /** Whether the person has a socket open on this server. */
  isHere(person: PersonId): boolean {
    return this.#lines.has(person);
  }

  /** Who has a socket open on this server. */
  get here(): readonly PersonId[] {
    return [...this.#lines.keys()];
  }

  /** Present people in the order in which they came to the table. */
  present(): readonly PersonId[] {
    return this.#ledger.table.people.map(({ id }) => id).filter((id) => this.isPresent(id));
  }

  /** The program that plays for a computer; null for a computer that plays by itself. */
  programOf(person: PersonId): ProgramPlayer | 'elsewhere' | 'away' | null {
    const lines = [...(this.#lines.get(person) ?? [])];
    const here = lines.findLast(({ player }) => player !== undefined)?.player;
    if (here !== undefined) return here;
    if (this.#elsewhere.has(person)) return 'elsewhere';
    return this.#ledger.isHeld(person) ? 'away' : null;
  }

  /** Tells everybody that a computer moved in the place of its program, and why. */
  sayStoodIn(person: PersonId, refusal: WireRefusal): void {
    const frame = encodeServerFrame({ type: 'stoodIn', person, refusal });
    for (const lines of this.#lines.values()) for (const line of lines) line.send(frame);
  }

  /** Opens a line, or tells one anew; what it missed comes first, or the whole table. */
  enter(line: Line, person: PersonId, heard: Heard | null): void {
    const stream = this.#streamOf(person);
    if (stream === null || !this.isOwn(line, person)) {
      line.bye(this.whyGone(person));
      return;
    }
    const lines = this.#lines.get(person);
    if (lines === undefined) {
      this.#lines.set(person, new Set([line]));
    } else if (!lines.has(line)) {
      const [oldest] = lines;
      if (oldest !== undefined && lines.size >= MAX_LINES_PER_PERSON) {
        lines.delete(oldest);
        oldest.bye({ code: 'person/elsewhere' });
      }
      lines.add(line);
    }
    const missed =
      heard?.stream === stream.id ? heardSince(stream, this.#ledger.recent, heard.seq) : null;
    if (heard === null || missed === null) {
      line.send(this.#welcome(stream));
    } else {
      line.send(encodeServerFrame({ type: 'events', seq: heard.seq + 1, events: missed }));
      line.send(encodeServerFrame({ type: 'present', people: this.present() }));
    }
    if (lines === undefined) this.sayPresent(line);
  }

  /** Whether the line's device is still that person's; it may have been withdrawn just now. */
  isOwn({ device }: Line, person: PersonId): boolean {
    return device === undefined || this.#ledger.holder(device) === person;
  }

  /** Closes a line; whether it was that person's last. */
  exit(line: Line, person: PersonId): boolean {
    const lines = this.#lines.get(person);
    if (lines?.delete(line) !== true || lines.size > 0) return false;
    this.#lines.delete(person);
    this.sayPresent(null);
    return true;
  }

  /** Tells everybody what they hear of an entry, which the ledger has by now. */
  tell(entry: NewEntry): void {
    const { by, order, token } = entry;
    if (by !== null && isTicket(order)) this.#say(by, { type: 'linked' });
    if (by !== null && isWithdrawal(order)) this.#dismissDevice(by, token);
    const { table } = this.#ledger;
    const told = toldEvents(entry);
    for (const stream of this.#streams.values()) {
      const person = stream.viewer.id;
      if (!isCurrent(stream, table)) {
        this.#streams.delete(person);
        this.#welcomeAnew(person);
        continue;
      }
      const heard = told(stream.viewer);
      if (heard.count === 0) continue;
      const lines = this.#lines.get(person);
      if (lines !== undefined) {
        const frame = eventsFrame(stream.seq + 1, heard);
        for (const line of lines) line.send(frame, heard.isPlain);
      }
      stream.seq += heard.count;
    }
  }

  /** Sends the marks to who sees them; `sawBefore`: who must learn that they are gone. */
  showMarks(marks: Marks, sawBefore: (person: PersonId) => boolean): void {
    const { table } = this.#ledger;
    const shown = encodeServerFrame({ type: 'marks', marks });
    const none = encodeServerFrame({ type: 'marks', marks: {} });
    for (const [person, lines] of this.#lines) {
      const sees = seesMarks(table, personOf(table, person)?.seat ?? null);
      if (!sees && !sawBefore(person)) continue;
      for (const line of lines) line.send(sees ? shown : none);
    }
  }

  /** Closes the lines of people who are no longer at the table; whether anybody is here no more. */
  dismissGone(): boolean {
    const { people } = this.#ledger.table;
    const hasDismissed = this.#hasDismissed;
    this.#hasDismissed = false;
    if (people === this.#seen) return hasDismissed;
    this.#seen = people;
    const before = this.#lines.size;
    for (const [person, lines] of this.#lines) {
      if (personOf(this.#ledger.table, person) !== null) continue;
      this.#lines.delete(person);
      for (const line of lines) line.bye(this.whyGone(person));
    }
    return hasDismissed || this.#lines.size < before;
  }

  #dismissDevice(person: PersonId, device: TokenHash | null): void {
    for (const line of [...(this.#lines.get(person) ?? [])]) {
      if (line.device !== device) continue;
      this.#hasDismissed = this.exit(line, person) || this.#hasDismissed;
      line.bye(this.whyGone(person));
    }
  }

  /** Closes every line. */
  dismissAll(refusal: WireRefusal): void {
    const all = [...this.#lines.values()];
    this.#lines.clear();
    for (const lines of all) for (const line of lines) line.bye(refusal);
  }

  #say(person: PersonId, frame: ServerFrame): void {
    for (const line of this.#lines.get(person) ?? []) line.send(encodeServerFrame(frame));
  }

  #streamOf(person: PersonId): Stream | null {
    const known = this.#streams.get(person);
    if (known !== undefined) return known;
    const stream = openStream(this.#surroundings.streamId(), this.#ledger.table, person);
    if (stream !== null) this.#streams.set(person, stream);
    return stream;
  }

  #welcomeAnew(person: PersonId): void {
    const lines = this.#lines.get(person);
    if (lines === undefined) return;
    const stream = this.#streamOf(person);
    if (stream === null) return;
    const frame = this.#welcome(stream);
    for (const line of lines) line.send(frame);
  }

  #welcome({ id, viewer, seq }: Stream): string {
    const { table, key } = this.#ledger;
    return encodeServerFrame({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      room: this.#room,
      person: viewer.id,
      stream: id,
      seq,
      now: this.#surroundings.now(),
      table: project(table, viewer),
      key: projectKey(table, key, viewer),
      present: this.present(),
    });
  }

  /** Tells every line who is there, but the one that has just been told. */
  sayPresent(except: Line | null): void {
    const frame = encodeServerFrame({ type: 'present', people: this.present() });
    for (const lines of this.#lines.values()) {
      for (const line of lines) if (line !== except) line.send(frame);
    }
  }

  /** Why that person, or nobody at all, isn't at the table. */
  whyGone(person: PersonId | null): WireRefusal {
    const removed = person !== null && this.#ledger.table.removed.includes(person);
    return { code: removed ? 'person/removed' : 'person/none' };
  }
}
