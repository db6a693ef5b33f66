import { describe, expect, test } from 'vitest';
import type { Setup, SetupChange } from '../setup.ts';
import { MAX_PACK_ID_LENGTH, MAX_PACKS } from '../setup.ts';
import { DEFAULT_SETUP } from '../table.ts';
import { after, game, lobby, refusalOf, type State, type Who } from '../table.test-kit.ts';
import { setupProblem } from './decide-setup.ts';

const refused = (change: SetupChange, who: Who = 'host', state: State = lobby()) =>
  refusalOf(state, who, { type: 'changeSetup', change });
const changed = (change: SetupChange, state: State = lobby()) =>
  after(state, 'host', { type: 'changeSetup', change }).table.setup;

describe('who changes the set-up, and when', () => {
  test('[SETUP-4] the host does, and nobody else', () => {
    expect(refused({ language: 'en' })).toBeNull();
    expect(refused({ language: 'en' }, 'redSpy')).toBe('host/only');
    expect(refused({ language: 'en' }, 'server')).toBeNull();
  });

  test('[SETUP-5] nothing changes while a game runs', () => {
    expect(refused({ language: 'en' }, 'host', game())).toBe('setup/game-running');
    const over = after(game(), 'host', { type: 'abandon' });
    expect(refused({ language: 'en' }, 'host', over)).toBeNull();
  });
});

describe('what it changes', () => {
  test('[SETUP-11] another edition starts from its own values and keeps a mode it has', () => {
    const tuned = after(lobby(), 'host', {
      type: 'changeSetup',
      change: { changes: { 'guess.limit': 'n' } },
    });
    expect(tuned.table.setup.changes).toEqual({ 'guess.limit': 'n' });
    expect(changed({ edition: 'classique-2025' }, tuned).changes).toEqual({ 'guess.limit': 'n' });
    expect(changed({ edition: 'table' }, tuned)).toMatchObject({ changes: {}, mode: 'versus' });
  });

  test('[SETUP-11] where it has not that mode, it takes its usual one', () => {
    expect(changed({ edition: 'duo' }).mode).toBe('duo');
    const duo = lobby({ edition: 'duo', mode: 'duo' });
    expect(changed({ edition: 'capitaine' }, duo).mode).toBe('versus');
  });

  test('[SEAT-3] whoever sat where the new mode has no seat stands up', () => {
    const change = { edition: 'precedente', mode: 'coop_sim', our: 'blue' } as const;
    const moved = after(lobby(), 'host', { type: 'changeSetup', change });
    const seats = moved.table.people.flatMap(({ seat }) => seat ?? []);
    expect(seats).toEqual(['blue.spymaster', 'blue.operative', 'blue.operative']);
    const same = after(lobby(), 'host', { type: 'changeSetup', change: { start: 'blue' } });
    expect(same.table.people.filter(({ seat }) => seat !== null)).toHaveLength(6);
  });
});

describe('[SETUP-14] who starts', () => {
  const free = { 'start.rule': 'free' } as const;
  const startOf = ({ start, changes }: Setup) => [start, changes];

  test('is drawn where the key decides; to choose is to leave the key out of it', () => {
    const chosen = after(lobby(), 'host', { type: 'changeSetup', change: { start: 'red' } });
    expect(startOf(chosen.table.setup)).toEqual(['red', free]);
    expect(startOf(changed({ start: 'draw' }, chosen))).toEqual(['draw', {}]);
    expect(startOf(changed({ changes: {} }, chosen))).toEqual(['draw', {}]);
    expect(startOf(changed({ start: 'blue' }, chosen))).toEqual(['blue', free]);
    expect(startOf(changed({ language: 'en' }, chosen))).toEqual(['red', free]);
  });

  test('keeps what else the table changed', () => {
    const both = changed({ start: 'blue', changes: { referee: 'off' } });
    expect(both.changes).toEqual({ referee: 'off', ...free });
    const back = changed({ start: 'draw', changes: free });
    expect(startOf(back)).toEqual(['draw', free]);
  });

  test('goes back to the key and keeps the rest', () => {
    const change = { start: 'red', changes: { referee: 'off' } } as const;
    const chosen = after(lobby(), 'host', { type: 'changeSetup', change });
    expect(startOf(changed({ start: 'draw' }, chosen))).toEqual(['draw', { referee: 'off' }]);
  });

  test('is free where the edition leaves it so', () => {
    const captain = lobby({ edition: 'capitaine' });
    expect(startOf(changed({ start: 'red' }, captain))).toEqual(['red', {}]);
    const key = { 'start.rule': 'key' } as const;
    const chosen = after(captain, 'host', { type: 'changeSetup', change: { start: 'red' } });
    expect(startOf(changed({ changes: key }, chosen))).toEqual(['draw', key]);
    expect(startOf(changed({ start: 'draw' }, chosen))).toEqual(['draw', {}]);
    const keyed = after(chosen, 'host', { type: 'changeSetup', change: { changes: key } });
    expect(startOf(changed({ start: 'draw' }, keyed))).toEqual(['draw', key]);
    expect(startOf(changed({ edition: 'table' }, chosen))).toEqual(['draw', {}]);
  });
});

describe('[SETUP-6] what does not exist is refused', () => {
  test.each<[string, object, string]>([
    ['an edition', { edition: '2042' }, 'setup/unknown-edition'],
    ['a mode', { mode: 'solo' }, 'setup/unknown-mode'],
    ['a mode of another edition', { mode: 'coop_sim' }, 'setup/mode-not-in-edition'],
    ['a parameter', { changes: { moon: 1 } }, 'setup/unknown-parameter'],
    ['a value', { changes: { 'guess.limit': 'moon' } }, 'setup/bad-value'],
    ['a language', { language: 'de' }, 'setup/bad-value'],
    ['a side to start', { start: 'green' }, 'setup/bad-value'],
    ['a side to play for', { our: 'green' }, 'setup/bad-value'],
    ['a pack without a name', { packs: [''] }, 'setup/bad-value'],
  ])('%s', (_, change, code) => {
    expect(refused(change)).toBe(code);
  });

  test('packs are bounded in number and length', () => {
    const packs = (count: number, length: number) =>
      Array.from({ length: count }, () => 'x'.repeat(length));
    expect(refused({ packs: packs(MAX_PACKS, MAX_PACK_ID_LENGTH) })).toBeNull();
    expect(refused({ packs: packs(MAX_PACKS + 1, 1) })).toBe('setup/bad-value');
    expect(refused({ packs: packs(1, MAX_PACK_ID_LENGTH + 1) })).toBe('setup/bad-value');
  });

  test('the start may be drawn or chosen', () => {
    for (const start of ['draw', 'red', 'blue'] as const) expect(refused({ start })).toBeNull();
  });
});

describe('the board', () => {
  test('[SETUP-7] is filled by the key, and both sides have words', () => {
    const fits = (changes: SetupChange['changes'] = {}) =>
      setupProblem({ ...DEFAULT_SETUP, changes })?.code ?? null;
    expect(fits()).toBeNull();
    expect(fits({ 'board.rows': 4 })).toBe('setup/board-does-not-fit');
    expect(fits({ 'key.start': 10, 'key.bystander': 6 })).toBeNull();
    expect(fits({ 'key.start': 17, 'key.other': 0 })).toBe('setup/board-does-not-fit');
  });

  test('[KEY-4] of Duo has 25 cards', () => {
    const fits = (changes: SetupChange['changes'] = {}) =>
      setupProblem({ ...DEFAULT_SETUP, edition: 'duo', mode: 'duo', changes })?.code ?? null;
    expect(fits()).toBeNull();
    expect(fits({ 'board.rows': 4 })).toBe('setup/board-does-not-fit');
    expect(fits({ 'key.start': 1 })).toBeNull();
  });
});
