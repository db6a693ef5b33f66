import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  duo,
  duoOf,
  eventsOf,
  guess,
  namesOf,
  refusalOf,
  saying,
  stop,
} from '../table.test-kit.ts';

const aiming = (intended: readonly number[]) => ({ ...clue(2), intended: [...intended] });

describe('a clue of Duo', () => {
  test('[DUO-1] may come from either side first, then they take turns', () => {
    expect(refusalOf(duo(), 'sideA', clue())).toBeNull();
    const given = after(duo(), 'sideB', clue());
    expect(duoOf(given).phase).toMatchObject({ name: 'guess', giver: 'b' });
    expect(refusalOf(given, 'sideA', clue())).toBe('turn/wrong-phase');
    const next = afterAll(given, ['sideA', guess(9)], ['sideA', stop]);
    expect(refusalOf(next, 'sideB', clue())).toBe('turn/not-your-turn');
    expect(duoOf(after(next, 'sideA', clue())).log.map(({ giver }) => giver)).toEqual(['b', 'a']);
  });

  test('[VIEW-3] carries a computer player’s thoughts, private like its aim', () => {
    const thoughts = { danger: null, rejected: null };
    const given = after(duo(), 'sideA', { ...aiming([0, 1]), thoughts });
    expect(duoOf(given).privy.intended[0]).toMatchObject({ cards: [0, 1], thoughts });
  });

  test('[CLUE-7] that is illegal passes where it insists and the referee advises', () => {
    const state = duo({ judge: saying('illegal'), changes: { referee: 'advise' } });
    expect(refusalOf(state, 'sideA', clue())).toBe('clue/family');
    expect(refusalOf(state, 'sideA', { ...clue(), insist: true })).toBeNull();
  });

  test('[DUO-1] is nobody else’s', () => {
    expect(refusalOf(duo(), 'host', clue())).toBe('turn/not-your-role');
    expect(refusalOf(duo(), 'watcher', clue())).toBe('turn/not-your-role');
  });

  test('[DUO-3] takes any whole number, zero and unlimited included', () => {
    for (const number of [0, 1, 99, 'unlimited'] as const) {
      expect(refusalOf(duo(), 'sideA', clue(number))).toBeNull();
    }
    expect(refusalOf(duo(), 'sideA', clue(2.5))).toBe('clue/number');
  });

  test('[CLUE-10] notes the cards aimed at apart', () => {
    expect(namesOf(eventsOf(duo(), 'sideA', aiming([0, 3])))).toEqual([
      'duoClueIntended',
      'duoClueGiven',
    ]);
    const found = afterAll(duo(), ['sideA', clue()], ['sideB', guess(3)], ['sideB', stop]);
    for (const cards of [[3], [25], [4, 4]]) {
      expect(refusalOf(found, 'sideB', aiming(cards))).toBe('clue/intended');
    }
    expect(refusalOf(found, 'sideB', aiming([]))).toBeNull();
  });

  test('[CLUE-8] tells its giver what the referee doubts', () => {
    const state = duo({ judge: saying('doubtful') });
    expect(namesOf(eventsOf(state, 'sideA', clue()))).toEqual(['duoClueGiven', 'duoDoubtRaised']);
    expect(duoOf(after(state, 'sideA', clue())).privy.doubts).toMatchObject([
      { turn: 1, to: 'side.a' },
    ]);
  });

  test('[CLUE-7] is judged against the words face up', () => {
    const seen: (readonly string[])[] = [];
    const state = duo({
      judge: (_word, _number, words) => {
        seen.push(words);
        return { verdict: 'legal', reasons: [] };
      },
    });
    afterAll(state, ['sideA', clue()], ['sideB', guess(3)], ['sideB', stop], ['sideB', clue()]);
    expect(seen.map((words) => words.length)).toEqual([25, 24]);
    expect(refusalOf(duo({ judge: saying('illegal') }), 'sideA', clue())).toBe('clue/family');
  });

  test('[CLUE-6] is compared with the clues before it', () => {
    const state = duo({ changes: { 'clue.repeat': 'forbidden' } });
    const next = afterAll(state, ['sideA', clue(1, 'Arbre')], ['sideB', guess(3)], ['sideB', stop]);
    expect(refusalOf(next, 'sideB', clue(1, 'arbre'))).toBe('clue/repeated');
  });
});
