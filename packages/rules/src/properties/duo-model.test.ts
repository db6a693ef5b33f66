import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { PlayCommand } from '../play-command.ts';
import { sideSeat, SIDES, type Side } from '../seat.ts';
import { sitters } from '../table.ts';
import { chanceFrom, pick, type Chance } from './chance.test-kit.ts';
import { BATCHES, PATIENCE_MS } from './games.test-kit.ts';
import { must } from './must.test-kit.ts';
import { NaiveDuo, type NaiveDuoRules } from './naive-duo.test-kit.ts';
import { lastOf, openTable } from './playthrough.test-kit.ts';
import { same } from './same.test-kit.ts';
import { orderOf, perform, type State } from './step.test-kit.ts';

const rules: fc.Arbitrary<NaiveDuoRules> = fc.record({
  tokens: fc.integer({ min: 0, max: 12 }),
  mistakes: fc.option(fc.nat({ max: 12 })),
  overflowLoses: fc.boolean(),
  alternate: fc.boolean(),
  finishIsFree: fc.boolean(),
  atLeast: fc.nat({ max: 1 }),
});

const table = (given: NaiveDuoRules, deal: number): State =>
  lastOf(
    openTable({
      extras: 0,
      temper: 0,
      script: [],
      deal,
      setup: {
        edition: 'duo',
        mode: 'duo',
        changes: {
          'duet.tokens': given.tokens,
          'duet.mistakes': given.mistakes,
          'duet.mistake_overflow': given.overflowLoses ? 'lose' : 'costs_two_tokens',
          'duet.sudden_death_order': given.alternate ? 'alternate' : 'any',
          'duet.finish_costs_token': !given.finishIsFree,
          'guess.minimum': given.atLeast,
        },
      },
    }),
  );

const LETTERS = { agent: 'G', bystander: 'N', assassin: 'A' } as const;

const keysOf = ({ key }: State): Record<Side, string> => {
  const letters = (side: Side): string =>
    ((key?.kind === 'duo' ? key.sides[side] : undefined) ?? [])
      .map((identity) => LETTERS[identity])
      .join('');
  return { a: letters('a'), b: letters('b') };
};

/** A card for `by` to touch: mostly an agent of the partner's. */
const card = (keys: Record<Side, string>, by: Side, chance: Chance): number => {
  const read = by === 'a' ? keys.b : keys.a;
  const agents = [...read].flatMap((letter, at) => (letter === 'G' ? [at] : []));
  return chance.odds(85) ? pick(chance, agents) : chance.below(27) - 1;
};

const act = (naive: NaiveDuo, by: Side, command: PlayCommand): boolean => {
  switch (command.type) {
    case 'giveClue':
      return naive.clue(by);
    case 'guess':
      return naive.guess(by, command.card);
    case 'stop':
      return naive.stop(by);
    default:
      return naive.object();
  }
};

const chosen = (keys: Record<Side, string>, by: Side, chance: Chance): PlayCommand => {
  const roll = chance.below(20);
  if (roll < 6) return { type: 'giveClue', word: 'indice', number: chance.below(4) };
  if (roll < 17) return { type: 'guess', card: card(keys, by, chance) };
  return roll < 19 ? { type: 'stop' } : { type: 'object' };
};

const expectAlike = ({ table: { play } }: State, naive: NaiveDuo): void => {
  if (play?.kind !== 'duo') throw new Error('no game of Duo');
  const { phase } = play;
  must(phase.name === naive.stage, `the stage is ${naive.stage}`);
  must(play.tokens === naive.tokens, 'the tokens are the same');
  must((play.mistakesAllowed ?? 0) === naive.brown, 'the mistakes forgiven are the same');
  must(
    play.covered.every((cover, at) => cover === naive.found.has(at)),
    'the same agents are found',
  );
  for (const side of SIDES) {
    must(same([...play.marks[side]], [...naive.marks[side]]), 'the same cards are marked');
    const finished = play.finished[side] === naive.finished(side);
    must(finished || phase.name === 'over', 'the same sides are finished');
  }
  if (phase.name === 'clue' || phase.name === 'guess') {
    must(phase.giver === naive.giver, 'the same side gives');
  }
  if (phase.name === 'over') must(phase.won === naive.won, 'the same end');
};

describe.each(BATCHES)('in games $from to $to', ({ numRuns, seed }) => {
  test(
    'Duo goes as in a naive model, move by move, whatever is tried',
    () => {
      fc.assert(
        fc.property(rules, fc.nat(), fc.nat(), (given, deal, moves) => {
          const chance = chanceFrom(moves);
          let state = table(given, deal);
          const keys = keysOf(state);
          const naive = new NaiveDuo(keys, given);
          for (let made = 0; made < 150; made += 1) {
            const by = pick(chance, SIDES);
            const command = chosen(keys, by, chance);
            const person = sitters(state.table.people, sideSeat(by))[0];
            const step = perform(state, orderOf(state, { by: person?.id ?? null, command }));
            must(step.decided.ok === act(naive, by, command), `${command.type} is as legal`);
            state = step.after;
            if (step.decided.ok) expectAlike(state, naive);
          }
        }),
        { numRuns, seed },
      );
    },
    PATIENCE_MS,
  );
});
