import { EDITIONS, type GameEvent, type Identity, type Key } from '@agent-double/rules';
import { expect, it } from 'vitest';
import { LENIENT, TOY } from '../toy.test-kit.ts';
import { analyseTurn } from './analyse-turn.ts';

const MIND = { knowledge: TOY, judge: LENIENT };
const WORDS = ['requin', 'baleine', 'plage', 'roi'];
const CARDS: readonly Identity[] = ['red', 'red', 'blue', 'assassin'];
const KEY: Key = { kind: 'teams', cards: CARDS };

const game = (...played: readonly GameEvent[]): readonly GameEvent[] => [
  {
    type: 'gameStarted',
    game: 1,
    kind: 'teams',
    mode: 'versus',
    parameters: EDITIONS['classique-2025'].parameters,
    words: WORDS,
    start: 'red',
    reshuffled: false,
  },
  ...played,
];
const CLUE: GameEvent = { type: 'clueGiven', team: 'red', word: 'océan', number: 2 };

it('looks at the clue of a turn with what its giver saw then', () => {
  const found = analyseTurn(game(CLUE), KEY, 1, MIND);
  expect(found?.known).toBe(true);
  expect(found?.taken.map((card) => card.word).toSorted()).toEqual(['baleine', 'requin']);
});

it('leaves out what was covered before', () => {
  const later = game(
    CLUE,
    { type: 'cardRevealed', card: 0 as never, identity: 'red', by: 'p2' as never },
    { type: 'turnEnded', reason: 'stop', next: { name: 'clue', team: 'blue' } },
    { type: 'clueGiven', team: 'blue', word: 'sable', number: 1 },
  );
  const found = analyseTurn(later, KEY, 2, MIND);
  expect(found?.taken).toEqual([{ word: 'plage', role: 'own' }]);
});

it('finds nothing in a turn without a clue', () => {
  expect(analyseTurn(game(), KEY, 1, MIND)).toBeNull();
  expect(analyseTurn(game(CLUE), KEY, 2, MIND)).toBeNull();
  const duo: Key = { kind: 'duo', sides: {} };
  expect(analyseTurn(game(CLUE), duo, 1, MIND)).toBeNull();
});

it('reads a clue of Duo on its giver’s side', () => {
  const sides = { a: ['agent', 'agent', 'assassin', 'bystander'], b: [] } as const;
  const events: readonly GameEvent[] = [
    {
      type: 'gameStarted',
      game: 1,
      kind: 'duo',
      mode: 'duo',
      parameters: EDITIONS.duo.parameters,
      words: WORDS,
      reshuffled: false,
    },
    { type: 'duoClueGiven', side: 'a', word: 'sable', number: 1 },
  ];
  const found = analyseTurn(events, { kind: 'duo', sides }, 1, MIND);
  expect(found?.taken).toEqual([{ word: 'plage', role: 'assassin' }]);
});
