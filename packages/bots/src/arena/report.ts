import type { Team } from '@agent-double/rules';
import type { DuelGame } from './duel.ts';
import type { Turn } from './play-turn.ts';
import { LOSS, type SoloGame } from './solo.ts';

/** What the clues of some games were like; times are milliseconds. */
export interface ClueReport {
  readonly meanNumber: number;
  /** Share of the intended words that were touched on their clue. */
  readonly intendedHitRate: number;
  readonly msPerClueMedian: number;
  readonly msPerClueP95: number;
}

/** How a pair of computer players did over many games alone. Rates are shares from 0 to 1. */
export interface SoloReport extends ClueReport {
  readonly games: number;
  readonly winRate: number;
  readonly assassinRate: number;
  /** Clues in the games that were won. */
  readonly meanTurnsWins: number;
  /** Clues, a lost game counting `LOSS`. */
  readonly meanScore: number;
}

/** How one side did against another. `winRate` and the rest are of the side that is reported on. */
export interface DuelReport extends SoloReport {
  /** Share of games that the reported side lost on the assassin. */
  readonly lostOnAssassinRate: number;
}

/** Sums games alone up. */
export const soloReport = (games: readonly SoloGame[]): SoloReport => {
  const won = games.filter((game) => game.won);
  return {
    games: games.length,
    winRate: share(won.length, games.length),
    assassinRate: share(games.filter((game) => game.assassin).length, games.length),
    meanTurnsWins: mean(won.map((game) => game.turns)),
    meanScore: mean(games.map((game) => (game.won ? game.turns : LOSS))),
    ...clueReport(games.flatMap((game) => game.log)),
  };
};

/** A duel, and the team that the reported side played in it. */
export interface DuelOf {
  readonly game: DuelGame;
  readonly team: Team;
}

/** Sums duels up for one side. Its turns are those that it played itself. */
export const duelReport = (duels: readonly DuelOf[]): DuelReport => {
  const won = duels.filter(({ game, team }) => game.winner === team);
  const turnsOf = ({ game, team }: DuelOf): readonly Turn[] =>
    game.log.filter((turn) => turn.team === team);
  const ended = duels.filter(({ game }) => game.assassin);
  return {
    games: duels.length,
    winRate: share(won.length, duels.length),
    assassinRate: share(ended.length, duels.length),
    lostOnAssassinRate: share(
      ended.filter(({ game, team }) => game.winner !== team).length,
      duels.length,
    ),
    meanTurnsWins: mean(won.map((duel) => turnsOf(duel).length)),
    meanScore: mean(
      duels.map((duel) => (duel.game.winner === duel.team ? turnsOf(duel).length : LOSS)),
    ),
    ...clueReport(duels.flatMap(turnsOf)),
  };
};

const clueReport = (turns: readonly Turn[]): ClueReport => {
  const intended = turns.reduce((sum, turn) => sum + turn.intended.length, 0);
  const hit = turns.reduce(
    (sum, turn) => sum + turn.touched.filter((card) => turn.intended.includes(card.word)).length,
    0,
  );
  const times = turns.map((turn) => turn.msPerClue);
  return {
    meanNumber: mean(turns.flatMap(({ number }) => (typeof number === 'number' ? [number] : []))),
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
