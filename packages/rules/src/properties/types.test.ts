import { expect, test } from 'vitest';
import type { Audience, Viewer } from '../audience.ts';
import type { Command, Order } from '../command.ts';
import type { DuoPlay } from '../duo/play.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { cardAt, type CardIndex } from '../identity.ts';
import type { DuoKey, Key, TeamsKey } from '../key.ts';
import { personId, type PersonId } from '../person.ts';
import { project } from '../project.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { Table } from '../table.ts';
import type { CluePhase, TeamsPlay } from '../teams/play.ts';
import { plainJudge } from './judge.test-kit.ts';
import { lastOf, openTable } from './playthrough.test-kit.ts';

/**
 * What must not compile. The functions are never called: each marked line is an error that the
 * compiler has to find, and it complains of a mark without one.
 */
const refusedByTheCompiler = {
  aTableHasNoKey: (table: Table, play: TeamsPlay, duo: DuoPlay): readonly unknown[] => [
    // @ts-expect-error the key is no part of the table
    table.key,
    // @ts-expect-error nor of a game of two teams
    play.key,
    // @ts-expect-error nor of Duo
    duo.sides,
  ],

  foldingTakesNoKey: (table: Table, key: Key, event: GameEvent): unknown =>
    // @ts-expect-error what every browser folds needs no key
    evolve(table, event, key),

  aViewerMustBeNamed: (table: Table): unknown =>
    // @ts-expect-error there is no default viewer
    project(table),

  anAudienceIsOneOfFour: (): Audience =>
    // @ts-expect-error events reach nobody else
    ({ to: 'operatives' }),

  aViewerHasASeat: (id: PersonId): Viewer =>
    // @ts-expect-error a viewer without a seat says so with null
    ({ id }),

  aPersonIsNoText: (): PersonId =>
    // @ts-expect-error ids are made by `personId` alone
    'p1',

  aCardIsNoNumber: (): CardIndex =>
    // @ts-expect-error cards are found by `cardAt` alone
    3,

  aCardMayBeMissing: (value: number): CardIndex =>
    // @ts-expect-error there may be no such card
    cardAt(value, 25),

  aGameIsOfOneKind: (play: TeamsPlay | DuoPlay): unknown =>
    // @ts-expect-error only Duo counts tokens
    play.tokens,

  aPhaseHasItsOwnFields: (phase: CluePhase): unknown =>
    // @ts-expect-error before the clue there are no guesses
    phase.made,

  keysDoNotMix: (key: DuoKey): TeamsKey =>
    // @ts-expect-error a side of Duo is no key of two teams
    key,

  aSideMayBeMissing: (key: DuoKey): readonly unknown[] =>
    // @ts-expect-error a viewer has one side at most
    key.sides.a,

  tablesDoNotChange: (table: Table): void => {
    // @ts-expect-error a table is never written to
    table.game = 2;
    // @ts-expect-error nor are its people
    table.people = [];
  },

  commandsAreKnown: (): Command =>
    // @ts-expect-error nobody can ask for the key
    ({ type: 'viewKey' }),

  anOrderSaysWhen: (): Order =>
    // @ts-expect-error time comes in as data
    ({ by: personId(1), game: 1, turn: 1, command: { type: 'stop' } }),

  aResultIsLookedAt: (result: Result<number, Refusal>): readonly unknown[] => [
    // @ts-expect-error whether it was refused comes first
    result.value,
  ],

  codesAreKnown: (): Refusal =>
    // @ts-expect-error every code is listed
    ({ code: 'clue/ugly' }),

  aJudgeHasNoKey: (key: TeamsKey): unknown =>
    // @ts-expect-error a referee that knew the key would give it away
    plainJudge('mot', 1, [], {}, key),
};

/** The names of all fields, however deep they lie. */
const fieldsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
    : [];

test.each(['versus', 'coop_record', 'duo'] as const)(
  'what the compiler says of tables is so: one of %s has no key in it',
  (mode) => {
    expect(Object.keys(refusedByTheCompiler)).not.toHaveLength(0);
    const edition = mode === 'duo' ? 'duo' : 'table';
    const dealt = openTable({
      setup: { mode, edition },
      extras: 0,
      deal: 7,
      temper: 0,
      script: [],
    });
    const { table, key } = lastOf(dealt);
    expect(key).not.toBe(null);
    const fields = fieldsOf(table);
    expect(fields).toContain('words');
    for (const name of ['key', 'cards', 'sides']) expect(fields).not.toContain(name);
  },
);
