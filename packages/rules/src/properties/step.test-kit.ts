import type { Millis } from '../clock.ts';
import type { Command, Order } from '../command.ts';
import { decide, type TableDecision } from '../decide.ts';
import { evolve, evolveKey } from '../evolve.ts';
import type { GameEvent } from '../event.ts';
import type { Key } from '../key.ts';
import type { PersonId } from '../person.ts';
import { EMPTY_TABLE, type Table } from '../table.ts';
import { plainJudge } from './judge.test-kit.ts';
import { frozen } from './same.test-kit.ts';

/** What the server holds. */
export interface State {
  readonly table: Table;
  readonly key: Key | null;
  readonly now: Millis;
}

/** One order and what came of it. */
export interface Step {
  readonly before: State;
  readonly order: Order;
  readonly decided: TableDecision;
  readonly after: State;
}

/** Who asks for what. */
export interface Ask {
  readonly by: PersonId | null;
  readonly command: Command;
}

export const START: State = { table: frozen(EMPTY_TABLE), key: null, now: 1_000_000 };

/** The order of somebody who sees the table as it is. */
export const orderOf = ({ table, now }: State, { by, command }: Ask): Order => ({
  by,
  game: table.game,
  turn: table.play?.turn ?? 0,
  now,
  command,
});

/** The state after `events`. */
export const told = (state: State, events: readonly GameEvent[], now: Millis): State => ({
  table: frozen(events.reduce(evolve, state.table)),
  key: frozen(events.reduce(evolveKey, state.key)),
  now,
});

/** Asks the engine, which can change nothing of what it is given. */
export const perform = (before: State, order: Order): Step => {
  const decided = frozen(decide(before.table, before.key, frozen(order), plainJudge));
  const after = decided.ok ? told(before, decided.value, order.now) : { ...before, now: order.now };
  return { before, order, decided, after };
};

/** The events of a step, none where it was refused. */
export const eventsOf = ({ decided }: Step): readonly GameEvent[] =>
  decided.ok ? decided.value : [];
