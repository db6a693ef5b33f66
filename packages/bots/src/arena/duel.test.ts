import { describe, expect, it } from 'vitest';
import { SKILLS } from '../skill.ts';
import { CONVENTIONS, LENIENT, TOY } from '../toy.test-kit.ts';
import type { BoardCard } from './board.ts';
import { botPlayers } from './bot-players.ts';
import { playDuel } from './duel.ts';
import type { Players } from './players.ts';

const BOARD: readonly BoardCard[] = [
  { word: 'requin', role: 'own' },
  { word: 'baleine', role: 'own' },
  { word: 'roi', role: 'opponent' },
  { word: 'reine', role: 'opponent' },
  { word: 'vide', role: 'bystander' },
  { word: 'avocat', role: 'assassin' },
];
const bots = botPlayers(TOY, TOY, { judge: LENIENT, conventions: CONVENTIONS }, SKILLS[3]);
const silent: Players = { giveClue: () => null, guess: () => ({ type: 'stop' }) };
const touching = (word: string): Players => ({
  giveClue: () => ({ clue: 'zut', number: 1, intended: [] }),
  guess: () => ({ type: 'guess', word }),
});
const duel = (red: Players, blue: Players, first: 'red' | 'blue' = 'red') =>
  playDuel(BOARD, { red, blue }, first, 1, () => 0);

describe('a duel', () => {
  it('is won by who is through first', async () => {
    expect(await duel(bots, bots)).toMatchObject({ winner: 'red', assassin: false });
    expect(await duel(silent, bots)).toMatchObject({ winner: 'blue' });
    expect(await duel(bots, bots, 'blue')).toMatchObject({ winner: 'blue' });
  });

  it('is lost by who touches the assassin', async () => {
    expect(await duel(touching('avocat'), bots)).toMatchObject({ winner: 'blue', assassin: true });
  });

  it('is won by whose last card the other side opens', async () => {
    const game = await duel(touching('roi'), touching('reine'));
    expect(game).toMatchObject({ winner: 'blue', turns: 2 });
    expect(game.log.map((turn) => turn.touched[0]?.role)).toEqual(['opponent', 'own']);
  });

  it('has no winner when nobody says anything', async () => {
    expect(await duel(silent, silent)).toMatchObject({ winner: null, log: [] });
  });
});
