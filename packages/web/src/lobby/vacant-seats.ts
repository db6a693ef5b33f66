import { seatsOf, sitters, type Seat, type Table } from '@agent-double/rules';

/** Seats of the set-up in which nobody sits. */
export const vacantSeats = ({ setup, people }: Table): readonly Seat[] =>
  seatsOf(setup.mode, setup.our).filter((seat) => sitters(people, seat).length === 0);
