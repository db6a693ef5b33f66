import type { Team } from '@agent-double/rules';
import type { EarlierClue, Role } from '../view.ts';
import type { BoardCard } from './board.ts';
import { countOf, playTurn, rememberedAs, type Turn } from './play-turn.ts';
import type { Players } from './players.ts';

/** A game of two sides. */
export interface DuelGame {
  /** Null where both sides only passed until patience was over. */
  readonly winner: Team | null;
  readonly assassin: boolean;
  readonly turns: number;
  readonly log: readonly (Turn & { readonly team: Team })[];
}

/** Turns of both sides after which nobody wins. */
const PATIENCE = 60;
/** Guesses beyond the number that the classic game allows. */
const BONUS = 1;

/** A board as the other side sees it. */
const turned = (cards: readonly BoardCard[]): readonly BoardCard[] =>
  cards.map((card) => ({ ...card, role: TURNED[card.role] }));

const TURNED: { readonly [role in Role]: Role } = {
  own: 'opponent',
  opponent: 'own',
  bystander: 'bystander',
  assassin: 'assassin',
};

/**
 * The classic race: the sides play in turn, `first` begins and `board` is what it sees. Who has all
 * its cards open wins, whoever opened the last one; who touches the assassin loses.
 */
export const playDuel = async (
  board: readonly BoardCard[],
  sides: { readonly [team in Team]: Players },
  first: Team,
  seed: number,
  clock: () => number,
): Promise<DuelGame> => {
  const other: Team = first === 'red' ? 'blue' : 'red';
  const earlier: { readonly [team in Team]: EarlierClue[] } = { red: [], blue: [] };
  const log: (Turn & { readonly team: Team })[] = [];
  let hidden = board;
  for (let turns = 1; turns <= PATIENCE; turns += 1) {
    const team = turns % 2 === 1 ? first : other;
    const rival = team === 'red' ? 'blue' : 'red';
    const seen = team === first ? hidden : turned(hidden);
    const position = {
      hidden: seen,
      said: log.map((turn) => turn.clue),
      earlier: earlier[team],
    };
    const played = await playTurn(position, sides[team], BONUS, seed + turns, clock);
    if (played === null) continue;
    log.push({ ...played.turn, team });
    earlier[team].push(rememberedAs(played.turn));
    hidden = team === first ? played.rest : turned(played.rest);
    const assassin = countOf(played.turn.touched, 'assassin') > 0;
    if (assassin) return { winner: rival, assassin, turns, log };
    if (countOf(played.rest, 'own') === 0) return { winner: team, assassin, turns, log };
    if (countOf(played.rest, 'opponent') === 0) return { winner: rival, assassin, turns, log };
  }
  return { winner: null, assassin: false, turns: PATIENCE, log };
};
