import { describe, expect, it } from 'vitest';
import { chooseGuess } from '../operative/choose-guess.ts';
import { SKILLS } from '../skill.ts';
import { chooseClue } from '../spymaster/choose-clue.ts';
import { CONVENTIONS, LENIENT, TOY } from '../toy.test-kit.ts';
import type { Role } from '../view.ts';
import type { Players } from './players.ts';
import { playSolo } from './solo.ts';

const BOARD: readonly { word: string; role: Role }[] = [
  { word: 'requin', role: 'own' },
  { word: 'baleine', role: 'own' },
  { word: 'avocat', role: 'own' },
  { word: 'roi', role: 'opponent' },
  { word: 'plage', role: 'assassin' },
];

const players: Players = {
  giveClue: (view, seed) =>
    chooseClue(view, TOY, { judge: LENIENT, conventions: CONVENTIONS }, SKILLS[3], seed),
  guess: (view, seed) => chooseGuess(view, TOY, SKILLS[3], seed),
};

describe('a game alone', () => {
  it('is won when all own cards lie open, and says how', async () => {
    const game = await playSolo(BOARD, players, 1, () => 0);
    expect(game).toMatchObject({ won: true, assassin: false });
    expect(new Set(game.log.map((turn) => turn.clue)).size).toBe(game.turns);
  });

  it('is lost on the assassin', async () => {
    const reckless: Players = {
      ...players,
      guess: () => ({ type: 'guess', word: 'plage' }),
    };
    expect(await playSolo(BOARD, reckless, 1, () => 0)).toMatchObject({
      won: false,
      assassin: true,
    });
  });

  it('is lost when all of the opponent lie open', async () => {
    const blind: Players = {
      ...players,
      guess: () => ({ type: 'guess', word: 'roi' }),
    };
    expect(await playSolo(BOARD, blind, 1, () => 0)).toMatchObject({ won: false, assassin: false });
  });

  it('is given up as lost when nobody says anything', async () => {
    const silent: Players = { ...players, giveClue: () => null };
    expect(await playSolo(BOARD, silent, 1, () => 0)).toMatchObject({ won: false, turns: 25 });
  });
});
