import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  coverEnemy,
  eventsOf,
  expired,
  game,
  guess,
  namesOf,
  object,
  phaseOf,
  refusalOf,
  stop,
  teamsOf,
  type Given,
  type State,
} from '../table.test-kit.ts';

const alone = (given: Given = {}): State =>
  game({ edition: 'origine-2015', mode: 'coop_sim', ...given });
const enemy = (given: Given = {}): State =>
  afterAll(alone(given), ['redSpy', clue()], ['redOp', guess(17)]);
const blues = [9, 10, 11, 12, 13, 14, 15, 16];

describe('the opponent', () => {
  test('[COOP-1] covers a word after each of our turns', () => {
    expect(phaseOf(enemy())).toBe('enemy red');
    const stopped = afterAll(alone(), ['redSpy', clue()], ['redOp', guess(0)], ['redOp', stop]);
    expect(phaseOf(stopped)).toBe('enemy red');
    const next = after(stopped, 'redSpy', coverEnemy(9));
    expect(phaseOf(next)).toBe('clue red');
    expect(teamsOf(next)).toMatchObject({ turn: 2, left: { red: 8, blue: 7 } });
    expect(teamsOf(next).log[0]?.covers.at(-1)).toMatchObject({ card: 9, cause: 'enemy' });
  });

  test('[COOP-1] covers nothing after a turn that won', () => {
    const state = alone({ covered: [0, 1, 2, 3, 4, 5, 6, 7] });
    const won = afterAll(state, ['redSpy', clue()], ['redOp', guess(8)]);
    expect(phaseOf(won)).toBe('over');
  });

  test('[COOP-1] covers nothing where the table says so', () => {
    expect(phaseOf(enemy({ changes: { 'coop.enemy_cover': 'none' } }))).toBe('clue red');
  });

  test('[COOP-2] covers one of its own, which the spymaster chooses', () => {
    const state = enemy({ covered: [9] });
    for (const card of [0, 18, 24]) {
      expect(refusalOf(state, 'redSpy', coverEnemy(card))).toBe('card/not-enemy');
    }
    expect(refusalOf(state, 'redSpy', coverEnemy(9))).toBe('card/covered');
    expect(refusalOf(state, 'redSpy', coverEnemy(25))).toBe('card/none');
    expect(refusalOf(state, 'redOp', coverEnemy(10))).toBe('turn/not-your-role');
    expect(refusalOf(state, 'redSpy', clue())).toBe('turn/wrong-phase');
    expect(refusalOf(alone(), 'redSpy', coverEnemy(10))).toBe('turn/wrong-phase');
  });

  test('[COOP-3] covers also after we touched one of its words', () => {
    const state = afterAll(alone(), ['redSpy', clue(2)], ['redOp', guess(9)]);
    expect(phaseOf(state)).toBe('enemy red');
    expect(teamsOf(after(state, 'redSpy', coverEnemy(10))).left.blue).toBe(6);
  });

  test('[COOP-6] covers one after an invalid clue, two where the table says so', () => {
    const foul = (given: Given = {}): State =>
      afterAll(alone(given), ['redSpy', clue()], ['redOp', object]);
    expect(phaseOf(after(foul(), 'redSpy', coverEnemy(9)))).toBe('clue red');
    const twice = foul({ changes: { 'coop.penalty_extra_cover': true } });
    const once = after(twice, 'redSpy', coverEnemy(9));
    expect(phaseOf(once)).toBe('enemy red');
    expect(phaseOf(after(once, 'redSpy', coverEnemy(10)))).toBe('clue red');
    const lastOne = foul({
      covered: blues.slice(1),
      changes: { 'coop.penalty_extra_cover': true, 'coop.lose_all_enemy': false },
    });
    expect(phaseOf(after(lastOne, 'redSpy', coverEnemy(9)))).toBe('clue red');
    const mistake = enemy({ changes: { 'coop.penalty_extra_cover': true } });
    expect(phaseOf(after(mistake, 'redSpy', coverEnemy(9)))).toBe('clue red');
  });

  test('[COOP-7] is played by chance where the spymaster is silent', () => {
    const covered = (chance: number): number =>
      teamsOf(expired(enemy({ covered: [9, 10] }), chance)).covered.findIndex(
        (identity, card) => card > 10 && identity === 'blue',
      );
    expect(covered(0)).toBe(11);
    expect(covered(0.5)).toBe(14);
    expect(covered(0.999)).toBe(16);
    expect(covered(1)).toBe(16);
    expect(phaseOf(expired(enemy()))).toBe('clue red');
  });

  test('[COOP-7] what a pick leaves of the chance makes the next one', () => {
    const called = afterAll(
      alone({ changes: { 'coop.penalty_extra_cover': true } }),
      ['redSpy', clue()],
      ['redOp', object],
    );
    const { covered } = teamsOf(expired(called, 0.55));
    // 0.55 of eight is the fifth and 0.4 over, 0.4 of the seven that remain the third.
    expect(covered.flatMap((identity, card) => (identity === null ? [] : [card]))).toEqual([
      11, 13,
    ]);
  });
});

describe('losing', () => {
  const lost = { name: 'over', winner: 'blue', score: null };

  test('[COOP-4] to the opponent’s last word, covered by it', () => {
    const state = enemy({ covered: blues.slice(1) });
    expect(namesOf(eventsOf(state, 'redSpy', coverEnemy(9)))).toEqual([
      'enemyCovered',
      'gameEnded',
    ]);
    expect(teamsOf(after(state, 'redSpy', coverEnemy(9))).phase).toMatchObject({
      ...lost,
      reason: 'enemy_found',
    });
  });

  test('[COOP-4] to the opponent’s last word, touched by us', () => {
    const state = after(alone({ covered: blues.slice(1) }), 'redSpy', clue());
    expect(teamsOf(after(state, 'redOp', guess(9))).phase).toMatchObject({
      ...lost,
      reason: 'enemy_found',
    });
  });

  test('[COOP-4] not where the table plays on', () => {
    const goes = alone({ covered: blues.slice(1), changes: { 'coop.lose_all_enemy': false } });
    const touched = afterAll(goes, ['redSpy', clue()], ['redOp', guess(9)]);
    expect(phaseOf(touched)).toBe('clue red');
  });

  test('[COOP-8] to the assassin', () => {
    const state = after(alone(), 'redSpy', clue());
    expect(teamsOf(after(state, 'redOp', guess(24))).phase).toMatchObject({
      ...lost,
      reason: 'assassin',
    });
  });
});

describe('the score', () => {
  const winning = (given: Given): State =>
    afterAll(
      game({ covered: [0, 1, 2, 3, 4, 5, 6, 7], ...given }),
      ['redSpy', clue()],
      ['redOp', guess(8)],
    );
  const score = (state: State): number | null => {
    const { phase } = teamsOf(state);
    return phase.name === 'over' ? phase.score : null;
  };

  test('[COOP-5] is the number of the opponent’s words left', () => {
    const covered = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10];
    expect(score(winning({ edition: 'origine-2015', mode: 'coop_sim', covered }))).toBe(6);
  });

  test('[RECORD-1] is the number of clues where turns are counted', () => {
    expect(score(winning({ edition: 'table', mode: 'coop_record' }))).toBe(1);
    const state = game({ edition: 'table', mode: 'coop_record', covered: [0, 1, 2, 3, 4, 5, 6] });
    const two = afterAll(
      state,
      ['redSpy', clue()],
      ['redOp', guess(18)],
      ['redSpy', clue(2)],
      ['redOp', guess(7)],
      ['redOp', guess(8)],
    );
    expect(score(two)).toBe(2);
  });

  test('[RECORD-2] nobody covers anything between the turns', () => {
    const state = game({ edition: 'table', mode: 'coop_record' });
    const wrong = afterAll(state, ['redSpy', clue()], ['redOp', guess(9)]);
    expect(phaseOf(wrong)).toBe('clue red');
    expect(teamsOf(wrong).left).toEqual({ red: 9, blue: 7 });
  });

  test('[END-6] two teams have none', () => {
    expect(score(winning({}))).toBeNull();
  });
});
