import type { PersonId } from '@agent-double/rules';
import type { Entry, TokenHash } from './entry.ts';
import { readEvents } from './log-version.ts';

/** An entry as a database holds it. */
export interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly person: string | null;
  readonly order_id: string | null;
  readonly token: string | null;
  readonly version: number;
  readonly events: string;
}

/** The entry of a row, its events as they are written now; `order` is the id as it was sent. */
export const entryOf = (row: EntryRow, order: string | null): Entry => ({
  seq: row.seq,
  at: row.at,
  by: row.person as PersonId | null,
  order,
  token: row.token as TokenHash | null,
  events: readEvents(row.version, row.events),
});
