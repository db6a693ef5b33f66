import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  game,
  guess,
  KEY,
  keyOf,
  phaseOf,
  refusalOf,
  stop,
  teamsOf,
} from '../table.test-kit.ts';
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
  expect(() => refusalOf(game(), 'redOp', { type: 'moon' } as never)).toThrow('moon');
  expect(() => evolveTeams(teamsOf(game()), { type: 'moon' } as never)).toThrow('moon');
});

test('an event that does not fit the phase changes nothing', () => {
  const play = teamsOf(game());
  const by = game().ids.redOp!;
  expect(phaseOf(game())).toBe('clue red');
  expect(evolveTeams(play, { type: 'clueAllowed' })).toBe(play);
  expect(evolveTeams(play, { type: 'objectionVoted', by, upheld: true })).toBe(play);
  expect(evolveTeams(play, { type: 'undoAgreed', team: 'red' })).toBe(play);
});
