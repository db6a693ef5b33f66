import type { Outcome } from './round.ts';

/** What `--json` prints. Ratios are to the bare server that commits, but `ratioToBareWs`. */
export interface Figures {
  readonly movesPerSecond: number;
  readonly ratioToCeiling: number;
  readonly ratioToBareWs: number;
  readonly fixedP50: number;
  readonly fixedP95: number;
  readonly fixedP99: number;
  readonly fixedP50Ratio: number;
  readonly fixedP99Ratio: number;
  /** Milliseconds of processor time a move at saturation. */
  readonly cpuPerMove: number;
  readonly cpuRatio: number;
  readonly bytesPerMovePerClient: number;
  readonly rssMb: number;
  readonly rssRatio: number;
  readonly joinsPerSecond: number;
  readonly joinsRatio: number;
  readonly firstJoinsPerSecond: number;
  readonly movesPerSecondAdvise: number;
  /** After `kill -9`, from the start of the process until it listens. */
  readonly listeningAgainMs: number;
  readonly roomsAgainPerSecond: number;
}

/** The outcomes of one round: the game, the game with a referee, and the two ceilings. */
export interface Round {
  readonly game: Outcome;
  readonly advised: Outcome;
  readonly durable: Outcome;
  readonly bare: Outcome;
}

/** What a round comes to. */
export const figuresOf = ({ game, advised, durable, bare }: Round): Figures => ({
  movesPerSecond: game.saturation.movesPerSecond,
  ratioToCeiling: game.saturation.movesPerSecond / durable.saturation.movesPerSecond,
  ratioToBareWs: game.saturation.movesPerSecond / bare.saturation.movesPerSecond,
  fixedP50: game.fixed.p50,
  fixedP95: game.fixed.p95,
  fixedP99: game.fixed.p99,
  fixedP50Ratio: game.fixed.p50 / durable.fixed.p50,
  fixedP99Ratio: game.fixed.p99 / durable.fixed.p99,
  cpuPerMove: game.saturation.cpu,
  cpuRatio: game.saturation.cpu / durable.saturation.cpu,
  bytesPerMovePerClient: game.saturation.bytesPerMovePerClient,
  rssMb: game.rss,
  rssRatio: game.rss / durable.rss,
  joinsPerSecond: game.joinsPerSecond,
  joinsRatio: game.joinsPerSecond / bare.joinsPerSecond,
  firstJoinsPerSecond: game.firstJoinsPerSecond,
  movesPerSecondAdvise: advised.saturation.movesPerSecond,
  listeningAgainMs: game.returned.listeningMs,
  roomsAgainPerSecond: game.returned.roomsPerSecond,
});

const namesOf = (figures: Figures): readonly (keyof Figures)[] =>
  Object.keys(figures) as (keyof Figures)[];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The median of each figure over rounds. */
export const medians = (rounds: readonly Figures[]): Figures => {
  const [first] = rounds;
  if (first === undefined) throw new Error('no round');
  return Object.fromEntries(
    namesOf(first).map((name) => [name, median(rounds.map((round) => round[name]))]),
  ) as unknown as Figures;
};

const rounding = (value: number): number =>
  value >= 100 ? Math.round(value) : Number(value.toFixed(3));

/** The figures without digits that mean nothing. */
export const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    namesOf(figures).map((name) => [name, rounding(figures[name])]),
  ) as unknown as Figures;
