import { isRunning, type Person, type Table } from '@agent-double/rules';

/** Whether the host of this table lets that person into the game that runs, or nobody does. */
export const mustAsk = (table: Table, me: Person): boolean =>
  isRunning(table) &&
  table.play?.parameters['late.players'] === 'ask' &&
  me.played === null &&
  me.id !== table.host;
