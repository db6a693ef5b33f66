import { LOSS, type SoloGame } from './solo.ts';

/** How a pair of computer players did over many games alone. */
export interface SoloReport {
  readonly games: number;
  readonly winRate: number;
  readonly assassinRate: number;
  /** Clues in the games that were won. */
  readonly meanTurnsWins: number;
  /** Clues, a lost game counting `LOSS`. */
  readonly meanScore: number;
  readonly meanNumber: number;
  /** Share of the intended words that were touched on their clue. */
  readonly intendedHitRate: number;
  readonly msPerClueMedian: number;
  readonly msPerClueP95: number;
}

/** Sums games up; rates are shares from 0 to 1, times are milliseconds. */
export const soloReport = (games: readonly SoloGame[]): SoloReport => {
  const won = games.filter((game) => game.won);
  const turns = games.flatMap((game) => game.log);
  const intended = turns.reduce((sum, turn) => sum + turn.intended.length, 0);
  const hit = turns.reduce(
    (sum, turn) => sum + turn.touched.filter((card) => turn.intended.includes(card.word)).length,
    0,
  );
  const times = turns.map((turn) => turn.msPerClue);
  return {
    games: games.length,
    winRate: share(won.length, games.length),
    assassinRate: share(games.filter((game) => game.assassin).length, games.length),
    meanTurnsWins: mean(won.map((game) => game.turns)),
    meanScore: mean(games.map((game) => (game.won ? game.turns : LOSS))),
    meanNumber: mean(turns.map((turn) => turn.number)),
    intendedHitRate: share(hit, intended),
    msPerClueMedian: quantile(times, 0.5),
    msPerClueP95: quantile(times, 0.95),
  };
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const mean = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** The value below which a share of `values` lies. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};
