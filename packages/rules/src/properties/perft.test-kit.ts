import type { Command } from '../command.ts';
import type { Identity } from '../identity.ts';
import { isCooperative, type TeamMode } from '../mode.ts';
import type { ParameterChanges } from '../parameter.ts';
import type { PersonId } from '../person.ts';
import { operativeSeat, spymasterSeat } from '../seat.ts';
import { TEAMS, type Team } from '../team.ts';
import type { Phase } from '../teams/play.ts';
import type { Lines, NaiveRules } from './naive-teams.test-kit.ts';
import { orderOf, perform, START, type Ask, type State } from './step.test-kit.ts';

/** A tiny game: its board, its way to play and its settings. */
export interface Tiny {
  /** R, B, N neutral, A assassin, row by row. */
  readonly key: string;
  readonly columns: number;
  readonly mode: TeamMode;
  readonly rules: NaiveRules;
}

const IDENTITIES: { readonly [letter: string]: Identity } = {
  R: 'red',
  B: 'blue',
  N: 'bystander',
  A: 'assassin',
};

const count = (key: string, letter: string): number => key.split(letter).length - 1;

const changesFor = ({ key, columns, rules }: Tiny): ParameterChanges => {
  const { objections, alone } = rules;
  return {
    'board.rows': key.length / columns,
    'board.cols': columns,
    'key.start': count(key, 'R'),
    'key.other': count(key, 'B'),
    'key.bystander': count(key, 'N'),
    'key.assassin': count(key, 'A'),
    'guess.limit': rules.cap,
    'guess.minimum': rules.atLeast,
    'owed.growth': rules.earlyEndOwes ? 'any_early_end' : 'voluntary_stop',
    'clue.expert': true,
    'clue.zero': rules.says.includes(0) ? 'uncapped' : 'forbidden',
    'clue.unlimited': rules.says.includes('unlimited') ? 'uncapped' : 'forbidden',
    'reveal.neutral': rules.neutralEnds ? 'end_turn' : 'continue',
    'win.on_opponent_reveal': rules.opponentFindsLastWins ? 'owner_wins' : 'no',
    'penalty.turn': objections === null ? 'none' : 'ends',
    'penalty.cover': objections?.cover === true ? 'optional_one' : 'none',
    'penalty.cover_by': objections?.teamCovers === true ? 'team' : 'spymaster',
    'penalty.cover_deadline':
      objections?.untilOffendersTurn === true
        ? 'before_offenders_next_turn'
        : 'before_own_next_clue',
    'win.on_penalty_cover':
      objections?.lastWordMayBeCovered === true ? 'owner_wins' : 'cannot_cover_last',
    'contest.judge': objections?.anyone === true ? 'any_player' : 'opposing_spymaster',
    'contest.waiver': objections?.waiver === true,
    'contest.undo_guesses': objections?.hideAgain === true,
    'consult.quiet': false,
    'coop.enemy_cover': alone?.enemyCovers === true ? 'one_per_enemy_turn' : 'none',
    'coop.penalty_extra_cover': alone?.twoAfterInvalid === true,
    'coop.lose_all_enemy': alone?.lostWhenEnemyDone === true,
  };
};

/** The tiny game right after its deal, at a table with one person a seat and a spectator. */
const dealt = (tiny: Tiny): State => {
  const { key, mode } = tiny;
  const edition = mode === 'coop_record' ? 'table' : 'origine-2015';
  const seats = (isCooperative(mode) ? (['red'] as const) : TEAMS).flatMap((team: Team) => [
    spymasterSeat(team),
    operativeSeat(team),
  ]);
  const p = (at: number): PersonId => `p${String(at)}` as PersonId;
  const asks: readonly Ask[] = [
    ...[...seats, null].map((): Ask => ({
      by: null,
      command: { type: 'join', name: 'X', returning: null },
    })),
    {
      by: p(1),
      command: {
        type: 'changeSetup',
        change: { edition, mode, our: 'red', changes: changesFor(tiny) },
      },
    },
    ...seats.map((seat, at): Ask => ({ by: p(at + 1), command: { type: 'takeSeat', seat } })),
    {
      by: p(1),
      command: {
        type: 'startGame',
        reshuffled: false,
        deal: {
          kind: 'teams',
          start: 'red',
          words: [...key].map((_, at) => `mot${String(at)}`),
          key: [...key].map((letter) => IDENTITIES[letter] ?? 'bystander'),
        },
      },
    },
  ];
  return asks.reduce((state, ask) => {
    const step = perform(state, orderOf(state, ask));
    if (!step.decided.ok) throw new Error(`${ask.command.type}: ${step.decided.error.code}`);
    return step.after;
  }, START);
};

/** Everything that anybody could ask for: the engine says which of it is legal. */
const candidates = ({ key, rules }: Tiny): readonly Command[] => [
  ...rules.says.map((number): Command => ({ type: 'giveClue', word: 'indice', number })),
  ...[...key].flatMap((_, card): readonly Command[] => [
    { type: 'guess', card },
    { type: 'coverPenalty', card },
    { type: 'coverEnemy', card },
  ]),
  { type: 'stop' },
  { type: 'object' },
  { type: 'rule', upheld: true },
  { type: 'rule', upheld: false },
  { type: 'allow' },
  { type: 'declinePenalty' },
];

/** All lines of play through the real engine, by length and outcome. */
export const engineLines = (tiny: Tiny, depth: number): Lines => {
  const lines: Lines = new Map();
  const asks = candidates(tiny);
  const count = (made: number, outcome: string): void => {
    const name = `${String(made)} ${outcome}`;
    lines.set(name, (lines.get(name) ?? 0) + 1);
  };
  const walk = (state: State, made: number): void => {
    const phase = phaseOf(state);
    if (phase.name === 'over') {
      count(made, `${phase.winner === 'red' ? 'R' : 'B'} ${phase.reason}`);
      return;
    }
    if (made === depth) {
      count(made, 'open');
      return;
    }
    for (const { id } of state.table.people) {
      for (const command of asks) {
        const step = perform(state, orderOf(state, { by: id, command }));
        if (step.decided.ok) walk(step.after, made + 1);
      }
    }
  };
  walk(dealt(tiny), 0);
  return lines;
};

const phaseOf = ({ table }: State): Phase => {
  if (table.play?.kind !== 'teams') throw new Error('no game of two teams');
  return table.play.phase;
};
