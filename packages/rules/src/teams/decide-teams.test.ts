import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  game,
  guess,
  KEY,
  keyOf,
  refusalOf,
  stop,
  teamsOf,
} from '../table.test-kit.ts';
import { cardAt } from '../identity.ts';
import { decideTeams } from './decide-teams.ts';
import { evolveTeams } from './evolve-teams.ts';

describe('the end', () => {
  const over = afterAll(game(), ['redSpy', { ...clue(), intended: [3] }], ['redOp', guess(24)]);

  test('[END-3] tells the key, the cards aimed at and the consultations', () => {
    expect(teamsOf(over).phase).toMatchObject({
      key: { kind: 'teams', cards: keyOf(KEY) },
      intended: [{ cards: [3] }],
      consultations: [],
    });
  });

  test('[END-4] leaves nothing to do', () => {
    for (const command of [clue(), guess(0), stop, { type: 'abandon' } as const]) {
      expect(refusalOf(over, 'redOp', command)).toBe('game/over');
    }
  });

  test('[END-5] may be the host’s, and nobody wins', () => {
    expect(refusalOf(game(), 'redSpy', { type: 'abandon' })).toBe('host/only');
    const left = after(game(), 'host', { type: 'abandon' });
    expect(teamsOf(left).phase).toMatchObject({ winner: null, reason: 'abandoned', score: null });
    expect(left.table.wins).toEqual({ red: 0, blue: 0 });
  });
});

test('a command or an event that no type allows is a bug', () => {
  const { table, now, judge } = game();
  const move = {
    play: teamsOf(game()),
    key: { kind: 'teams' as const, cards: keyOf(KEY) },
    person: table.people[0]!,
    people: table.people,
    host: table.host,
    now,
    judge,
  };
  expect(() => decideTeams(move, { type: 'moon' } as never)).toThrow('moon');
  expect(() => evolveTeams(teamsOf(game()), { type: 'moon' } as never)).toThrow('moon');
});

test('an event that does not fit the phase changes nothing', () => {
  const play = teamsOf(game());
  const by = game().ids.redOp!;
  const card = cardAt(9, 25)!;
  for (const event of [
    { type: 'clueAllowed' },
    { type: 'objectionRuled', upheld: true, by },
    { type: 'objectionRaised', by, deadline: 0 },
    { type: 'objectionVoted', by, upheld: true },
    { type: 'undoAgreed', team: 'red' },
    { type: 'cardRevealed', card, identity: 'blue', by },
    { type: 'enemyCovered', card, by },
  ] as const) {
    expect(evolveTeams(play, event)).toBe(play);
  }
  const guessing = teamsOf(after(game(), 'redSpy', clue()));
  expect(evolveTeams(guessing, { type: 'objectionVoted', by, upheld: true })).toBe(guessing);
});

test('[COOP-1] the opponent of a blue team is red', () => {
  const blueKey = KEY.replace(/[RB]/gu, (letter) => (letter === 'R' ? 'B' : 'R'));
  const play = teamsOf(game({ key: blueKey, start: 'blue' }));
  const enemy = { name: 'enemy', team: 'blue', covers: 1, deadline: 0 } as const;
  const covered = evolveTeams(
    { ...play, phase: enemy },
    { type: 'enemyCovered', card: cardAt(9, 25)!, by: null },
  );
  expect(covered.covered[9]).toBe('red');
  expect(covered.left).toEqual({ red: 7, blue: 9 });
});
