import { describe, expect, test } from 'vitest';
import { decide, tableDeadline } from './decide.ts';
import {
  after,
  afterAll,
  clue,
  consult,
  decided,
  duo,
  eventsOf,
  game,
  guess,
  later,
  lobby,
  namesOf,
  orderOf,
  refusalOf,
  stop,
} from './table.test-kit.ts';

describe('a move', () => {
  test('[GUESS-16] is decided in the game and the turn that its sender saw', () => {
    const state = after(game(), 'redSpy', clue());
    expect(refusalOf(state, 'redOp', guess(0), { turn: 0 })).toBe('turn/over');
    expect(refusalOf(state, 'redOp', guess(0), { turn: 2 })).toBe('turn/over');
    expect(refusalOf(state, 'redOp', guess(0), { game: 0 })).toBe('game/other');
    const passed = after(state, 'redOp', guess(17));
    expect(refusalOf(passed, 'redOp', stop, { turn: 1 })).toBe('turn/over');
  });

  test('[GUESS-14] needs a game and somebody who makes it', () => {
    expect(refusalOf(lobby(), 'redSpy', clue())).toBe('game/none');
    expect(refusalOf({ ...game(), key: null }, 'redSpy', clue())).toBe('game/none');
    expect(refusalOf({ ...lobby(), key: game().key }, 'redSpy', clue())).toBe('game/none');
    expect(refusalOf(game(), 'server', clue())).toBe('person/unknown');
    const left = after(game(), 'watcher', { type: 'leave' });
    expect(refusalOf(left, 'watcher', clue())).toBe('person/unknown');
  });

  test('[VIEW-1] can’t be decided with a key of another kind', () => {
    expect(refusalOf({ ...game(), key: duo().key }, 'redSpy', clue())).toBe('game/none');
    expect(refusalOf({ ...duo(), key: game().key }, 'sideA', clue())).toBe('game/none');
    const { key } = duo();
    const half = {
      kind: 'duo' as const,
      sides: key?.kind === 'duo' ? { a: key.sides.a ?? [] } : {},
    };
    expect(refusalOf({ ...duo(), key: half }, 'sideA', clue())).toBe('game/none');
    const other = {
      kind: 'duo' as const,
      sides: key?.kind === 'duo' ? { b: key.sides.b ?? [] } : {},
    };
    expect(refusalOf({ ...duo(), key: other }, 'sideA', clue())).toBe('game/none');
  });

  test('that is refused changes nothing', () => {
    const state = game();
    const before = JSON.stringify(state.table);
    expect(decided(state, 'redOp', guess(0))).toMatchObject({ ok: false });
    expect(JSON.stringify(state.table)).toBe(before);
  });

  test('[TIME-6] comes after what is overdue, and may be too late', () => {
    const timed = game({ changes: { 'timer.clue': 60, 'timer.on_expiry': 'end_turn' } });
    const late = later(timed, 60);
    expect(refusalOf(late, 'redSpy', clue())).toBe('turn/over');
    expect(refusalOf(late, 'blueSpy', clue(), { turn: 2 })).toBeNull();
  });
});

describe('what is overdue', () => {
  const late = later(game({ changes: { 'timer.clue': 60 } }), 60);
  const expire = { type: 'expire', chance: 0 } as const;

  test('[TIME-6] waits for somebody who has the key', () => {
    expect(eventsOf(late, 'server', expire)).toHaveLength(1);
    expect(eventsOf({ ...late, key: null }, 'server', expire)).toEqual([]);
    expect(eventsOf({ ...late, key: duo().key }, 'server', expire)).toEqual([]);
    const duoLate = later(duo({ changes: { 'timer.clue': 60 } }), 60);
    expect(eventsOf(duoLate, 'server', expire)).toHaveLength(1);
    expect(eventsOf({ ...duoLate, key: game().key }, 'server', expire)).toEqual([]);
  });

  test('[TIME-6] is told before what people do at the table', () => {
    const state = afterAll(late, ['server', { type: 'join', name: 'Zoé', returning: null }]);
    expect(tableDeadline(state.table)).toBeNull();
    const order = orderOf(late, 'server', { type: 'join', name: 'Zoé', returning: null });
    expect(decide(late.table, late.key, order, late.judge)).toMatchObject({
      value: [{ type: 'timeUp' }, { type: 'personJoined' }],
    });
  });

  test('[COOP-7] [TIME-6] a computer’s choice waits for the server and its chance', () => {
    const alone = game({ edition: 'origine-2015', mode: 'coop_sim' });
    const enemy = afterAll(alone, ['redSpy', clue()], ['redOp', guess(17)]);
    const waited = { ...enemy, now: tableDeadline(enemy.table)! };
    const join = { type: 'join', name: 'Zoé', returning: null } as const;
    expect(namesOf(eventsOf(waited, 'server', join))).toEqual(['personJoined']);
    expect(namesOf(eventsOf(waited, 'server', expire))).toContain('enemyCovered');
  });

  test('[TIME-6] is nothing once the game is over', () => {
    const changes = { 'timer.clue': 60, 'consult.quiet': true } as const;
    const asked = after(game({ changes }), 'redSpy', consult());
    for (const state of [asked, duo({ changes: { 'timer.clue': 60 } })]) {
      expect(tableDeadline(state.table)).not.toBeNull();
      const over = after(state, 'host', { type: 'abandon' });
      expect(tableDeadline(over.table)).toBeNull();
      expect(eventsOf(later(over, 600), 'server', expire)).toEqual([]);
    }
  });
});

test('a command that no type allows is a bug', () => {
  expect(() => refusalOf(lobby(), 'host', { type: 'moon' } as never)).toThrow('moon');
});
