import type { Order } from '../command.ts';
import { seatsOf } from '../mode.ts';
import type { PersonId } from '../person.ts';
import { isSingle, type Seat } from '../seat.ts';
import { isRunning } from '../table.ts';
import { chanceFrom, pick, type Chance } from './chance.test-kit.ts';
import { dealFor } from './deal.test-kit.ts';
import { finishingOrder } from './finisher.test-kit.ts';
import { nextOrder } from './player.test-kit.ts';
import type { Spec } from './spec.test-kit.ts';
import { orderOf, perform, START, type Ask, type State, type Step } from './step.test-kit.ts';

/** More orders than a table that plays on ever needs to end a game. */
const MOST_FINISHING_ORDERS = 400;

/** A table's life by `spec`: people sit down, a game is dealt, chance plays, and it is played out. */
export const playthrough = (spec: Spec): readonly Step[] => {
  const opening = openTable(spec);
  const middle = scripted(lastOf(opening), spec);
  return [...opening, ...middle, ...finish(lastOf([...opening, ...middle]), chanceFrom(spec.deal))];
};

/** Where the steps lead. */
export const lastOf = (steps: readonly Step[]): State => steps.at(-1)?.after ?? START;

/** A game that has just been dealt, with the steps that led there. All of them are accepted. */
export const openTable = (spec: Spec): readonly Step[] => {
  const chance = chanceFrom(spec.deal);
  const steps: Step[] = [];
  const now = (): State => lastOf(steps);
  const go = (ask: Ask): void => void steps.push(perform(now(), orderOf(now(), ask)));
  go({ by: null, command: { type: 'join', name: 'Hôte', returning: null } });
  const { host } = now().table;
  go({ by: host, command: { type: 'changeSetup', change: spec.setup } });
  const { setup } = now().table;
  const seats = seatsOf(setup.mode, setup.our);
  for (const at of Array.from({ length: seats.length - 1 + spec.extras }).keys()) {
    go({ by: null, command: { type: 'join', name: `Agent ${String(at)}`, returning: null } });
  }
  for (const [person, seat] of seating(now(), seats, chance)) {
    go({ by: person, command: { type: 'takeSeat', seat } });
  }
  const deal = dealFor(setup, chance);
  go({ by: host, command: { type: 'startGame', deal, reshuffled: false } });
  return steps;
};

/** One person to each seat; the others guess, or watch. */
const seating = (
  { table }: State,
  seats: readonly Seat[],
  chance: Chance,
): readonly (readonly [PersonId, Seat])[] => {
  const shared = seats.filter((seat) => !isSingle(seat));
  return table.people.flatMap((person, at) => {
    const seat = seats[at];
    if (seat !== undefined) return [[person.id, seat] as const];
    return chance.odds(60) ? [[person.id, pick(chance, shared)] as const] : [];
  });
};

const scripted = (from: State, { script, temper }: Spec): readonly Step[] => {
  const steps: Step[] = [];
  let state = from;
  for (const number of script) {
    const step = perform(state, nextOrder(state, number, temper));
    steps.push(step);
    state = step.after;
  }
  return steps;
};

const finish = (from: State, chance: Chance): readonly Step[] => {
  const steps: Step[] = [];
  let state = from;
  for (;;) {
    const order: Order | null = finishingOrder(state, chance);
    if (order === null || steps.length > MOST_FINISHING_ORDERS) return steps;
    const step = perform(state, order);
    if (!step.decided.ok) {
      throw new Error(`${order.command.type} was refused: ${step.decided.error.code}`);
    }
    steps.push(step);
    state = step.after;
  }
};

/** Whether a game is on after this step. */
export const runs = (step: Step): boolean => isRunning(step.after.table);
