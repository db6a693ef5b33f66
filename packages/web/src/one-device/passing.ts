import { never, seatTeam, type Person, type Seat } from '@agent-double/rules';
import type { Figure } from '../look/figure.ts';
import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import type { DeviceTexts } from './texts.ts';

/** What the screen between two people says to whoever may take the device. */
export interface Passing {
  readonly title: string;
  /** Names that people gave themselves. */
  readonly who: readonly string[];
  /** Whether something will show that the others may not see. */
  readonly secret: boolean;
  readonly figure: Figure;
  readonly takers: readonly { readonly person: Person; readonly label: string }[];
}

/** What is to be said while the device passes to one of `takers`. */
export const passingTo = (
  takers: readonly Person[],
  names: { readonly [person: string]: string },
  texts: DeviceTexts,
  say: Messages,
  words: Vocabulary,
): Passing => {
  const [first] = takers;
  const seat = first?.seat ?? null;
  const alone = takers.length === 1 && seat !== null;
  return {
    title: alone ? titleFor(seat, texts, say, words) : texts.pass.either,
    who: takers.flatMap(({ id }) => names[id] ?? []),
    secret: takers.some((taker) => taker.seat !== null && seesKey(taker.seat)),
    figure: seat === null || seat.startsWith('side') ? 'agent' : (seatTeam(seat) ?? 'bystander'),
    takers: takers.map((person) => ({ person, label: labelFor(person.seat, texts) })),
  };
};

const seesKey = (seat: Seat): boolean => seat.endsWith('spymaster') || seat.startsWith('side');

const labelFor = (seat: Seat | null, texts: DeviceTexts): string => {
  if (seat === 'side.a') return texts.showSide.a;
  if (seat === 'side.b') return texts.showSide.b;
  return seat !== null && seesKey(seat) ? texts.showKey : texts.showBoard;
};

const titleFor = (
  seat: Seat,
  texts: DeviceTexts,
  say: Messages,
  { giver, guesser }: Vocabulary,
): string => {
  switch (seat) {
    case 'red.spymaster':
      return texts.pass.giver(giver.the, say.common.colour.red);
    case 'blue.spymaster':
      return texts.pass.giver(giver.the, say.common.colour.blue);
    case 'red.operative':
      return texts.pass.guessers(guesser.many, say.common.colour.red);
    case 'blue.operative':
      return texts.pass.guessers(guesser.many, say.common.colour.blue);
    case 'shared.operative':
      return texts.pass.shared(guesser.one);
    case 'side.a':
      return texts.pass.side.a;
    case 'side.b':
      return texts.pass.side.b;
    default:
      return never(seat);
  }
};
