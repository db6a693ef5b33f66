import { seatsOf, type Mode, type Seat, type Team } from '@agent-double/rules';
import type { Setting } from './line.ts';

/** Who sits where, in the order in which they sit down. */
export type Cast = readonly { readonly name: string; readonly seat: Seat }[];

type Names = string | readonly string[] | undefined;

const listed = (names: Names): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

const at = (seat: Seat, names: Names): Cast => listed(names).map((name) => ({ name, seat }));

/**
 * The people of a line: those it names, or one for each seat and a second operative a team.
 * `complete` fills the seats for which it names nobody.
 */
export const castOf = ({ players }: Setting, mode: Mode, our: Team, complete: boolean): Cast => {
  const seats = seatsOf(mode, our);
  if (players === undefined) return seats.flatMap(usual);
  const named = namedCast(players);
  const free = seats.filter((seat) => !named.some((member) => member.seat === seat));
  return complete ? [...named, ...free.flatMap(usual)] : named;
};

const namedCast = (players: NonNullable<Setting['players']>): Cast => {
  const { R, B, A, shared_op: shared } = players;
  const blue = typeof B === 'string' || Array.isArray(B) ? undefined : B;
  return [
    ...at('red.spymaster', R?.spy),
    ...at('red.operative', R?.op),
    ...at('blue.spymaster', blue?.spy),
    ...at('blue.operative', blue?.op),
    ...at('shared.operative', shared),
    ...at('side.a', A),
    ...(blue === undefined ? at('side.b', B as Names) : []),
  ];
};

const usual = (seat: Seat): Cast => {
  switch (seat) {
    case 'red.spymaster':
      return at(seat, 'R.spy');
    case 'red.operative':
      return at(seat, ['R.op', 'R.op2']);
    case 'blue.spymaster':
      return at(seat, 'B.spy');
    case 'blue.operative':
      return at(seat, ['B.op', 'B.op2']);
    case 'shared.operative':
      return at(seat, 'shared_op');
    case 'side.a':
      return at(seat, 'A');
    case 'side.b':
      return at(seat, 'B');
  }
};
