import {
  personOf,
  seatSide,
  SIDES,
  spymasterTeam,
  type DuoPlay,
  type Identity,
  type Key,
  type Side,
  type SideIdentity,
  type TeamsPlay,
} from '@agent-double/rules';
import type { Seen } from '../connection/seen.ts';
import type { Figure } from '../look/figure.ts';
import type { Purpose } from './purpose.ts';

/** A card as this viewer has it. */
export interface CardView {
  readonly index: number;
  readonly word: string;
  /** What lies on it for all to see, or null. */
  readonly face: Figure | null;
  /** What the viewer's key says of it, or null. */
  readonly key: Figure | null;
  /** In Duo that is over, `key` is what side A saw and this is what side B saw. */
  readonly keyOfB: Figure | null;
  /** Sides of Duo for which it is a dead end. */
  readonly dead: readonly Side[];
  /** Names of those who point at it. */
  readonly marks: readonly string[];
  /** Whether the viewer points at it. */
  readonly mine: boolean;
  /** Whether tapping it does something. */
  readonly tappable: boolean;
}

/** As much of what a viewer knows as the cards show. */
export type Known = Pick<Seen, 'table' | 'key' | 'marks' | 'person'>;

/**
 * Every card of the game that `seen` knows, for a viewer who taps with `purpose`. `whole`: the key
 * is all there, so that both sides of Duo are shown.
 */
export const cardsOf = (
  seen: Known,
  purpose: Purpose | null,
  whole = seen.table.play?.phase.name === 'over',
): readonly CardView[] => {
  const { table, key, marks, person } = seen;
  const { play } = table;
  if (play === null) return [];
  const me = personOf(table, person);
  const fatal = play.kind === 'duo' ? fatalCard(play) : null;
  return play.words.map((word, index) => {
    const pointing = marks[String(index)] ?? [];
    const card = {
      index,
      word,
      marks: pointing.map((id) => personOf(table, id)?.name ?? '…'),
      mine: pointing.includes(person),
    };
    if (play.kind === 'duo') {
      const side = seatSide(me?.seat ?? null);
      const told = duoKey(key, whole ? 'a' : side, index);
      const open = play.covered[index] !== true;
      return {
        ...card,
        face: open ? (index === fatal ? 'assassin' : null) : 'agent',
        key: told,
        keyOfB: whole ? duoKey(key, 'b', index) : null,
        dead: deadFor(play, index),
        tappable: open && duoTappable(play, purpose, side, index, told),
      };
    }
    const face = play.covered[index] ?? null;
    const told = key?.kind === 'teams' ? (key.cards[index] ?? null) : null;
    return {
      ...card,
      face,
      key: told,
      keyOfB: null,
      dead: [],
      tappable: face === null && tappable(play, purpose, spymasterTeam(me?.seat ?? null), told),
    };
  });
};

const tappable = (
  play: TeamsPlay,
  purpose: Purpose | null,
  team: ReturnType<typeof spymasterTeam>,
  told: Identity | null,
): boolean => {
  switch (purpose) {
    case null:
      return false;
    case 'guess':
      return true;
    case 'aim':
      return told === team;
    case 'cover':
      return told === null || told === team;
    case 'enemy':
      return play.phase.name === 'enemy' && told !== play.phase.team && isTeamCard(told);
  }
};

const isTeamCard = (told: Identity | null): boolean => told === 'red' || told === 'blue';

const duoKey = (key: Key | null, side: Side | null, index: number): SideIdentity | null =>
  key?.kind === 'duo' && side !== null ? (key.sides[side]?.[index] ?? null) : null;

/** The card of a game of Duo that an assassin ended, where it was found. */
const fatalCard = (play: DuoPlay): number | null =>
  play.log.flatMap((turn) => turn.touches).find((touch) => touch.outcome === 'assassin')?.card ??
  null;

const deadFor = (play: DuoPlay, index: number): readonly Side[] =>
  SIDES.filter((side) => play.marks[side].some((card) => Number(card) === index));

const duoTappable = (
  play: DuoPlay,
  purpose: Purpose | null,
  side: Side | null,
  index: number,
  told: SideIdentity | null,
): boolean => {
  if (side === null) return false;
  if (purpose === 'guess') return !deadFor(play, index).includes(side);
  return purpose === 'aim' && told === 'agent';
};
