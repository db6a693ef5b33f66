import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  checkClues,
  drawBoard,
  duelReport,
  playDuel,
  playSolo,
  seeded,
  soloReport,
  type DuelOf,
  type SoloGame,
  type Turn,
} from '@agent-double/bots';
import { DEFAULT_PACK_IDS, loadJudge, loadPacks } from '@agent-double/lexicon';
import { EDITIONS, type Language } from '@agent-double/rules';
import { arenaSide, type ArenaSide } from './arena-sides.ts';
import { fail, languageOf, STRONGEST, wholeNumber } from './bot-options.ts';

export const ARENA_USAGE = `agent-double arena [--lang fr|en] [--red 3] [--blue 1] [--games 100] [--seed 1] [--swap] [--cross first|second] [--json] [--clues FILE]
  agent-double arena --solo [--lang fr|en] [--red 3] [--games 100] [--seed 1] [--cross first|second] [--json] [--clues FILE]
    --red and --blue are a level, 1 to 3, or the command of a program that plays`;

/** Most games of one run. */
export const MOST_GAMES = 100_000;
const LARGEST_SEED = 2 ** 31 - 1;

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: argv.map((arg, at) => (arg === '--cross' && !isHalf(argv[at + 1]) ? BOTH : arg)),
      options: {
        lang: { type: 'string', default: 'fr' },
        red: { type: 'string', default: STRONGEST },
        blue: { type: 'string', default: STRONGEST },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        solo: { type: 'boolean', default: false },
        cross: { type: 'string' },
        swap: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        clues: { type: 'string' },
      },
    }).values;
  } catch {
    return null;
  }
};

/** `--cross` alone gives the spymaster the first half. */
const BOTH = '--cross=first';
const HALVES = ['first', 'second'] as const;
const isHalf = (text: string | undefined): boolean => HALVES.some((half) => half === text);

interface Options {
  readonly language: Language;
  readonly games: number;
  readonly seed: number;
  readonly swap: boolean;
  readonly half: (typeof HALVES)[number] | null;
}

/**
 * `agent-double arena`: plays computer players and programs against each other, or alone, and
 * prints what came of it as JSON.
 */
export const arenaCommand = async (argv: readonly string[]): Promise<number> => {
  const values = parse(argv);
  if (values === null) return fail(`usage: ${ARENA_USAGE}`);
  const language = languageOf(values.lang);
  const games = wholeNumber(values.games, 1, MOST_GAMES);
  const seed = wholeNumber(values.seed, 0, LARGEST_SEED);
  const half = HALVES.find((one) => one === values.cross) ?? null;
  if (language === null) return fail(`unknown language: ${values.lang}`);
  if (games === null || seed === null || (values.cross !== undefined && half === null)) {
    return fail(`usage: ${ARENA_USAGE}`);
  }
  const options = { language, games, seed, half, swap: values.swap };
  const referee = {
    judge: await loadJudge(language),
    conventions: EDITIONS['classique-2025'].parameters,
  };
  const table = { language, referee, cross: half !== null, spymaster: half ?? 'first' };
  const red = await arenaSide(values.red, table);
  const blue = values.solo ? null : await arenaSide(values.blue, table);
  try {
    const { report, games: played } =
      blue === null ? await solos(red, options) : await duels(red, blue, options);
    if (values.clues !== undefined) await writeFile(values.clues, cluesText(played));
    const full = { ...report, ...checkClues(played, referee) };
    console.log(JSON.stringify(full, null, values.json ? 0 : 2));
    return 0;
  } finally {
    red.end();
    blue?.end();
  }
};

interface Outcome {
  readonly report: object;
  /** The turns of each game. */
  readonly games: readonly (readonly Turn[])[];
}

const poolOf = async (language: Language): Promise<readonly string[]> => {
  const packs = await loadPacks(language);
  return packs
    .filter(({ id }) => DEFAULT_PACK_IDS[language].includes(id))
    .flatMap((pack) => pack.words);
};

/** Seeds of the turns of two games don't meet. */
const TURN_SEEDS = 100;
const clock = (): number => performance.now();

const solos = async (side: ArenaSide, options: Options): Promise<Outcome> => {
  const pool = await poolOf(options.language);
  const games: SoloGame[] = [];
  for (let at = 0; at < options.games; at += 1) {
    const seed = options.seed + at;
    games.push(
      await playSolo(drawBoard(pool, seeded(seed)), side.players, seed * TURN_SEEDS, clock),
    );
  }
  const report = { mode: 'solo', cross: options.half, ...soloReport(games) };
  return { report, games: games.map((game) => game.log) };
};

/** With `--swap` each board is played twice, the sides in each other's place. */
const duels = async (red: ArenaSide, blue: ArenaSide, options: Options): Promise<Outcome> => {
  const pool = await poolOf(options.language);
  const played: DuelOf[] = [];
  for (let at = 0; at < options.games; at += 1) {
    const turned = options.swap && at % 2 === 1;
    const seed = options.seed + (options.swap ? Math.floor(at / 2) : at);
    const sides = turned
      ? { red: blue.players, blue: red.players }
      : { red: red.players, blue: blue.players };
    const board = drawBoard(pool, seeded(seed));
    const game = await playDuel(board, sides, 'red', seed * TURN_SEEDS, clock);
    played.push({ game, team: turned ? 'blue' : 'red' });
  }
  const report = { mode: 'duel', cross: options.half, swap: options.swap, ...duelReport(played) };
  return { report, games: played.map(({ game }) => game.log) };
};

const cluesText = (games: Outcome['games']): string =>
  games
    .flatMap((turns, game) =>
      turns.map(({ clue, number, intended, cards, touched }) =>
        JSON.stringify({ game, clue, number, intended, cards, touched }),
      ),
    )
    .join('\n')
    .concat('\n');
