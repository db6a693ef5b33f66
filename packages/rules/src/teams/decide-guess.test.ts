import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  eventsOf,
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
import { guessesLeft } from './guesses.ts';

const guessing = (number: number | 'unlimited' = 2, given: Given = {}): State =>
  after(game(given), given.team === 'blue' ? 'blueSpy' : 'redSpy', clue(number));

/** Cards left to touch, or the name of the phase where nobody guesses. */
const left = (state: State): number | null | string => {
  const play = teamsOf(state);
  return play.phase.name === 'guess' ? guessesLeft(play, play.phase) : play.phase.name;
};

describe('who touches', () => {
  test('[GUESS-1] any operative of the side does, for the whole side', () => {
    const state = afterAll(guessing(), ['redOp2', guess(0)], ['redOp', guess(17)]);
    expect(phaseOf(state)).toBe('clue blue');
  });

  test('[GUESS-14] nobody else does', () => {
    const state = guessing();
    for (const action of [guess(0), stop]) {
      expect(refusalOf(state, 'blueOp', action)).toBe('turn/not-your-turn');
      expect(refusalOf(state, 'redSpy', action)).toBe('turn/not-your-role');
      expect(refusalOf(state, 'blueSpy', action)).toBe('turn/not-your-role');
      expect(refusalOf(state, 'watcher', action)).toBe('turn/not-your-role');
    }
  });

  test('[GUESS-14] nobody does before the clue', () => {
    expect(refusalOf(game(), 'redOp', guess(0))).toBe('turn/wrong-phase');
    expect(refusalOf(game(), 'redOp', stop)).toBe('turn/wrong-phase');
  });

  test('[SHARED-1] the shared operative touches for whichever side plays', () => {
    const three = game({ edition: 'origine-2015', mode: 'three_shared' });
    const blue = afterAll(
      three,
      ['redSpy', clue()],
      ['shared', guess(0)],
      ['shared', stop],
      ['blueSpy', clue()],
    );
    expect(refusalOf(blue, 'shared', guess(9))).toBeNull();
    expect(teamsOf(after(blue, 'shared', guess(9))).left).toEqual({ red: 8, blue: 7 });
  });

  test('[SHARED-2] the assassin falls on the side that was played for', () => {
    const three = game({ edition: 'origine-2015', mode: 'three_shared', team: 'blue' });
    const over = afterAll(three, ['blueSpy', clue()], ['shared', guess(24)]);
    expect(teamsOf(over).phase).toMatchObject({ winner: 'red', reason: 'assassin' });
  });

  test('[CONT-3] they wait while an objection does', () => {
    const called = after(guessing(), 'redOp', object);
    expect(refusalOf(called, 'redOp', guess(0))).toBe('turn/objection-pending');
    expect(refusalOf(called, 'redOp', stop)).toBe('turn/objection-pending');
  });
});

describe('what is touched', () => {
  test('[GUESS-2] shows its true identity at once', () => {
    const state = after(guessing(), 'redOp', guess(0));
    expect(teamsOf(state).covered[0]).toBe('red');
    expect(teamsOf(state).log.at(-1)?.covers).toEqual([
      { card: 0, identity: 'red', cause: 'guess', by: state.ids.redOp, undone: false },
    ]);
  });

  test('[GUESS-12] is a card face up', () => {
    const state = guessing(1, { covered: [0] });
    for (const card of [-1, 25, 1e9, 0.5]) {
      expect(refusalOf(state, 'redOp', guess(card))).toBe('card/none');
    }
    expect(refusalOf(state, 'redOp', guess('1' as never))).toBe('card/none');
    expect(refusalOf(state, 'redOp', guess(0))).toBe('card/covered');
    expect(left(state)).toBe(2);
  });

  test('[GUESS-12] is on the key that the server holds', () => {
    const state = guessing();
    const short = { ...state, key: { kind: 'teams' as const, cards: [] } };
    expect(refusalOf(short, 'redOp', guess(0))).toBe('card/none');
  });

  test('[GUESS-15] may be any, for whatever clue', () => {
    expect(refusalOf(guessing(), 'redOp', guess(23))).toBeNull();
  });
});

describe('what follows', () => {
  test('[GUESS-3] an own card lets the team go on', () => {
    const state = after(guessing(), 'redOp', guess(0));
    expect(phaseOf(state)).toBe('guess red');
    expect(teamsOf(state).left).toEqual({ red: 8, blue: 8 });
  });

  test('[GUESS-4] a bystander ends the turn', () => {
    const state = after(guessing(), 'redOp', guess(17));
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).log.map(({ end }) => end)).toEqual(['mistake', null]);
  });

  test('[GUESS-4] unless the table plays on, up to the cap', () => {
    const going = { changes: { 'reveal.neutral': 'continue' } } as const;
    expect(phaseOf(after(guessing(2, going), 'redOp', guess(17)))).toBe('guess red');
    const state = afterAll(guessing(1, going), ['redOp', guess(17)], ['redOp', guess(18)]);
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).log[0]?.end).toBe('limit');
  });

  test('[GUESS-5] a card of the other side counts for it and ends the turn', () => {
    const state = after(guessing(), 'redOp', guess(9));
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).left).toEqual({ red: 9, blue: 7 });
  });

  test('[GUESS-6] the assassin loses', () => {
    const { phase } = teamsOf(after(guessing(), 'redOp', guess(24)));
    expect(phase).toMatchObject({ name: 'over', winner: 'blue', reason: 'assassin', score: null });
    const blue = teamsOf(after(guessing(2, { team: 'blue' }), 'blueOp', guess(24)));
    expect(blue.phase).toMatchObject({ winner: 'red' });
  });

  test('[END-1] the last own card wins at once', () => {
    const covered = [0, 1, 2, 3, 4, 5, 6, 7];
    const { phase } = teamsOf(after(guessing(3, { covered }), 'redOp', guess(8)));
    expect(phase).toMatchObject({ winner: 'red', reason: 'all_found' });
  });

  test('[END-2] the other side’s last card wins for it', () => {
    const covered = [9, 10, 11, 12, 13, 14, 15];
    const { phase } = teamsOf(after(guessing(3, { covered }), 'redOp', guess(16)));
    expect(phase).toMatchObject({ winner: 'blue', reason: 'all_found' });
  });

  test('[END-2] where the table makes it wait, it wins as its own turn comes', () => {
    const given: Given = {
      covered: [9, 10, 11, 12, 13, 14, 15],
      changes: { 'win.on_opponent_reveal': 'no' },
    };
    expect(namesOf(eventsOf(guessing(3, given), 'redOp', guess(16)))).toEqual([
      'cardRevealed',
      'turnEnded',
      'gameEnded',
    ]);
  });
});

describe('the cap', () => {
  test('[GUESS-7] is the number and one more, and ends the turn by itself', () => {
    let state = guessing(2);
    expect(left(state)).toBe(3);
    state = afterAll(state, ['redOp', guess(0)], ['redOp', guess(1)]);
    expect(left(state)).toBe(1);
    state = after(state, 'redOp', guess(2));
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).log[0]?.end).toBe('limit');
    expect(refusalOf(state, 'redOp', guess(3))).toBe('turn/wrong-phase');
  });

  test('[GUESS-8] may be the number itself', () => {
    const state = guessing(2, { changes: { 'guess.limit': 'n' } });
    expect(left(state)).toBe(2);
    expect(phaseOf(afterAll(state, ['redOp', guess(0)], ['redOp', guess(1)]))).toBe('clue blue');
  });

  test('[GUESS-8] may be none', () => {
    expect(left(guessing(1, { changes: { 'guess.limit': 'none' } }))).toBeNull();
  });

  test('[GUESS-9] there is none after zero and unlimited', () => {
    expect(left(guessing(0))).toBeNull();
    expect(left(guessing('unlimited'))).toBeNull();
    const owed = { edition: 'capitaine', changes: { 'clue.zero': 'uncapped' } } as const;
    expect(left(guessing(0, owed))).toBeNull();
  });
});

describe('stopping', () => {
  test('[GUESS-10] comes after one touch, whatever the clue', () => {
    for (const number of [0, 2, 'unlimited'] as const) {
      expect(refusalOf(guessing(number), 'redOp', stop)).toBe('guess/minimum');
    }
    const free = guessing(2, { changes: { 'guess.minimum': 0 } });
    expect(refusalOf(free, 'redOp', stop)).toBeNull();
  });

  test('[GUESS-10] comes after more where the table asks for more (dossier B)', () => {
    const asking = guessing(2, { changes: { 'guess.minimum': 2 } });
    const once = after(asking, 'redOp', guess(0));
    expect(refusalOf(once, 'redOp', stop)).toBe('guess/minimum');
    expect(refusalOf(after(once, 'redOp', guess(1)), 'redOp', stop)).toBeNull();
    const one = guessing(1, { changes: { 'guess.minimum': 2, 'guess.limit': 'n' } });
    expect(phaseOf(after(one, 'redOp', guess(0)))).toBe('clue blue');
  });

  test('[GUESS-11] is free after that', () => {
    const state = afterAll(guessing(), ['redOp', guess(0)], ['redOp2', stop]);
    expect(phaseOf(state)).toBe('clue blue');
    expect(teamsOf(state).log[0]?.end).toBe('stop');
    expect(teamsOf(state).turn).toBe(2);
  });
});
