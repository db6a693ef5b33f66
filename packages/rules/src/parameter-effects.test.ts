import { describe, expect, test } from 'vitest';
import { dealProblem } from './deal.ts';
import { DUO_PROBES } from './duo/duo-probe.test-kit.ts';
import { EDITIONS, parametersInForce } from './editions/index.ts';
import {
  isParameterValue,
  PARAMETER_NAMES,
  PARAMETERS,
  SPOKEN_PARAMETERS,
  type ParameterName,
} from './parameter.ts';
import { clued, heard, judgedWords, opening, withChanges, type Probe } from './probe.test-kit.ts';
import {
  after,
  afterAll,
  allow,
  clue,
  consult,
  cover,
  coverEnemy,
  dealOf,
  decided,
  eventsOf,
  expired,
  game,
  guess,
  lobby,
  namesOf,
  object,
  phaseOf,
  refusalOf,
  saying,
  stop,
  askUndo,
  teamsOf,
  type Given,
  type State,
} from './table.test-kit.ts';
import { guessesLeft } from './teams/guesses.ts';

const deal: Probe['look'] = (changes) =>
  dealProblem(dealOf(), parametersInForce(EDITIONS['classique-2025'], changes));
const fewer = (usual: number): Probe => ({ between: [usual, usual - 1], look: deal });

const owing: Given = { edition: 'capitaine', owed: { red: 2, blue: 0 } };
const alone: Given = { edition: 'precedente', mode: 'coop_sim' };
const strict = { 'timer.clue': 9, 'timer.guess': 9 } as const;
const debts = (state: State): unknown => teamsOf(state).owed;
const voided = (state: State): State => after(state, 'blueSpy', object);
const clock = (state: State): unknown => state.table.play?.clock ?? null;
const outcomeOf = (state: State, ...asked: readonly Parameters<typeof decided>[]): unknown =>
  asked.map(([, who, command]) => refusalOf(state, who, command));

const PROBES: {
  readonly [name in Exclude<ParameterName, (typeof SPOKEN_PARAMETERS)[number]>]: Probe;
} = {
  'board.rows': fewer(5),
  'board.cols': fewer(5),
  'key.start': fewer(9),
  'key.other': fewer(8),
  'key.bystander': fewer(7),
  'key.assassin': fewer(1),
  'start.rule': {
    look: (changes) => {
      const chosen = after(lobby(), 'host', { type: 'changeSetup', change: { start: 'red' } });
      return after(chosen, 'host', { type: 'changeSetup', change: { changes } }).table.setup.start;
    },
  },
  'guess.limit': {
    look: clued(
      1,
      (state) => {
        const play = teamsOf(state);
        const left = (made: number): unknown =>
          play.phase.name === 'guess' ? guessesLeft(play, { ...play.phase, made }) : 'over';
        return [left(0), left(1)];
      },
      { owed: { red: 2, blue: 0 }, changes: { 'owed.bonus_max_per_turn': 2 } },
    ),
  },
  'guess.minimum': { between: [0, 1], look: clued(1, (state) => refusalOf(state, 'redOp', stop)) },
  'owed.growth': {
    look: clued(3, (state) => debts(after(state, 'redOp', guess(17))), { edition: 'capitaine' }),
  },
  'owed.opponent_reveal': {
    look: (changes) =>
      debts(
        afterAll(
          game(withChanges({ ...owing, team: 'blue' }, changes)),
          ['blueSpy', clue()],
          ['blueOp', guess(0)],
        ),
      ),
  },
  'owed.bonus_max_per_turn': {
    between: [0, 1],
    look: clued(1, (state) => phaseOf(after(state, 'redOp', guess(0))), owing),
  },
  'clue.number_max': {
    between: [null, 2],
    look: opening((state) => refusalOf(state, 'redSpy', clue(3))),
  },
  'clue.zero': { look: opening((state) => refusalOf(state, 'redSpy', clue(0))) },
  'clue.unlimited': { look: opening((state) => refusalOf(state, 'redSpy', clue('unlimited'))) },
  'clue.expert_toggle': { look: opening((state) => refusalOf(state, 'redSpy', clue(0))) },
  'clue.expert': {
    look: opening((state) => refusalOf(state, 'redSpy', clue('unlimited')), {
      edition: 'origine-2015',
    }),
  },
  'clue.repeat': {
    look: clued(1, (state) => refusalOf(after(state, 'redOp', guess(17)), 'blueSpy', clue(1))),
  },
  'clue.hyphenated': heard('clue.hyphenated'),
  'clue.open_compound': heard('clue.open_compound'),
  'clue.invented_compound': heard('clue.invented_compound'),
  'clue.proper_single': heard('clue.proper_single'),
  'clue.proper_multi': heard('clue.proper_multi'),
  'clue.abbreviation': heard('clue.abbreviation'),
  'clue.translation': heard('clue.translation'),
  'clue.adopted_foreign': heard('clue.adopted_foreign'),
  'clue.homophone': heard('clue.homophone'),
  'clue.rhyme_only': heard('clue.rhyme_only'),
  'clue.covered_family': { look: opening(judgedWords, { covered: [0, 9] }) },
  'reveal.neutral': { look: clued(2, (state) => phaseOf(after(state, 'redOp', guess(17)))) },
  'win.on_opponent_reveal': {
    look: clued(2, (state) => namesOf(eventsOf(state, 'redOp', guess(16))), {
      covered: [9, 10, 11, 12, 13, 14, 15],
    }),
  },
  'win.on_penalty_cover': {
    look: clued(1, (state) => refusalOf(voided(state), 'blueSpy', cover(16)), {
      covered: [9, 10, 11, 12, 13, 14, 15],
    }),
  },
  'penalty.turn': {
    look: clued(1, (state) => {
      const called = decided(state, 'redOp', object);
      return called.ok ? namesOf(called.value) : called.error.code;
    }),
  },
  'penalty.cover': { look: clued(1, (state) => namesOf(eventsOf(state, 'blueSpy', object))) },
  'penalty.cover_by': {
    look: clued(1, (state) => refusalOf(voided(state), 'blueOp', cover(9))),
  },
  'penalty.cover_deadline': {
    look: clued(1, (state) => namesOf(eventsOf(voided(state), 'blueSpy', clue(1, 'autre')))),
  },
  'contest.window': {
    look: clued(2, (state) => refusalOf(after(state, 'redOp', guess(0)), 'blueSpy', object)),
  },
  'contest.undo_guesses': {
    look: clued(2, (state) => teamsOf(voided(after(state, 'redOp', guess(0)))).covered),
  },
  'contest.judge': { look: clued(1, (state) => namesOf(eventsOf(state, 'blueOp', object))) },
  'contest.waiver': { look: clued(1, (state) => refusalOf(state, 'blueSpy', allow)) },
  'consult.quiet': { look: opening((state) => refusalOf(state, 'redSpy', consult())) },
  'undo.by_agreement': {
    look: clued(1, (state) => refusalOf(after(state, 'redOp', guess(17)), 'redOp', askUndo)),
  },
  referee: {
    look: opening(
      (state) =>
        outcomeOf(
          state,
          [state, 'redSpy', clue(1)],
          [state, 'redSpy', { ...clue(1), insist: true }],
        ),
      { judge: saying('illegal') },
    ),
  },
  'timer.use': { look: clued(1, clock, { changes: strict }) },
  'timer.on_expiry': { look: clued(1, (state) => phaseOf(expired(state)), { changes: strict }) },
  'timer.clue': {
    between: [0, 40],
    look: clued(1, (state) => clock(after(state, 'redOp', guess(17)))),
  },
  'timer.first_clue': { between: [0, 40], look: opening(clock) },
  'timer.guess': { between: [0, 40], look: clued(1, clock) },
  'late.players': {
    look: opening((state) =>
      refusalOf(state, 'watcher', { type: 'takeSeat', seat: 'red.operative' }),
    ),
  },
  'await.seconds': {
    between: [20, 40],
    look: clued(1, (state) => eventsOf(state, 'blueOp', object)),
  },
  'coop.enemy_cover': {
    look: clued(1, (state) => phaseOf(after(state, 'redOp', guess(17))), alone),
  },
  'coop.penalty_extra_cover': {
    look: clued(
      1,
      (state) => phaseOf(afterAll(state, ['redOp', object], ['redSpy', coverEnemy(9)])),
      alone,
    ),
  },
  'coop.score': {
    look: clued(1, (state) => teamsOf(after(state, 'redOp', guess(8))).phase, {
      ...alone,
      covered: [0, 1, 2, 3, 4, 5, 6, 7],
    }),
  },
  'coop.lose_all_enemy': {
    look: clued(1, (state) => phaseOf(after(state, 'redOp', guess(16))), {
      ...alone,
      covered: [9, 10, 11, 12, 13, 14, 15],
    }),
  },
  ...DUO_PROBES,
};

const valuesOf = (name: ParameterName, probe: Probe): readonly unknown[] => {
  const spec = PARAMETERS[name];
  return spec.kind === 'choice' ? spec.values : (probe.between ?? []);
};

describe('[HOUSE-5] each value of each parameter changes what the table does', () => {
  test.each(Object.entries(PROBES) as readonly [ParameterName, Probe][])('%s', (name, probe) => {
    const values = valuesOf(name, probe);
    expect(values.length).toBeGreaterThan(1);
    const seen = values.map((value) => {
      expect(isParameterValue(name, value)).toBe(true);
      return JSON.stringify(probe.look({ [name]: value }));
    });
    expect(new Set(seen).size).toBe(values.length);
  });
});

test('[HOUSE-5] no parameter is left out but what people keep among themselves', () => {
  expect([...Object.keys(PROBES), ...SPOKEN_PARAMETERS].toSorted()).toEqual(
    PARAMETER_NAMES.toSorted(),
  );
});
