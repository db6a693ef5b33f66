import { personId, type Key, type SideIdentity, type Table } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { welcomed, type Seen } from '../connection/seen.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { after, dealt, dealtDuo, KEY, seated } from '../room/table.test-kit.ts';
import { cardName } from './card-name.ts';
import { cardsOf } from './card-view.ts';
import type { Purpose } from './purpose.ts';

const seen = (table: Table, who: number, key: Key | null, marks: Seen['marks'] = {}): Seen => ({
  ...welcomed(
    {
      type: 'welcome',
      protocol: 1,
      room: 'r',
      person: personId(who),
      stream: 's',
      seq: 0,
      now: 0,
      table,
      key,
      present: [],
    },
    0,
  ),
  marks,
});

const FOUR = seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative');
const TABLE = dealt(FOUR);
const TEAMS_KEY: Key = { kind: 'teams', cards: KEY };

const tappable = (view: Seen, purpose: Purpose | null): readonly number[] =>
  cardsOf(view, purpose)
    .filter((card) => card.tappable)
    .map((card) => card.index);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

describe('a board of two teams', () => {
  test('shows the key to whoever has it', () => {
    expect(cardsOf(seen(TABLE, 1, TEAMS_KEY), null).map((card) => card.key)).toEqual(KEY);
    expect(cardsOf(seen(TABLE, 2, null), null).every((card) => card.key === null)).toBe(true);
  });

  test('lets a clue aim at one’s own words, the opponent cover its own', () => {
    expect(tappable(seen(TABLE, 1, TEAMS_KEY), 'aim')).toEqual(range(0, 9));
    expect(tappable(seen(TABLE, 3, TEAMS_KEY), 'cover')).toEqual(range(9, 17));
    const enemy = after(
      TABLE,
      { type: 'clueGiven', team: 'red', word: 'x', number: 1 },
      {
        type: 'turnEnded',
        reason: 'stop',
        next: { name: 'enemy', team: 'red', covers: 1, deadline: 1 },
      },
    );
    expect(tappable(seen(enemy, 1, TEAMS_KEY), 'enemy')).toEqual(range(9, 17));
  });

  test('lets a guess, or a blind cover, be any card that is face down', () => {
    const played = after(
      TABLE,
      { type: 'clueGiven', team: 'red', word: 'x', number: 1 },
      {
        type: 'cardRevealed',
        card: 0 as never,
        identity: 'red',
        by: personId(2),
      },
    );
    expect(tappable(seen(played, 2, null), 'guess')).toEqual(range(1, 25));
    expect(tappable(seen(played, 2, null), 'cover')).toEqual(range(1, 25));
    expect(tappable(seen(played, 2, null), null)).toEqual([]);
    expect(cardsOf(seen(played, 2, null), null)[0]?.face).toBe('red');
  });

  test('names those who point at a card', () => {
    const [card] = cardsOf(seen(TABLE, 2, null, { 0: [personId(2), personId(9)] }), 'guess');
    expect(card).toMatchObject({ marks: ['Agent 2', '…'], mine: true });
  });
});

describe('a board of Duo', () => {
  const side = (agents: readonly number[]): readonly SideIdentity[] =>
    range(0, 25).map((at) => (agents.includes(at) ? 'agent' : 'bystander'));
  const a = side(range(0, 9));
  const b = side(range(6, 15));
  const table = dealtDuo(seated('side.a', 'side.b'));
  const touched = after(
    table,
    { type: 'duoClueGiven', side: 'a', word: 'x', number: 1 },
    {
      type: 'cardTouched',
      card: 20 as never,
      outcome: 'bystander',
      guesser: 'b',
      by: personId(2),
    },
  );

  test('shows each side its own half', () => {
    const own = cardsOf(seen(table, 1, { kind: 'duo', sides: { a } }), 'aim');
    expect(own.filter((card) => card.key === 'agent')).toHaveLength(9);
    expect(own.every((card) => card.keyOfB === null)).toBe(true);
    expect(tappable(seen(table, 1, { kind: 'duo', sides: { a } }), 'aim')).toEqual(range(0, 9));
  });

  test('closes a card to the side that found a bystander there, and to it alone', () => {
    expect(tappable(seen(touched, 2, { kind: 'duo', sides: { b } }), 'guess')).not.toContain(20);
    expect(tappable(seen(touched, 1, { kind: 'duo', sides: { a } }), 'guess')).toContain(20);
    expect(cardsOf(seen(touched, 1, null), null)[20]?.dead).toEqual(['b']);
  });

  test('shows which card was the assassin that ended the game', () => {
    const fatal = after(
      touched,
      {
        type: 'cardTouched',
        card: 21 as never,
        outcome: 'assassin',
        guesser: 'b',
        by: personId(2),
      },
      {
        type: 'duoEnded',
        won: false,
        reason: 'assassin',
        key: { kind: 'duo', sides: { a, b } },
        intended: [],
      },
    );
    const cards = cardsOf(seen(fatal, 1, { kind: 'duo', sides: { a, b } }), null);
    expect(cards.filter((card) => card.face !== null).map((card) => card.index)).toEqual([21]);
    expect(cards[21]).toMatchObject({ face: 'assassin', tappable: false });
  });

  test('shows both halves once the game is over', () => {
    const key: Key = { kind: 'duo', sides: { a, b } };
    const over = after(touched, {
      type: 'duoEnded',
      won: false,
      reason: 'abandoned',
      key: { kind: 'duo', sides: { a, b } },
      intended: [],
    });
    const [first, , , , , , both] = cardsOf(seen(over, 2, key), null);
    expect(first).toMatchObject({ key: 'agent', keyOfB: 'bystander' });
    expect(both).toMatchObject({ key: 'agent', keyOfB: 'agent' });
    expect(first && cardName(first, NO_FLAGS, fr, fr.vocabularies.espion)).toBe(
      'mot0, face cachée, côté A\u00a0: agent, côté B\u00a0: passant',
    );
  });
});

const NO_FLAGS = { chosen: false, aimed: false };

test('a card’s name has the word, its state, and what only this viewer knows', () => {
  const [card] = cardsOf(seen(TABLE, 1, TEAMS_KEY, { 0: [personId(2)] }), 'aim');
  if (card === undefined) throw new Error('there is no card');
  expect(cardName(card, { chosen: false, aimed: true }, fr, fr.vocabularies.capitaine)).toBe(
    'mot0, face cachée, clé\u00a0: rouge, désigné par Agent 2, visé par votre indice',
  );
  const shown = { ...card, face: 'assassin' as const, marks: [] };
  expect(cardName(shown, NO_FLAGS, en, en.vocabularies.capitaine)).toBe(
    'mot0, revealed: black card',
  );
});
