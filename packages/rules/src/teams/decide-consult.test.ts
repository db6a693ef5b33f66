import { describe, expect, test } from 'vitest';
import type { ParameterChanges } from '../parameter.ts';
import { project } from '../project.ts';
import {
  after,
  afterAll,
  answer,
  clue,
  consult,
  expired,
  game,
  guess,
  object,
  phaseOf,
  refusalOf,
  rule,
  saying,
  teamsOf,
  type State,
  type Who,
} from '../table.test-kit.ts';
import { MAX_CONSULTATIONS, pendingConsultation } from './consultation.ts';

const known = (state: State, who: Who): readonly string[] => {
  const person = state.table.people.find(({ id }) => id === state.ids[who])!;
  const { play } = project(state.table, person);
  return play?.kind === 'teams' ? play.privy.consultations.map(({ word }) => word) : [];
};

const answers = (state: State): readonly unknown[] =>
  teamsOf(state).privy.consultations.map((asked) => asked.answer);

describe('asking', () => {
  test('[CONS-1] the spymaster whose turn it is asks the other before giving a clue', () => {
    const asked = after(game(), 'redSpy', consult(' voleur '));
    expect(pendingConsultation(teamsOf(asked))).toMatchObject({
      team: 'red',
      word: 'voleur',
      number: 1,
      answer: null,
    });
    expect(phaseOf(asked)).toBe('clue red');
  });

  test('[CONS-1] nobody else asks, and nobody once the clue is given', () => {
    const state = game();
    expect(refusalOf(state, 'blueSpy', consult())).toBe('turn/not-your-turn');
    expect(refusalOf(state, 'redOp', consult())).toBe('turn/not-your-role');
    expect(refusalOf(after(state, 'redSpy', clue()), 'redSpy', consult())).toBe('turn/wrong-phase');
  });

  test('[CONS-1] [CLUE-11] a question is a word and a number like a clue', () => {
    const state = game();
    expect(refusalOf(state, 'redSpy', consult('  '))).toBe('clue/empty');
    expect(refusalOf(state, 'redSpy', consult('x'.repeat(60)))).toBeNull();
    expect(refusalOf(state, 'redSpy', consult('x'.repeat(61)))).toBe('clue/too-long');
    expect(refusalOf(state, 'redSpy', consult('mot', 1.5))).toBe('clue/number');
    for (const unseen of ['a\nb', 'a\u202eb', 'a\u200bb']) {
      expect(refusalOf(state, 'redSpy', consult(unseen))).toBe('clue/characters');
    }
  });

  test('[CONS-1] a question is over with its clue, answered or not', () => {
    const given = afterAll(game(), ['redSpy', consult()], ['redSpy', clue()]);
    expect(refusalOf(given, 'blueSpy', answer('valid'))).toBe('consult/none');
    const next = after(given, 'redOp', guess(17));
    expect(refusalOf(next, 'blueSpy', answer('valid'))).toBe('consult/none');
    expect(refusalOf(next, 'blueSpy', consult('autre'))).toBeNull();
    const asked = afterAll(next, ['blueSpy', consult('autre')], ['redSpy', answer('valid')]);
    expect(answers(asked)).toEqual([null, 'valid']);
  });

  test('[CONS-1] an answer is to the question that waits, and to no earlier one', () => {
    const state = afterAll(
      game(),
      ['redSpy', consult()],
      ['blueSpy', answer('invalid')],
      ['redSpy', consult('autre')],
      ['blueSpy', answer('valid')],
    );
    expect(answers(state)).toEqual(['invalid', 'valid']);
  });

  test('[CONS-1] whoever gives no clues has nothing to answer, asked or not', () => {
    expect(refusalOf(game(), 'blueOp', answer('valid'))).toBe('turn/not-your-role');
    const asked = after(game(), 'redSpy', consult());
    expect(refusalOf(asked, 'blueOp', answer('valid'))).toBe('turn/not-your-role');
  });

  test('[CONS-5] one question at a time and five a turn', () => {
    let state = game();
    for (let asked = 0; asked < MAX_CONSULTATIONS; asked += 1) {
      state = after(state, 'redSpy', consult(`mot${String(asked)}`));
      expect(refusalOf(state, 'redSpy', consult('autre'))).toBe('consult/pending');
      state = after(state, 'blueSpy', answer('invalid'));
    }
    expect(refusalOf(state, 'redSpy', consult('encore'))).toBe('consult/too-many');
    const next = afterAll(state, ['redSpy', clue()], ['redOp', guess(17)]);
    expect(refusalOf(next, 'blueSpy', consult('encore'))).toBeNull();
  });

  test('[CONS-6] is not played in every edition, nor where there is no other spymaster', () => {
    expect(refusalOf(game({ edition: 'precedente' }), 'redSpy', consult())).toBe(
      'consult/not-played',
    );
    const alone = game({ edition: 'origine-2015', mode: 'coop_sim' });
    expect(refusalOf(alone, 'redSpy', consult())).toBe('consult/not-played');
  });
});

describe('answering', () => {
  test('[CONS-1] the other spymaster answers, once', () => {
    const asked = after(game(), 'redSpy', consult());
    expect(refusalOf(asked, 'redSpy', answer('valid'))).toBe('turn/not-your-role');
    expect(refusalOf(asked, 'blueOp', answer('valid'))).toBe('turn/not-your-role');
    const answered = after(asked, 'blueSpy', answer('invalid'));
    expect(teamsOf(answered).privy.consultations[0]?.answer).toBe('invalid');
    expect(refusalOf(answered, 'blueSpy', answer('valid'))).toBe('consult/none');
  });

  test('[CONS-4] silence is a doubt', () => {
    const asked = after(game(), 'redSpy', consult());
    expect(teamsOf(expired(asked)).privy.consultations[0]?.answer).toBe('doubtful');
  });

  test('[CONS-2] only the two spymasters know of it before the end', () => {
    const state = afterAll(game(), ['redSpy', consult()], ['blueSpy', answer('invalid')]);
    expect(known(state, 'redSpy')).toEqual(['voleur']);
    expect(known(state, 'blueSpy')).toEqual(['voleur']);
    expect(known(state, 'redOp')).toEqual([]);
    expect(known(state, 'watcher')).toEqual([]);
    const over = afterAll(state, ['redSpy', clue()], ['redOp', guess(24)]);
    const { phase } = teamsOf(over);
    expect(phase.name === 'over' && phase.consultations).toMatchObject([{ word: 'voleur' }]);
  });
});

describe('a clue that the other spymaster accepted', () => {
  const accepted = (given: 'valid' | 'invalid' | 'doubtful' = 'valid'): State =>
    afterAll(
      game({ judge: saying('illegal') }),
      ['redSpy', consult('Vôleur', 2)],
      ['blueSpy', answer(given)],
    );

  test('[CONS-3] is valid, whatever the referee says', () => {
    expect(refusalOf(accepted(), 'redSpy', clue(2, 'voleur'))).toBeNull();
    expect(teamsOf(after(accepted(), 'redSpy', clue(2, 'voleur'))).privy.doubts).toEqual([]);
  });

  test('[CONS-3] must be that clue: the same word, the same number, the same turn', () => {
    expect(refusalOf(accepted(), 'redSpy', clue(2, 'vol'))).toBe('clue/family');
    expect(refusalOf(accepted(), 'redSpy', clue(1, 'voleur'))).toBe('clue/family');
    const legalNow = { ...accepted(), judge: game().judge };
    const later = afterAll(legalNow, ['redSpy', clue()], ['redOp', guess(17)], ['blueSpy', clue()]);
    const back = { ...after(later, 'blueOp', guess(18)), judge: accepted().judge };
    expect(refusalOf(back, 'redSpy', clue(2, 'voleur'))).toBe('clue/family');
  });

  test('[CONS-7] one that was not accepted is a clue like any other', () => {
    expect(refusalOf(accepted('invalid'), 'redSpy', clue(2, 'voleur'))).toBe('clue/family');
    expect(refusalOf(accepted('doubtful'), 'redSpy', clue(2, 'voleur'))).toBe('clue/family');
    const said = { ...accepted('invalid'), judge: game().judge };
    const ended = afterAll(said, ['redSpy', clue(2, 'voleur')], ['blueSpy', object]);
    expect(phaseOf(ended)).toBe('clue blue');
  });

  test('[CONS-3] can’t be called invalid by whoever accepted it', () => {
    const given = after(accepted(), 'redSpy', clue(2, 'voleur'));
    expect(refusalOf(given, 'blueSpy', object)).toBe('objection/closed');
    const called = after(given, 'redOp', object);
    expect(refusalOf(called, 'blueSpy', rule(true))).toBe('objection/closed');
    expect(phaseOf(after(called, 'blueSpy', rule(false)))).toBe('guess red');
  });

  describe('[CONS-3] stays valid where others than that spymaster rule', () => {
    const said = (changes: ParameterChanges): State =>
      afterAll(
        game({ changes }),
        ['redSpy', consult('vol')],
        ['blueSpy', answer('valid')],
        ['redSpy', clue(1, 'vol')],
      );
    const stands = (state: State): void => {
      expect(phaseOf(state)).toBe('guess red');
      expect(teamsOf(state).rights).toEqual({ red: false, blue: false });
      expect(refusalOf(state, 'blueOp', object)).toBe('objection/closed');
      expect(refusalOf(state, 'redOp', guess(0))).toBeNull();
    };

    test('by a call of any player', () => {
      stands(after(said({ 'contest.judge': 'any_player' }), 'blueOp', object));
    });

    test('by a call of the own team', () => {
      const called = after(said({ 'penalty.turn': 'may_end' }), 'blueOp', object);
      stands(after(called, 'redOp', object));
    });

    test('by a vote', () => {
      const called = after(said({ 'contest.judge': 'vote' }), 'blueOp', object);
      const three = afterAll(called, ['blueOp2', rule(true)], ['redOp', rule(true)]);
      expect(refusalOf(three, 'redOp', guess(0))).toBe('turn/objection-pending');
      stands(after(three, 'redOp2', rule(true)));
    });
  });
});
