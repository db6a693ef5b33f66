import {
  decide,
  EMPTY_TABLE,
  evolve,
  evolveKey,
  ok,
  personOf,
  seatsOf,
  sitters,
  type ClueJudge,
  type Command,
  type GameEvent,
  type Key,
  type Language,
  type Millis,
  type PersonId,
  type Refusal,
  type Result,
  type Seat,
  type Table,
} from '@agent-double/rules';

/** A game that this device runs: the table, and the key that it alone has. */
export interface DeviceGame {
  readonly table: Table;
  readonly key: Key | null;
  /** Names that people gave themselves; the others are called by their seat. */
  readonly names: { readonly [person: string]: string };
  /** Since when the device is between two people, which counts for nobody; null while it is held. */
  readonly stopped: Millis | null;
}

/** How somebody without a name of their own is called in a seat of that table. */
export type NameOf = (seat: Seat, table: Table) => string;

export interface Decided {
  readonly game: DeviceGame;
  readonly events: readonly GameEvent[];
}

/** Decides `command` of `by` (null: of the device itself) with the table's own function. */
export const decided = (
  game: DeviceGame,
  by: PersonId | null,
  command: Command,
  now: Millis,
  judge: ClueJudge,
): Result<Decided, Refusal> => {
  const { table, key } = game;
  const turn = table.play?.turn ?? 0;
  const result = decide(table, key, { by, game: table.game, turn, now, command }, judge);
  return result.ok ? ok({ game: folded(game, result.value), events: result.value }) : result;
};

const folded = (game: DeviceGame, events: readonly GameEvent[]): DeviceGame => ({
  ...game,
  table: events.reduce(evolve, game.table),
  key: events.reduce(evolveKey, game.key),
});

/** A table on this device before its first deal, with somebody in every seat. */
export const newDeviceGame = (language: Language, nameOf: NameOf): DeviceGame =>
  seated(
    {
      table: { ...EMPTY_TABLE, setup: { ...EMPTY_TABLE.setup, language } },
      key: null,
      names: {},
      stopped: null,
    },
    nameOf,
  );

const legal: ClueJudge = () => ({ verdict: 'legal', reasons: [] });

const must = (game: DeviceGame, by: PersonId | null, command: Command): DeviceGame => {
  const result = decided(game, by, command, 0, legal);
  if (!result.ok) throw new Error(`the device was refused ${command.type}: ${result.error.code}`);
  return result.value.game;
};

const standing = (person: PersonId): Command => ({ type: 'seatPerson', person, seat: null });

/** Before a deal: one person in every seat of the mode, called by the own name or by the seat's. */
export const seated = (before: DeviceGame, nameOf: NameOf): DeviceGame => {
  let game = before;
  for (const seat of seatsOf(game.table.setup.mode, game.table.setup.our)) {
    const [first, ...others] = sitters(game.table.people, seat);
    for (const { id } of others) game = must(game, null, standing(id));
    if (first !== undefined) continue;
    if (!game.table.people.some((person) => person.seat === null)) {
      game = must(game, null, { type: 'join', name: nameOf(seat, game.table), returning: null });
    }
    const free = game.table.people.find((person) => person.seat === null);
    if (free) game = must(game, null, { type: 'seatPerson', person: free.id, seat });
  }
  for (const { id, seat, name } of game.table.people) {
    const wanted = game.names[id] ?? (seat === null ? name : nameOf(seat, game.table));
    if (wanted !== name) game = must(game, id, { type: 'rename', name: wanted });
  }
  return game;
};

/** The game with another name for a person, or why it can't be; an empty one is the seat's. */
export const named = (
  game: DeviceGame,
  person: PersonId,
  name: string,
  nameOf: NameOf,
): Result<DeviceGame, Refusal> => {
  if (name.trim() === '') {
    const names = Object.fromEntries(Object.entries(game.names).filter(([id]) => id !== person));
    return ok(seated({ ...game, names }, nameOf));
  }
  const result = decided(game, person, { type: 'rename', name }, 0, legal);
  if (!result.ok) return result;
  const given = personOf(result.value.game.table, person)?.name ?? name;
  return ok({ ...result.value.game, names: { ...game.names, [person]: given } });
};
