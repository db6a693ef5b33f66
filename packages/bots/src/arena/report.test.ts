import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { TOY } from '../toy.test-kit.ts';
import { drawBoard, STARTING_SIDE } from './board.ts';
import { parseItems, tryItems } from './items.ts';
import { duelReport, quantile, soloReport } from './report.ts';
import type { SoloGame } from './solo.ts';

const turn = {
  clue: 'océan',
  number: 2,
  intended: ['requin', 'baleine'],
  touched: [{ word: 'requin', role: 'own' as const }],
  cards: [],
  msPerClue: 10,
};
const WON: SoloGame = { won: true, assassin: false, turns: 1, log: [turn] };
const LOST: SoloGame = { won: false, assassin: true, turns: 1, log: [{ ...turn, msPerClue: 30 }] };

describe('the arena', () => {
  it('counts a lost game as 25 clues', () => {
    expect(soloReport([WON, LOST])).toMatchObject({
      games: 2,
      winRate: 0.5,
      assassinRate: 0.5,
      meanTurnsWins: 1,
      meanScore: 13,
      meanNumber: 2,
      intendedHitRate: 0.5,
      msPerClueMedian: 30,
    });
    expect(soloReport([])).toMatchObject({ winRate: 0, meanScore: 0, msPerClueP95: 0 });
    expect(quantile([3, 1, 2], 0)).toBe(1);
  });

  it('reports duels for one side, by its own turns', () => {
    const log = [
      { ...turn, team: 'red' as const },
      { ...turn, team: 'blue' as const, number: 1 },
    ];
    const game = { winner: 'red' as const, assassin: true, turns: 2, log };
    const lost = { game, team: 'blue' as const };
    expect(duelReport([{ game, team: 'red' }])).toMatchObject({
      winRate: 1,
      lostOnAssassinRate: 0,
      meanTurnsWins: 1,
      meanNumber: 2,
    });
    expect(duelReport([lost])).toMatchObject({ winRate: 0, lostOnAssassinRate: 1, meanNumber: 1 });
  });

  it('draws boards of 25 different words, 9, 8, 7 and 1', () => {
    const pool = Array.from({ length: 40 }, (_, at) => `mot${String(at)}`);
    const board = drawBoard(pool, seeded(5));
    expect(new Set(board.map((card) => card.word)).size).toBe(25);
    for (const [role, count] of STARTING_SIDE) {
      expect(board.filter((card) => card.role === role)).toHaveLength(count);
    }
    expect(drawBoard(pool, seeded(5))).toEqual(board);
  });

  it('tries items among words that do not fit them', () => {
    const items = parseItems('# comment\ncouronne_roi: roi reine | prince\nzzz: roi\n');
    expect(items).toEqual([
      { clue: 'couronne', targets: ['roi', 'reine'], plausible: ['prince'] },
      { clue: 'zzz', targets: ['roi'], plausible: [] },
    ]);
    const pool = ['roi', 'reine', 'prince', 'plage', 'bateau', 'avocat'];
    const report = tryItems(items, pool, TOY, 1);
    expect(report).toEqual({ items: 2, first: 0.5, amongFirst: 2 / 3 });
  });
});
