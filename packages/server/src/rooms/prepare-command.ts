import type { ClientFrame, WireCommand, WireRefusal } from '@agent-double/protocol';
import {
  drawDeal,
  err,
  ok,
  OWN_PACK,
  shuffled,
  type Command,
  type Draw,
  type Order,
  type PersonId,
  type Result,
  type Setup,
  type Table,
} from '@agent-double/rules';
import type { Ask } from './clerk.ts';
import type { RoomDeps } from './room-deps.ts';
import { arePacks, poolOf } from './word-pool.ts';

/** What a client asked, with what only the server can add: what is drawn, and what packs there are. */
export const prepareCommand = (
  command: WireCommand,
  table: Table,
  draw: Draw,
  hasBots: boolean,
): Result<Command, WireRefusal> | Promise<Result<Command, WireRefusal>> => {
  switch (command.type) {
    case 'startGame':
      return prepareStart(table, draw);
    case 'shuffleSeats': {
      const seated = table.people.filter(({ seat }) => seat !== null).map(({ id }) => id);
      return ok({ type: 'shuffleSeats', order: shuffled(seated, draw) });
    }
    case 'changeSetup':
      return prepareChange(command.change, table.setup);
    case 'addBot':
      return hasBots ? ok(command) : err({ code: 'bot/unavailable' });
    default:
      return ok(command);
  }
};

const prepareStart = async (table: Table, draw: Draw): Promise<Result<Command, WireRefusal>> => {
  const drawn = drawDeal(table, await poolOf(table), draw);
  return drawn.ok ? ok({ type: 'startGame', ...drawn.value }) : drawn;
};

type WireChange = Extract<WireCommand, { type: 'changeSetup' }>['change'];

/** Packs belong to a language: another one starts from its usual packs, or the table's own words. */
const prepareChange = (change: WireChange, setup: Setup): Result<Command, WireRefusal> => {
  const language = change.language ?? setup.language;
  const packs =
    change.packs ??
    (language === setup.language ? setup.packs : setup.packs.filter((pack) => pack === OWN_PACK));
  if (!arePacks(packs, language)) return err({ code: 'setup/unknown-pack' });
  // Names and values of parameters are judged by the rules, each with a refusal of its own.
  const changed = { ...change, language, packs } as Extract<
    Command,
    { type: 'changeSetup' }
  >['change'];
  return ok({ type: 'changeSetup', change: changed });
};

/** What a frame of that person's asks of the table as it is now. */
export const orderOf = (
  by: PersonId,
  { game, turn, command }: Extract<ClientFrame, { type: 'order' }>,
  table: Table,
  { surroundings, bots }: Pick<RoomDeps, 'surroundings' | 'bots'>,
): ReturnType<Ask> => {
  const order = (asked: Result<Command, WireRefusal>): Result<Order, WireRefusal> =>
    asked.ok ? ok({ by, game, turn, now: surroundings.now(), command: asked.value }) : asked;
  const prepared = prepareCommand(command, table, surroundings.draw, bots !== null);
  return prepared instanceof Promise ? prepared.then(order) : order(prepared);
};
