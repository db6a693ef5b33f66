import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../edition.ts';
import { EDITIONS } from '../editions/index.ts';
import type { Mode } from '../mode.ts';
import { personId, type Person } from '../person.ts';
import type { Seat } from '../seat.ts';
import type { SetupChange } from '../setup.ts';
import { DEFAULT_SETUP } from '../table.ts';
import { after, game, lobby, type State } from '../table.test-kit.ts';
import type { Team } from '../team.ts';

/** Seats by a few letters; those of computers have a star, and a dash is none. */
const SEATS: Readonly<Record<string, Seat | null>> = {
  rs: 'red.spymaster',
  ro: 'red.operative',
  bs: 'blue.spymaster',
  bo: 'blue.operative',
  so: 'shared.operative',
  a: 'side.a',
  b: 'side.b',
  '-': null,
};
const lettersOf = (seat: Seat | null): string =>
  Object.keys(SEATS).find((name) => SEATS[name] === seat) ?? '';

const people = (seats: string): readonly Person[] =>
  seats.split(' ').map((name, at) => ({
    id: personId(at + 1),
    name,
    seat: SEATS[name.replace('*', '')] ?? null,
    sawKey: false,
    played: null,
    bot: name.endsWith('*') ? 1 : null,
  }));

const playing = (
  mode: Mode,
  our: Team = 'red',
): Required<Pick<SetupChange, 'edition'>> & SetupChange => ({
  edition: EDITION_IDS.find((id) => EDITIONS[id].modes.includes(mode)) ?? 'classique-2025',
  mode,
  our,
});

/** Where they sit once a table of one way to play has changed to another. */
const moved = (from: Mode, seats: string, to: Mode, our?: Team): string => {
  const empty = lobby();
  const setup = { ...DEFAULT_SETUP, ...playing(from) };
  const state: State = { ...empty, table: { ...empty.table, setup, people: people(seats) } };
  const { table } = after(state, 'server', { type: 'changeSetup', change: playing(to, our) });
  return table.people.map(({ seat, bot }) => `${lettersOf(seat)}${bot ? '*' : ''}`).join(' ');
};

describe('[SEAT-20] where Duo begins', () => {
  test.each<[string, Mode, string, string]>([
    ['two clue-givers face each other', 'versus', 'rs bs', 'a b'],
    ['so do a clue-giver and who guesses for them', 'versus', 'rs ro', 'a b'],
    ['whichever came first', 'versus', 'ro rs', 'b a'],
    ['of either team', 'versus', 'bs bo', 'b a'],
    ['two who guess for one team do too', 'versus', 'ro ro', 'a b'],
    ['who is alone has the side of the team', 'versus', '- bo', '- b'],
    ['two teams are one a side', 'versus', 'rs ro bs bo', 'a a b b'],
    ['whatever their sizes', 'versus', 'bo ro bo', 'b a b'],
    ['all who guess for one team face who gives its clues', 'versus', 'ro rs ro', 'b a b'],
    ['a pair that played alone goes on as one', 'coop_sim', 'rs ro', 'a b'],
    ['who guesses for both finds no side', 'three_shared', 'so rs bs', '- a b'],
    ['unless there is one free', 'three_shared', 'so rs', 'b a'],
    ['or both', 'three_shared', 'so', 'a'],
    ['computers leave the sides to people', 'versus', 'rs ro bs* bo*', 'a b -* -*'],
    ['and take what is left', 'versus', 'rs* ro* bs bo*', 'a* -* b -*'],
    ['one a side', 'versus', 'rs ro* bs* bo*', 'a -* b* -*'],
    ['clue-givers first', 'versus', 'ro* rs*', 'b* a*'],
    ['which goes for one that guesses for both', 'three_shared', 'so* rs bs*', '-* a b*'],
  ])('%s', (_, from, seats, sides) => {
    expect(moved(from, seats, 'duo')).toBe(sides);
  });
});

describe('[SEAT-20] where Duo ends', () => {
  test.each<[string, Mode, string, string]>([
    ['two stay together', 'versus', 'a b', 'rs ro'],
    ['with a computer too', 'versus', 'a* b', 'ro* rs'],
    ['more are a team a side', 'versus', 'a b a', 'rs bs ro'],
    ['the first of a side gives its clues', 'versus', 'b a b a', 'bs rs bo ro'],
    ['however many guess', 'versus', 'a a a -', 'rs ro ro -'],
    ['people come before computers', 'versus', 'a* a b* b*', 'ro* rs bs* bo*'],
    ['and two computers don’t guess for one team', 'versus', 'a* a* a*', 'rs* ro* -*'],
    ['a pair plays on alone', 'coop_record', 'a b', 'rs ro'],
    ['side a first', 'coop_sim', 'b a b', 'ro rs ro'],
    ['one of three guesses for both', 'three_shared', 'a b a', 'rs bs so'],
    ['and no more', 'three_shared', 'b a a b', 'bs rs so -'],
  ])('%s', (_, to, sides, seats) => {
    expect(moved('duo', sides, to)).toBe(seats);
  });

  test('a pair plays on for its own colour', () => {
    expect(moved('duo', 'a b', 'coop_sim', 'blue')).toBe('bs bo');
  });
});

test('[SEAT-20] two people who go to Duo and back have their seats all the time', () => {
  for (const mode of ['versus', 'coop_sim'] as const) {
    const duo = moved(mode, 'rs ro', 'duo');
    expect(duo).toBe('a b');
    expect(moved('duo', duo, mode)).toBe('rs ro');
  }
});

test('[SEAT-20] a change that neither begins nor ends Duo gives nobody a seat', () => {
  expect(moved('versus', 'rs ro bs bo', 'coop_sim')).toBe('rs ro - -');
  expect(moved('three_shared', 'rs bs so', 'versus')).toBe('rs bs -');
  expect(moved('duo', 'a b', 'duo')).toBe('a b');
});

test('[SEAT-20] so it is after a game, which binds nobody any more', () => {
  const over = after(game(), 'host', { type: 'abandon' });
  const { table } = after(over, 'host', { type: 'changeSetup', change: playing('duo') });
  expect(table.people.flatMap(({ seat }) => seat ?? [])).toEqual([
    ...Array.from({ length: 3 }, () => 'side.a'),
    ...Array.from({ length: 3 }, () => 'side.b'),
  ]);
});
