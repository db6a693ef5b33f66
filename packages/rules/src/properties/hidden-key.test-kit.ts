import type { Deal } from '../deal.ts';
import type { GameEvent } from '../event.ts';
import type { Side } from '../seat.ts';
import { partner, SIDES } from '../seat.ts';
import { mixed, type Chance } from './chance.test-kit.ts';

/** Cards whose identity the players of two teams have learned. */
const shownCards = (events: readonly GameEvent[]): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) => {
      switch (event.type) {
        case 'cardRevealed':
        case 'penaltyCovered':
        case 'enemyCovered':
          return [event.card];
        case 'penaltyForgone':
          return event.missed === null ? [] : [event.missed];
        default:
          return [];
      }
    }),
  );

const touchedCards = (events: readonly GameEvent[], guesser: Side): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) =>
      event.type === 'cardTouched' && event.guesser === guesser ? [event.card] : [],
    ),
  );

const foundCards = (events: readonly GameEvent[]): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) =>
      event.type === 'cardTouched' && event.outcome === 'agent' ? [event.card] : [],
    ),
  );

/** `values` with those at `places` changed about among themselves. */
const rearranged = <T>(
  values: readonly T[],
  places: readonly number[],
  chance: Chance,
): readonly T[] => {
  const order = mixed(chance, places);
  return values.map((value, at) => {
    const place = places.indexOf(at);
    return place < 0 ? value : (values[order[place] ?? at] ?? value);
  });
};

/** Whose eyes a game is seen through: those of a side of Duo, or of somebody with no key. */
export type Eyes = Side | 'keyless';

/**
 * A deal of the same words that differs where `eyes` can't have seen: it agrees on all that became
 * known in the game that `events` tell.
 */
export const otherDeal = (
  deal: Deal,
  events: readonly GameEvent[],
  eyes: Eyes,
  chance: Chance,
): Deal => {
  if (deal.kind === 'teams') {
    const shown = shownCards(events);
    const hidden = deal.key.flatMap((_, card) => (shown.has(card) ? [] : [card]));
    return { ...deal, key: rearranged(deal.key, hidden, chance) };
  }
  return {
    ...deal,
    sides:
      eyes === 'keyless' ? bothSides(deal, events, chance) : sidesFor(deal, events, eyes, chance),
  };
};

type Sides = Extract<Deal, { kind: 'duo' }>['sides'];
type DuoDeal = Extract<Deal, { kind: 'duo' }>;

/** Pairs of identities changed about among the cards that nobody touched. */
const bothSides = ({ sides }: DuoDeal, events: readonly GameEvent[], chance: Chance): Sides => {
  const touched = SIDES.map((side) => touchedCards(events, side));
  const pairs = sides.a.map((a, card) => ({ a, b: sides.b[card] ?? a }));
  const free = pairs.flatMap((_, card) => (touched.some((cards) => cards.has(card)) ? [] : [card]));
  const other = rearranged(pairs, free, chance);
  return { a: other.map((pair) => pair.a), b: other.map((pair) => pair.b) };
};

/**
 * The partner's side changed where its owner alone knows it. Cards trade places only with cards
 * that look the same on one's own side, so that the two sides still overlap as they must.
 */
const sidesFor = (
  { sides }: DuoDeal,
  events: readonly GameEvent[],
  eyes: Side,
  chance: Chance,
): Sides => {
  const own = sides[eyes];
  const read = touchedCards(events, eyes);
  const found = foundCards(events);
  let other = sides[partner(eyes)];
  for (const mine of ['agent', 'bystander', 'assassin']) {
    const unread = own.flatMap((card, at) => (card === mine && !read.has(at) ? [at] : []));
    const hidden = unread.filter((at) => !found.has(at));
    other = rearranged(other, hidden, chance);
    // An agent that the partner's side still needs can't lie under a card that was found.
    const before = other;
    other = rearranged(
      other,
      unread.filter((at) => before[at] !== 'agent'),
      chance,
    );
  }
  return eyes === 'a' ? { a: own, b: other } : { a: other, b: own };
};
