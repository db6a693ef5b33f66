import { describe, expect, test } from 'vitest';
import { audience, heardBy, hears } from './audience.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { project, projectKey } from './project.ts';
import { EMPTY_TABLE } from './table.ts';
import {
  after,
  afterAll,
  answer,
  clue,
  consult,
  dealOf,
  duo,
  eventsOf,
  game,
  guess,
  lobby,
  namesOf,
  saying,
  type State,
  type Who,
} from './table.test-kit.ts';

const viewer = (state: State, who: Who) => {
  const person = state.table.people.find(({ id }) => id === state.ids[who]);
  return { id: person!.id, seat: person!.seat };
};
const key = (state: State, who: Who) => projectKey(state.table, state.key, viewer(state, who));
const heard = (state: State, who: Who, events: readonly GameEvent[]) =>
  namesOf(heardBy(viewer(state, who), events));
const privy = (state: State, who: Who) => project(state.table, viewer(state, who)).play?.privy;

describe('the key', () => {
  const start = { type: 'startGame', deal: dealOf(), reshuffled: false } as const;

  test('[VIEW-1] goes to the two spymasters alone', () => {
    const table = lobby();
    const events = eventsOf(table, 'host', start);
    expect(heard(table, 'redSpy', events)).toContain('keyDealt');
    expect(heard(table, 'blueSpy', events)).toContain('keyDealt');
    for (const who of ['redOp', 'blueOp', 'watcher', 'host'] as const) {
      expect(heard(table, who, events)).toEqual(['gameStarted']);
    }
    const state = game();
    expect(key(state, 'redSpy')).toEqual(state.key);
    expect(key(state, 'blueSpy')).toEqual(state.key);
    expect(key(state, 'redOp')).toBeNull();
    expect(key(state, 'watcher')).toBeNull();
  });

  test('[VIEW-1] is nobody’s before the deal', () => {
    expect(key(lobby(), 'redSpy')).toBeNull();
    const state = game();
    expect(projectKey(state.table, null, viewer(state, 'redSpy'))).toBeNull();
    expect(
      projectKey({ ...state.table, play: null }, state.key, viewer(state, 'redSpy')),
    ).toBeNull();
  });

  test('[VIEW-2] of Duo goes to each side apart', () => {
    const table = lobby({ edition: 'duo', mode: 'duo' });
    const deal = dealOf({ mode: 'duo' });
    const events = eventsOf(table, 'host', { ...start, deal });
    expect(heardBy(viewer(table, 'sideA'), events)).toMatchObject([{}, { side: 'a' }]);
    expect(heardBy(viewer(table, 'sideB'), events)).toMatchObject([{}, { side: 'b' }]);
    expect(heard(table, 'watcher', events)).toEqual(['gameStarted']);
    const state = duo();
    const sides = state.key?.kind === 'duo' ? state.key.sides : {};
    expect(key(state, 'sideA')).toEqual({ kind: 'duo', sides: { a: sides.a } });
    expect(key(state, 'sideB')).toEqual({ kind: 'duo', sides: { b: sides.b } });
    expect(key(state, 'watcher')).toBeNull();
  });

  test('[VIEW-4] is everybody’s at the end', () => {
    const over = afterAll(game(), ['redSpy', clue()], ['redOp', guess(24)]);
    expect(key(over, 'watcher')).toEqual(over.key);
    const left = after(duo(), 'host', { type: 'abandon' });
    expect(key(left, 'sideA')).toEqual(left.key);
  });
});

describe('what is private', () => {
  const state = afterAll(
    game({ judge: saying('doubtful') }),
    ['redSpy', consult()],
    ['blueSpy', answer('doubtful')],
    ['redSpy', { ...clue(), intended: [0] }],
  );

  test('[VIEW-3] cards aimed at are their spymaster’s', () => {
    expect(privy(state, 'redSpy')?.intended).toHaveLength(1);
    expect(privy(state, 'blueSpy')?.intended).toEqual([]);
    expect(privy(state, 'redOp')?.intended).toEqual([]);
  });

  test('[VIEW-3] consultations are both spymasters’', () => {
    expect(privy(state, 'redSpy')).toMatchObject({ consultations: [{ answer: 'doubtful' }] });
    expect(privy(state, 'blueSpy')).toMatchObject({ consultations: [{}] });
    expect(privy(state, 'redOp')).toMatchObject({ consultations: [] });
  });

  test('[VIEW-3] doubts are those of the seat that may act on them', () => {
    expect(privy(state, 'blueSpy')?.doubts).toHaveLength(1);
    expect(privy(state, 'redSpy')?.doubts).toEqual([]);
    expect(privy(state, 'watcher')?.doubts).toEqual([]);
  });

  test('[VIEW-3] the same in Duo', () => {
    const given = after(duo({ judge: saying('doubtful') }), 'sideA', { ...clue(), intended: [0] });
    expect(privy(given, 'sideA')).toMatchObject({ intended: [{ cards: [0] }], doubts: [{}] });
    expect(privy(given, 'sideB')).toEqual({ intended: [], doubts: [] });
  });

  test('[VIEW-5] a table without a game has nothing to hide', () => {
    const table = lobby();
    expect(project(table.table, viewer(table, 'redOp'))).toBe(table.table);
  });
});

describe('streams', () => {
  test('[VIEW-5] what a viewer receives builds that viewer’s table', () => {
    const state = game({ judge: saying('doubtful') });
    const steps = [
      ['redSpy', consult()],
      ['blueSpy', answer('invalid')],
      ['redSpy', { ...clue(), intended: [0] }],
      ['redOp', guess(0)],
      ['redOp', guess(17)],
    ] as const;
    for (const who of ['redSpy', 'blueSpy', 'redOp', 'watcher'] as const) {
      let now: State = state;
      let seen = project(state.table, viewer(state, who));
      for (const [actor, command] of steps) {
        const events = eventsOf(now, actor, command);
        now = after(now, actor, command);
        seen = heardBy(viewer(now, who), events).reduce(evolve, seen);
        expect(seen).toEqual(project(now.table, viewer(now, who)));
      }
    }
  });

  test('[VIEW-3] [VIEW-5] every event has an audience, and few are not everybody', () => {
    const audiences: { readonly [type in GameEvent['type']]: string } = {
      personJoined: 'all',
      personRenamed: 'all',
      personLeft: 'all',
      seatTaken: 'all',
      hostPassed: 'all',
      seatAsked: 'all',
      seatDeclined: 'all',
      clueUnknown: 'all',
      setupChanged: 'all',
      wordsChanged: 'all',
      gameStarted: 'all',
      keyDealt: 'spymasters',
      sideDealt: 'seat',
      clueIntended: 'person',
      clueGiven: 'all',
      doubtRaised: 'seat',
      cardRevealed: 'all',
      debtChanged: 'all',
      turnEnded: 'all',
      clueAllowed: 'all',
      objectionRaised: 'all',
      objectionVoted: 'all',
      objectionRuled: 'all',
      guessesUndone: 'all',
      penaltyGranted: 'all',
      penaltyCovered: 'all',
      penaltyForgone: 'all',
      turnOpened: 'all',
      enemyCovered: 'all',
      consultationAsked: 'spymasters',
      consultationAnswered: 'spymasters',
      undoAsked: 'all',
      undoAgreed: 'all',
      undoDeclined: 'all',
      revealUndone: 'all',
      clockStarted: 'all',
      clockPaused: 'all',
      clockResumed: 'all',
      timeUp: 'all',
      timeGivenBack: 'all',
      gameEnded: 'all',
      duoClueIntended: 'person',
      duoClueGiven: 'all',
      duoDoubtRaised: 'seat',
      cardTouched: 'all',
      sideFinished: 'all',
      tokenSpent: 'all',
      duoTurnEnded: 'all',
      duoEnded: 'all',
    };
    for (const [type, to] of Object.entries(audiences)) {
      expect(audience({ type } as GameEvent).to, type).toBe(to);
    }
  });

  test('[VIEW-5] an event or an audience that no type allows is a bug', () => {
    expect(() => audience({ type: 'moon' } as never)).toThrow('moon');
    expect(() => hears(viewer(game(), 'redOp'), { to: 'moon' } as never)).toThrow('moon');
    expect(EMPTY_TABLE.play).toBeNull();
  });
});
