import {
  dealDuo,
  dealTeams,
  decide,
  EDITIONS,
  EMPTY_TABLE,
  evolve,
  evolveKey,
  parametersInForce,
  project,
  projectKey,
  seatsOf,
  type Command,
  type EditionId,
  type Key,
  type Mode,
  type PersonId,
  type SetupChange,
  type Table,
} from '@agent-double/rules';
import { describe, expect, it } from 'vitest';
import { drawFrom, seeded } from '../random.ts';
import { LENIENT, TOY } from '../toy.test-kit.ts';
import { nextMove } from './next-move.ts';

const MIND = { knowledge: TOY, judge: LENIENT };
/** Words that the toy knowledge knows, and many that it does not. */
const POOL = [
  ...['requin', 'baleine', 'plage', 'roi', 'reine', 'bateau', 'avocat'],
  ...Array.from(
    { length: 30 },
    (_, at) => `inconnu${'abcdefghijklmnopqrstuvwxyz'[at % 26] ?? ''}${String(at)}`,
  ),
];
const LONGEST = 400;

interface Game {
  readonly table: Table;
  readonly key: Key | null;
}

const ask = (game: Game, by: PersonId | null, command: Command): Game => {
  const decided = decide(
    game.table,
    game.key,
    { by, game: game.table.game, turn: game.table.play?.turn ?? 0, now: 0, command },
    LENIENT,
  );
  if (!decided.ok) throw new Error(`${command.type} refused: ${decided.error.code}`);
  return {
    table: decided.value.reduce(evolve, game.table),
    key: decided.value.reduce(evolveKey, game.key),
  };
};

const started = (edition: EditionId, mode: Mode, change: SetupChange, seed: number): Game => {
  let game = ask({ table: EMPTY_TABLE, key: null }, null, {
    type: 'join',
    name: 'Hôte',
    returning: null,
  });
  game = ask(game, null, { type: 'changeSetup', change: { edition, mode, ...change } });
  for (const seat of seatsOf(mode, 'red')) {
    game = ask(game, null, { type: 'addBot', name: `Bot ${seat}`, level: 2, seat });
  }
  const random = seeded(seed);
  const draw = (below: number): number => drawFrom(random, below);
  const parameters = parametersInForce(EDITIONS[edition], change.changes ?? {});
  const deal = mode === 'duo' ? dealDuo(POOL, draw) : dealTeams(POOL, parameters, 'red', draw);
  if (!deal.ok) throw new Error(deal.error.code);
  return ask(game, null, { type: 'startGame', deal: deal.value, reshuffled: false });
};

/** Lets the computer players move until the game is over; each sees its own view alone. */
const playedOut = (start: Game): Game => {
  let game = start;
  for (let step = 0; step < LONGEST && game.table.play?.phase.name !== 'over'; step += 1) {
    const before = game;
    for (const person of game.table.people) {
      const table = project(game.table, person);
      const key = projectKey(game.table, game.key, person);
      const move = nextMove(table, key, person, MIND, step);
      if (move !== null) {
        game = ask(game, person.id, move.command);
        break;
      }
    }
    if (game === before) throw new Error('nobody moves');
  }
  return game;
};

const WAYS: readonly (readonly [EditionId, Mode])[] = [
  ['classique-2025', 'versus'],
  ['capitaine', 'versus'],
  ['precedente', 'coop_sim'],
  ['precedente', 'three_shared'],
  ['table', 'coop_record'],
  ['duo', 'duo'],
];

describe('computer players at a table', () => {
  it.each(WAYS)('play %s, %s to its end, most of the words unknown', (edition, mode) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { table } = playedOut(started(edition, mode, {}, seed));
      expect(table.play?.phase.name).toBe('over');
    }
  });

  it('play a mission of duo and alternate in sudden death', () => {
    const changes = { 'duet.tokens': 1, 'duet.sudden_death_order': 'alternate' } as const;
    for (let seed = 1; seed <= 5; seed += 1) {
      const { table } = playedOut(started('duo', 'duo', { changes }, seed));
      expect(table.play?.phase.name).toBe('over');
    }
  });

  it('repeat no clue in a game', () => {
    const { table } = playedOut(started('classique-2025', 'versus', {}, 3));
    const said = table.play?.log.flatMap((turn) => (turn.clue === null ? [] : [turn.clue.word]));
    expect(new Set(said).size).toBe(said?.length);
  });

  it('do nothing when nothing is awaited from them', () => {
    const game = started('classique-2025', 'versus', {}, 1);
    const blue = game.table.people.find((person) => person.seat === 'blue.spymaster');
    const host = game.table.people[0];
    for (const person of [blue, host]) {
      expect(person).toBeDefined();
      if (person === undefined) continue;
      const key = projectKey(game.table, game.key, person);
      expect(nextMove(project(game.table, person), key, person, MIND, 1)).toBeNull();
    }
  });

  it('call invalid only what the referee finds certainly illegal', () => {
    let game = started('classique-2025', 'versus', {}, 1);
    const of = (seat: string) => game.table.people.find((person) => person.seat === seat);
    const giver = of('red.spymaster');
    game = ask(game, giver?.id ?? null, { type: 'giveClue', word: 'interdit', number: 1 });
    const other = of('blue.spymaster');
    if (other === undefined) throw new Error('no opponent');
    const view = project(game.table, other);
    const key = projectKey(game.table, game.key, other);
    const verdict = (answer: 'illegal' | 'doubtful') => () => ({ verdict: answer, reasons: [] });
    const strict = { ...MIND, judge: verdict('illegal') };
    const unsure = { ...MIND, judge: verdict('doubtful') };
    expect(nextMove(view, key, other, strict, 1)?.command).toEqual({ type: 'object' });
    expect(nextMove(view, key, other, unsure, 1)).toBeNull();
  });
});
