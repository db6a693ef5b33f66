import { describe, expect, test } from 'vitest';
import type { ClueJudge } from '../clue.ts';
import {
  after,
  afterAll,
  clue,
  eventsOf,
  game,
  guess,
  namesOf,
  phaseOf,
  refusalOf,
  saying,
  teamsOf,
  type Given,
} from '../table.test-kit.ts';

const aiming = (intended: readonly number[]) => ({ ...clue(2), intended: [...intended] });

describe('giving a clue', () => {
  test('[CLUE-1] is the spymaster’s whose turn it is, once', () => {
    const state = game();
    expect(refusalOf(state, 'blueSpy', clue())).toBe('turn/not-your-turn');
    expect(refusalOf(state, 'redOp', clue())).toBe('turn/not-your-role');
    expect(refusalOf(state, 'watcher', clue())).toBe('turn/not-your-role');
    const given = after(state, 'redSpy', clue(2));
    expect(phaseOf(given)).toBe('guess red');
    expect(teamsOf(given).log.at(-1)?.clue).toEqual({ word: 'indice', number: 2 });
    expect(refusalOf(given, 'redSpy', clue())).toBe('turn/wrong-phase');
  });

  test('[CLUE-12] takes a number unlike the number of cards aimed at', () => {
    expect(refusalOf(game(), 'redSpy', { ...clue(1), intended: [0, 1, 2] })).toBeNull();
    expect(refusalOf(game(), 'redSpy', { ...clue(9), intended: [0] })).toBeNull();
  });

  test('[CLUE-2] [CLUE-11] is refused where it is none', () => {
    expect(refusalOf(game(), 'redSpy', clue(2.5))).toBe('clue/number');
    expect(refusalOf(game(), 'redSpy', clue(1, ' '))).toBe('clue/empty');
  });

  test('[CLUE-6] compares with every clue of the game', () => {
    const state = afterAll(
      game({ changes: { 'clue.repeat': 'forbidden' } }),
      ['redSpy', clue(1, 'arbre')],
      ['redOp', guess(17)],
    );
    expect(refusalOf(state, 'blueSpy', clue(1, 'ARBRE'))).toBe('clue/repeated');
  });

  test('[CLUE-9] shows the referee the words face up', () => {
    const seen: (readonly string[])[] = [];
    const judge: ClueJudge = (_word, _number, words) => {
      seen.push(words);
      return { verdict: 'legal', reasons: [] };
    };
    after(game({ judge, covered: [0] }), 'redSpy', clue());
    expect(seen[0]).toHaveLength(24);
    expect(seen[0]).not.toContain('carte 0');
    after(
      game({ judge, covered: [0], changes: { 'clue.covered_family': 'forbidden' } }),
      'redSpy',
      clue(),
    );
    expect(seen[1]).toContain('carte 0');
  });
});

describe('cards aimed at', () => {
  test('[CLUE-10] are noted apart from the clue', () => {
    expect(namesOf(eventsOf(game(), 'redSpy', aiming([0, 3])))).toEqual([
      'clueIntended',
      'clueGiven',
    ]);
    expect(namesOf(eventsOf(game(), 'redSpy', aiming([])))).toEqual(['clueGiven']);
    const { intended } = teamsOf(after(game(), 'redSpy', aiming([0, 3]))).privy;
    expect(intended).toMatchObject([{ turn: 1, cards: [0, 3] }]);
  });

  test('[VIEW-3] carry a computer player’s thoughts, private like the aim', () => {
    const thoughts = { danger: 'loup', rejected: { clue: 'bois', near: 'loup' } };
    const command = { ...aiming([0, 3]), thoughts };
    expect(eventsOf(game(), 'redSpy', command)[0]).toMatchObject({ cards: [0, 3], thoughts });
    expect(teamsOf(after(game(), 'redSpy', command)).privy.intended[0]).toMatchObject({ thoughts });
    expect(namesOf(eventsOf(game(), 'redSpy', { ...command, intended: [] }))).toEqual([
      'clueGiven',
    ]);
  });

  test('[CLUE-10] lie face up on the board, each once', () => {
    const state = game({ covered: [0] });
    for (const cards of [[0], [25], [-1], [3, 3], [1.5]]) {
      expect(refusalOf(state, 'redSpy', aiming(cards))).toBe('clue/intended');
    }
  });
});

describe('doubts', () => {
  const doubts = (given: Given) =>
    teamsOf(after(game({ judge: saying('doubtful'), ...given }), 'redSpy', clue())).privy.doubts;

  test('[CLUE-8] go to the opposing spymaster', () => {
    expect(doubts({})).toMatchObject([{ turn: 1, to: 'blue.spymaster' }]);
  });

  test('[CLUE-8] go to the clue-giver where one side plays alone', () => {
    expect(doubts({ edition: 'table', mode: 'coop_record' })).toMatchObject([
      { to: 'red.spymaster' },
    ]);
  });

  test('[CLUE-7] an illegal clue is given to whoever insists', () => {
    const state = game({ judge: saying('illegal') });
    expect(refusalOf(state, 'redSpy', clue())).toBe('clue/family');
    expect(namesOf(eventsOf(state, 'redSpy', { ...clue(), insist: true }))).toEqual([
      'clueGiven',
      'doubtRaised',
    ]);
  });
});
