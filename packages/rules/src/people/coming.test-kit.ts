import type { Command } from '../command.ts';
import type { PersonId } from '../person.ts';
import type { Seat } from '../seat.ts';
import { after, type State, type Who } from '../table.test-kit.ts';

export const join = (name: string, returning: PersonId | null = null): Command => ({
  type: 'join',
  name,
  returning,
});

export const sit = (seat: Seat): Command => ({ type: 'takeSeat', seat });

export const bot = (seat: Seat, name = 'Robot'): Command => ({
  type: 'addBot',
  name,
  level: 2,
  seat,
});

/** The table once somebody who had left has come back. */
export const back = (state: State, who: Who): State =>
  after(state, 'server', join(who, state.ids[who] ?? null));
