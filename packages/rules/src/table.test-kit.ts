import type { ClueJudge, Reason } from './clue.ts';
import type { Command, Order } from './command.ts';
import type { Deal } from './deal.ts';
import { decide, tableDeadline, type TableDecision } from './decide.ts';
import type { DuoPlay } from './duo/play.ts';
import type { EditionId } from './edition.ts';
import type { GameEvent } from './event.ts';
import { evolve, evolveKey } from './evolve.ts';
import { KEY, keyOf, SIDE_A, SIDE_B, sideOf } from './key.test-kit.ts';
import type { Key } from './key.ts';
import type { Mode } from './mode.ts';
import type { ParameterChanges } from './parameter.ts';
import type { PersonId } from './person.ts';
import type { RefusalCode } from './refusal.ts';
import type { Seat } from './seat.ts';
import { EMPTY_TABLE, type Table } from './table.ts';
import type { ByTeam, Team } from './team.ts';
import type { TeamsPlay } from './teams/play.ts';

export { KEY, keyOf, SIDE_A, SIDE_B, sideOf };

/** A table in the middle of a test: every step gives a new one. */
export interface State {
  readonly table: Table;
  readonly key: Key | null;
  readonly now: number;
  readonly judge: ClueJudge;
  readonly ids: { readonly [name in Who]?: PersonId };
}

const SEATS = {
  redSpy: 'red.spymaster',
  redOp: 'red.operative',
  redOp2: 'red.operative',
  blueSpy: 'blue.spymaster',
  blueOp: 'blue.operative',
  blueOp2: 'blue.operative',
  shared: 'shared.operative',
  sideA: 'side.a',
  sideB: 'side.b',
} as const satisfies { [name: string]: Seat };

/** Who acts in a test, by the seat that they take; `server` is nobody. */
export type Who = keyof typeof SEATS | 'host' | 'watcher' | 'server';

const CASTS: { readonly [mode in Mode]: readonly (keyof typeof SEATS)[] } = {
  versus: ['redSpy', 'redOp', 'redOp2', 'blueSpy', 'blueOp', 'blueOp2'],
  coop_sim: ['redSpy', 'redOp', 'redOp2'],
  coop_record: ['redSpy', 'redOp', 'redOp2'],
  three_shared: ['redSpy', 'blueSpy', 'shared'],
  duo: ['sideA', 'sideB'],
};

export const legal: ClueJudge = () => ({ verdict: 'legal', reasons: [] });

/** A judge that always answers the same. */
export const saying =
  (verdict: Reason['verdict'], kind: Reason['kind'] = 'family'): ClueJudge =>
  () => ({
    verdict,
    reasons: [{ rule: 'WORD-0', kind, verdict, because: { fr: 'parce que', en: 'because' } }],
  });

/** `size` words that differ after folding. */
export const wordsFor = (size: number): readonly string[] =>
  Array.from({ length: size }, (_, at) => `carte ${String(at)}`);

export interface Given {
  readonly edition?: EditionId;
  readonly mode?: Mode;
  readonly changes?: ParameterChanges;
  readonly key?: string;
  readonly sides?: { readonly a: string; readonly b: string };
  readonly start?: Team;
  readonly words?: readonly string[];
  readonly judge?: ClueJudge;
  /** Cards already covered. */
  readonly covered?: readonly number[];
  readonly owed?: ByTeam<number>;
  /** Whose turn it is, where not that of the side that began. */
  readonly team?: Team;
}

const emptyState = (judge: ClueJudge): State => ({
  table: EMPTY_TABLE,
  key: null,
  now: 1_000_000,
  judge,
  ids: {},
});

/** The order that `who` sends, from what they see. */
export const orderOf = (
  { table, now, ids }: State,
  who: Who,
  command: Command,
  over: Partial<Order> = {},
): Order => ({
  by: who === 'server' ? null : (ids[who] ?? null),
  game: table.game,
  turn: table.play?.turn ?? 0,
  now,
  command,
  ...over,
});

export const decided = (
  state: State,
  who: Who,
  command: Command,
  over: Partial<Order> = {},
): TableDecision => decide(state.table, state.key, orderOf(state, who, command, over), state.judge);

/** The state after `events`. */
export const folded = (state: State, events: readonly GameEvent[]): State => ({
  ...state,
  table: events.reduce(evolve, state.table),
  key: events.reduce(evolveKey, state.key),
});

/** The events that the command leads to; throws where it is refused. */
export const eventsOf = (
  state: State,
  who: Who,
  command: Command,
  over: Partial<Order> = {},
): readonly GameEvent[] => {
  const decision = decided(state, who, command, over);
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.error.code}`);
  return decision.value;
};

/** Their names alone. */
export const namesOf = (events: readonly GameEvent[]): readonly string[] =>
  events.map((event) => event.type);

/** The state after the command; throws where it is refused. */
export const after = (state: State, who: Who, command: Command): State =>
  folded(state, eventsOf(state, who, command));

/** The state after some commands in a row. */
export const afterAll = (state: State, ...steps: readonly (readonly [Who, Command])[]): State =>
  steps.reduce((before, [who, command]) => after(before, who, command), state);

/** The code that the command is refused with, or null where it is not. */
export const refusalOf = (
  state: State,
  who: Who,
  command: Command,
  over: Partial<Order> = {},
): RefusalCode | null => {
  const decision = decided(state, who, command, over);
  return decision.ok ? null : decision.error.code;
};

/** The state `seconds` later, nothing decided yet. */
export const later = (state: State, seconds: number): State => ({
  ...state,
  now: state.now + seconds * 1000,
});

/** The state once what is awaited next has run out. */
export const expired = (state: State, chance = 0): State => {
  const due = tableDeadline(state.table);
  if (due === null) throw new Error('nothing is awaited');
  return after({ ...state, now: due }, 'server', { type: 'expire', chance });
};

/** The id of somebody who is at the table. */
export const idOf = (state: State, who: Who): PersonId => {
  const id = state.ids[who];
  if (id === undefined) throw new Error(`${who} is not there`);
  return id;
};

/** Somebody comes in and, where they have one, takes their seat. */
export const seated = (state: State, who: Who): State => {
  const entered = after(state, 'server', { type: 'join', name: who, returning: null });
  const person = entered.table.people.at(-1)!.id;
  const known: State = { ...entered, ids: { ...entered.ids, [who]: person } };
  return who === 'host' || who === 'watcher' || who === 'server'
    ? known
    : after(known, who, { type: 'takeSeat', seat: SEATS[who] });
};

/** A table at which everybody sits, before the deal. */
export const lobby = (given: Given = {}): State => {
  const { edition = 'classique-2025', mode = 'versus', changes = {}, start = 'red' } = given;
  const hosted = seated(emptyState(given.judge ?? legal), 'host');
  const change = { edition, mode, changes, our: start };
  const ready = after(hosted, 'host', { type: 'changeSetup', change });
  return [...CASTS[mode], 'watcher' as const].reduce(seated, ready);
};

/** The deal that `given` describes. */
export const dealOf = (given: Given = {}): Deal => {
  if (given.mode === 'duo') {
    const { a, b } = given.sides ?? { a: SIDE_A, b: SIDE_B };
    return {
      kind: 'duo',
      words: given.words ?? wordsFor(25),
      sides: { a: sideOf(a), b: sideOf(b) },
    };
  }
  const key = keyOf(given.key ?? KEY);
  const words = given.words ?? wordsFor(key.length);
  return { kind: 'teams', words, key, start: given.start ?? 'red' };
};

/** A game of two teams in the position that `given` describes. */
export const game = (given: Given = {}): State => {
  const dealt = after(lobby(given), 'host', {
    type: 'startGame',
    deal: dealOf(given),
    reshuffled: false,
  });
  const { play } = dealt.table;
  if (play?.kind !== 'teams') return dealt;
  const key = keyOf(given.key ?? KEY);
  const lids = new Set(given.covered);
  const team = given.team ?? play.start;
  const left = (owner: Team): number =>
    key.filter((card, at) => card === owner && !lids.has(at)).length;
  return {
    ...dealt,
    table: {
      ...dealt.table,
      play: {
        ...play,
        covered: key.map((card, at) => (lids.has(at) ? card : null)),
        left: { red: left('red'), blue: left('blue') },
        owed: given.owed ?? play.owed,
        log: [{ turn: 1, team, clue: null, covers: [], end: null }],
        phase: { name: 'clue', team },
      },
    },
  };
};

/** A game of Duo; `over` replaces what the deal set. */
export const duo = (given: Omit<Given, 'mode'> = {}, over: Partial<DuoPlay> = {}): State => {
  const dealt = game({ ...given, mode: 'duo', edition: 'duo' });
  return { ...dealt, table: { ...dealt.table, play: { ...duoOf(dealt), ...over } } };
};

/** The game of two teams that runs. */
export const teamsOf = ({ table }: State): TeamsPlay => {
  if (table.play?.kind !== 'teams') throw new Error('no game of two teams');
  return table.play;
};

/** The game of Duo that runs. */
export const duoOf = ({ table }: State): DuoPlay => {
  if (table.play?.kind !== 'duo') throw new Error('no game of Duo');
  return table.play;
};

/** Name of the phase, and whose it is. */
export const phaseOf = (state: State): string => {
  const { phase } = teamsOf(state);
  return 'team' in phase ? `${phase.name} ${phase.team}` : phase.name;
};

export const clue = (number: number | 'unlimited' = 1, word = 'indice') =>
  ({ type: 'giveClue', word, number }) as const;
export const guess = (card: number) => ({ type: 'guess', card }) as const;
export const stop = { type: 'stop' } as const;
export const object = { type: 'object' } as const;
export const rule = (upheld: boolean) => ({ type: 'rule', upheld }) as const;
export const allow = { type: 'allow' } as const;
export const cover = (card: number) => ({ type: 'coverPenalty', card }) as const;
export const decline = { type: 'declinePenalty' } as const;
export const coverEnemy = (card: number) => ({ type: 'coverEnemy', card }) as const;
export const consult = (word = 'voleur', number: number | 'unlimited' = 1) =>
  ({ type: 'consult', word, number }) as const;
export const answer = (given: 'valid' | 'invalid' | 'doubtful') =>
  ({ type: 'answerConsultation', answer: given }) as const;
export const askUndo = { type: 'askUndo' } as const;
export const answerUndo = (agree: boolean) => ({ type: 'answerUndo', agree }) as const;

/** The same game once blue, after an invalid clue of red, is called a last time to cover a word. */
export const atLastCall = (state: State): State =>
  afterAll(
    state,
    ['redSpy', clue()],
    ['blueSpy', object],
    ['blueSpy', clue()],
    ['blueOp', guess(17)],
  );
