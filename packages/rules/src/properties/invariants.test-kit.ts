import { expect } from 'vitest';
import type { DuoPlay } from '../duo/play.ts';
import { keyCounts, keyFits, type DuoKey, type Key, type TeamsKey } from '../key.ts';
import { partner, SIDES, spymasterTeam } from '../seat.ts';
import { isRunning, type Table } from '../table.ts';
import { opponent, TEAMS } from '../team.ts';
import { guessesLeft } from '../teams/guesses.ts';
import type { TeamsPlay } from '../teams/play.ts';
import { foldWord } from '../word.ts';
import type { State } from './step.test-kit.ts';

/** Checks all that is true of a table at any time. */
export const expectSound = ({ table, key }: State): void => {
  expectPeople(table);
  const { play } = table;
  if (play === null) return;
  const size = play.parameters['board.rows'] * play.parameters['board.cols'];
  expect(play.words).toHaveLength(size);
  expect(new Set(play.words.map(foldWord)).size).toBe(size);
  expect(play.covered).toHaveLength(size);
  expect(play.log.map((turn) => turn.turn)).toEqual(play.log.map((_, at) => at + 1));
  expect(play.log).toHaveLength(play.turn);
  if (play.kind === 'duo') expectDuo(play, sidesOf(key));
  else expectTeams(play, cardsOf(key));
};

const cardsOf = (key: Key | null): TeamsKey => {
  if (key?.kind !== 'teams') throw new Error('the key is of another game');
  return key;
};

const sidesOf = (key: Key | null): Required<DuoKey['sides']> => {
  if (key?.kind !== 'duo') throw new Error('the key is of another game');
  const { a, b } = key.sides;
  if (a === undefined || b === undefined) throw new Error('a side of the key is missing');
  return { a, b };
};

const expectPeople = (table: Table): void => {
  const { people, gone, host } = table;
  const ids = [...people, ...gone].map((person) => person.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(table.joined);
  const humans = people.filter((person) => person.bot === null).map((person) => person.id);
  expect(host === null ? humans : humans.includes(host)).toEqual(host === null ? [] : true);
  for (const team of TEAMS) {
    const giving = people.filter((person) => spymasterTeam(person.seat) === team);
    expect(giving.length).toBeLessThanOrEqual(1);
  }
  if (!isRunning(table)) return;
  for (const { seat, sawKey, played } of people) {
    if (seat === null) continue;
    expect(played).toBe(seat);
    if (seat.endsWith('operative')) expect(sawKey).toBe(false);
    else expect(sawKey).toBe(true);
  }
};

const expectTeams = (play: TeamsPlay, key: TeamsKey): void => {
  const { parameters, phase, covered, left, owed, rights } = play;
  expect(keyFits(key.cards, parameters, play.start)).toBe(true);
  const counts = keyCounts(parameters, play.start);
  covered.forEach((identity, card) => {
    if (identity !== null) expect(identity).toBe(key.cards[card]);
  });
  for (const team of TEAMS) {
    expect(left[team]).toBe(counts[team] - covered.filter((cover) => cover === team).length);
    expect(owed[team]).toBeGreaterThanOrEqual(0);
    expect(owed[team]).toBeLessThanOrEqual(left[team]);
    if (parameters['guess.limit'] !== 'n_plus_owed') expect(owed[team]).toBe(0);
    if (parameters['penalty.cover'] === 'none') expect(rights[team]).toBe(false);
    expect(play.clues[team]).toBe(
      play.log.filter((turn) => turn.team === team && turn.clue !== null).length,
    );
  }
  const lying = play.log.flatMap((turn) => turn.covers).filter((cover) => !cover.undone);
  expect(lying.map((cover) => cover.card).toSorted((one, other) => one - other)).toEqual(
    covered.flatMap((cover, card) => (cover === null ? [] : [card])),
  );
  if (phase.name === 'guess') expect(guessesLeft(play, phase)).not.toBe(0);
  if (phase.name === 'over') expectResult(play, key);
};

const expectResult = (play: TeamsPlay, key: TeamsKey): void => {
  const { phase, left } = play;
  if (phase.name !== 'over') return;
  const { winner, reason, score } = phase;
  expect(phase.key).toEqual(key);
  const last = play.log.flatMap((turn) => turn.covers).at(-1);
  switch (reason) {
    case 'all_found':
      expect(winner !== null && left[winner]).toBe(0);
      break;
    case 'assassin':
      expect(last?.identity).toBe('assassin');
      expect(winner).toBe(opponent(play.log.at(-1)?.team ?? play.start));
      break;
    case 'enemy_found':
      expect(winner).toBe(opponent(play.start));
      expect(left[opponent(play.start)]).toBe(0);
      break;
    case 'abandoned':
      expect(winner).toBe(null);
      break;
  }
  const alone = play.mode === 'coop_sim' || play.mode === 'coop_record';
  const scored = alone && winner === play.start;
  const expected =
    play.parameters['coop.score'] === 'turns' ? play.clues[play.start] : left[opponent(play.start)];
  expect(score).toBe(scored ? expected : null);
};

const expectDuo = (play: DuoPlay, sides: Required<DuoKey['sides']>): void => {
  const touches = play.log.flatMap((turn) => turn.touches);
  for (const side of SIDES) {
    const read = sides[partner(side)];
    expect(play.marks[side].every((card) => read[card] === 'bystander')).toBe(true);
    expect(new Set(play.marks[side]).size).toBe(play.marks[side].length);
    for (const touch of touches.filter((one) => one.guesser === side)) {
      expect(touch.outcome).toBe(read[touch.card]);
    }
    const open = sides[side].some((identity, card) => identity === 'agent' && !play.covered[card]);
    if (play.phase.name !== 'over') expect(play.finished[side]).toBe(!open);
  }
  const found = touches.filter((touch) => touch.outcome === 'agent').map((touch) => touch.card);
  expect(new Set(found).size).toBe(found.length);
  expect(play.covered).toEqual(play.words.map((_, card) => found.some((one) => one === card)));
  expect(play.agentsLeft).toBe(15 - found.length);
  expect(play.tokens).toBeGreaterThanOrEqual(0);
  const { phase } = play;
  if (phase.name === 'clue' || phase.name === 'guess') expect(play.tokens).toBeGreaterThan(0);
  if (phase.name !== 'over') return;
  expect(phase.key).toEqual({ kind: 'duo', sides });
  expect(phase.won).toBe(play.agentsLeft === 0);
  if (phase.reason === 'assassin') expect(touches.at(-1)?.outcome).toBe('assassin');
};
