import {
  EDITIONS,
  EMPTY_TABLE,
  evolve,
  personId,
  type GameEvent,
  type Identity,
  type ParameterChanges,
  type Person,
  type Seat,
  type Table,
  type TeamMode,
} from '@agent-double/rules';

/** People in these seats, `p1` first. */
export const seated = (...seats: readonly (Seat | null)[]): readonly Person[] =>
  seats.map((seat, at) => ({
    id: personId(at + 1),
    name: `Agent ${at + 1}`,
    seat,
    sawKey: false,
    played: null,
    bot: null,
  }));

/** Reds first, then blues, bystanders, and the assassin last. */
export const KEY: readonly Identity[] = [
  ...Array.from({ length: 9 }, (): Identity => 'red'),
  ...Array.from({ length: 8 }, (): Identity => 'blue'),
  ...Array.from({ length: 7 }, (): Identity => 'bystander'),
  'assassin',
];

export const WORDS: readonly string[] = KEY.map((_, at) => `mot${at}`);

/** A table in the first turn of a game of two teams that red starts; `p1` is the host. */
export const dealt = (
  people: readonly Person[],
  mode: TeamMode = 'versus',
  changes: ParameterChanges = {},
): Table => {
  const numbered = people.map((person, at) => ({ ...person, id: personId(at + 1) }));
  return evolve(
    { ...EMPTY_TABLE, people: numbered, joined: numbered.length, host: personId(1) },
    {
      type: 'gameStarted',
      game: 1,
      kind: 'teams',
      mode,
      parameters: { ...EDITIONS['classique-2025'].parameters, ...changes },
      words: WORDS,
      start: 'red',
      reshuffled: false,
    },
  );
};

/** A table in the first turn of a game of Duo. */
export const dealtDuo = (people: readonly Person[], changes: ParameterChanges = {}): Table =>
  evolve(
    { ...EMPTY_TABLE, people, joined: people.length, host: personId(1) },
    {
      type: 'gameStarted',
      game: 1,
      kind: 'duo',
      mode: 'duo',
      parameters: { ...EDITIONS.duo.parameters, ...changes },
      words: WORDS,
      reshuffled: false,
    },
  );

/** The table after more events. */
export const after = (table: Table, ...events: readonly GameEvent[]): Table =>
  events.reduce(evolve, table);
