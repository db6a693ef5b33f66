import {
  decide,
  evolve,
  evolveKey,
  personOf,
  sitters,
  type ClueJudge,
  type Command,
  type Deal,
  type GameEvent,
  type Key,
  type Millis,
  type Person,
  type PersonId,
  type Refusal,
  type Result,
  type Seat,
  type Table,
} from '@agent-double/rules';
import type { Setting } from './line.ts';
import { positioned } from './position.ts';

/** A table of the real engine with what a line says about it. Every step gives a new one. */
export interface Room {
  readonly table: Table;
  readonly key: Key | null;
  readonly now: Millis;
  /** People under the names that the line gives them. */
  readonly people: ReadonlyMap<string, PersonId>;
  /** What the set-up or a seat was refused for, before any action. */
  readonly refused: Refusal | null;
  /** Judges the clues that are given; `referee` those that are merely asked about. */
  readonly judge: ClueJudge;
  readonly referee: ClueJudge;
  readonly scene: Scene;
}

/** What a line says of the position, as far as a start brings it about. */
export interface Scene {
  readonly setting: Setting;
  readonly deal: Deal;
  /** Cells already covered. */
  readonly covered: readonly number[];
}

export interface Asked {
  readonly room: Room;
  readonly events: readonly GameEvent[];
}

/** Asks the engine; a refusal leaves the room as it was. */
export const ask = (
  room: Room,
  by: PersonId | null,
  command: Command,
  judge: ClueJudge = room.judge,
): Result<Asked, Refusal> => {
  const { table, key, now } = room;
  const turn = table.play?.turn ?? 0;
  const decided = decide(table, key, { by, game: table.game, turn, now, command }, judge);
  if (!decided.ok) return decided;
  const events = decided.value;
  return {
    ok: true,
    value: {
      events,
      room: {
        ...room,
        table: events.reduce(evolve, table),
        key: events.reduce(evolveKey, key),
      },
    },
  };
};

/** The seat that an actor's name stands for, with which of its people is meant, from 0. */
const seatOfActor = (room: Room, who: string): { seat: Seat; nth: number } | null => {
  const { mode } = room.table.setup;
  const [, team, role, nth] = /^([RB])\.(spy|op)(\d*)$/u.exec(who) ?? [];
  if (role !== undefined) {
    const color = team === 'R' ? 'red' : 'blue';
    const seat: Seat =
      role === 'spy'
        ? `${color}.spymaster`
        : mode === 'three_shared'
          ? 'shared.operative'
          : `${color}.operative`;
    return { seat, nth: nth === '' ? 0 : Number(nth) - 1 };
  }
  if (who === 'shared_op') return { seat: 'shared.operative', nth: 0 };
  if (mode === 'duo' && who === 'A') return { seat: 'side.a', nth: 0 };
  return mode === 'duo' && who === 'B' ? { seat: 'side.b', nth: 0 } : null;
};

/** Whether a name stands for a seat rather than a person. */
export const isRole = (room: Room, who: string): boolean => seatOfActor(room, who) !== null;

/**
 * The person behind an actor's name: who sits on the seat it stands for, else who is called so;
 * null is the server.
 */
export const actor = (room: Room, who: string): PersonId | null => {
  if (who === 'system') return null;
  const role = seatOfActor(room, who);
  const sitting = role === null ? undefined : sitters(room.table.people, role.seat)[role.nth];
  return sitting?.id ?? room.people.get(who) ?? null;
};

/** The person behind an actor's name as the table knows them; null once they left. */
export const actingPerson = (room: Room, who: string): Person | null =>
  personOf(room.table, actor(room, who));

/** Lets somebody in under `name`. */
export const joined = (room: Room, name: string): Room => {
  if (room.people.has(name)) return room;
  const entered = ask(room, null, { type: 'join', name, returning: null });
  if (!entered.ok) return { ...room, refused: room.refused ?? entered.error };
  const person = entered.value.room.table.people.at(-1);
  return person === undefined
    ? room
    : { ...entered.value.room, people: new Map([...room.people, [name, person.id]]) };
};

/** Whoever left and acts again has come back first, bound as before. */
export const returned = (room: Room, who: string): Room => {
  const left = room.people.get(who);
  if (left === undefined || personOf(room.table, left) !== null) return room;
  const entered = ask(room, null, { type: 'join', name: who, returning: left });
  return entered.ok ? entered.value.room : room;
};

/** Starts the game that the line describes, in its position. */
export const started = (room: Room, by: PersonId | null): Result<Room, Refusal> => {
  if (room.refused !== null) return { ok: false, error: room.refused };
  const { deal, setting, covered } = room.scene;
  const dealt = ask(room, by, { type: 'startGame', deal, reshuffled: false });
  if (!dealt.ok) return dealt;
  const after = dealt.value.room;
  const { play } = after.table;
  if (play === null || after.key === null) return { ok: true, value: after };
  const position = positioned(play, after.key, setting, covered);
  return { ok: true, value: { ...after, table: { ...after.table, play: position } } };
};
