import type { Clue } from '@agent-double/rules';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { chooseGuess } from '../operative/choose-guess.ts';
import type { Skill } from '../skill.ts';
import { chooseClue, type ChosenClue, type Referee } from '../spymaster/choose-clue.ts';
import { clueWorth } from '../spymaster/worth.ts';
import type { Role, SpymasterView } from '../view.ts';

/** Why another clue is thought better. */
export type BetterBecause = 'safer' | 'more-words' | 'surer';

/** What a computer player makes of somebody's clue, once the game is over. */
export interface ClueAnalysis {
  /** Whether the clue means anything to it. */
  readonly known: boolean;
  /** Cards that it would have touched, in order: up to the first wrong one, or where it stops. */
  readonly taken: readonly { readonly word: string; readonly role: Role }[];
  /** A clue that promises clearly more, and why; null where it finds none. */
  readonly better: { readonly chosen: ChosenClue; readonly because: BetterBecause } | null;
}

/** How much more, in own cards, another clue must promise to be worth naming. */
const CLEARLY = 0.3;

/**
 * Looks back at a clue: `view` is what its giver saw then. The guesses are made from the words
 * alone, as in the game; the key only says where they end.
 */
export const analyseClue = (
  view: SpymasterView,
  clue: Clue,
  knowledge: Knowledge,
  referee: Referee,
  skill: Skill,
  seed: number,
): ClueAnalysis => ({
  known: knowledge.knows(clue.word),
  taken: takenOn(view, clue, knowledge, skill, seed),
  better: betterThan(view, clue, knowledge, referee, skill, seed),
});

const takenOn = (
  view: SpymasterView,
  clue: Clue,
  knowledge: Knowledge,
  skill: Skill,
  seed: number,
): ClueAnalysis['taken'] => {
  const taken: { readonly word: string; readonly role: Role }[] = [];
  const most = typeof clue.number === 'number' && clue.number > 0 ? clue.number : Infinity;
  while (taken.length < most) {
    const rest = view.cards.filter((card) => !taken.some((one) => one.word === card.word));
    const count = (role: Role): number => rest.filter((card) => card.role === role).length;
    const guess = chooseGuess(
      {
        words: rest.map((card) => card.word),
        clue,
        made: taken.length,
        mayStop: taken.length > 0,
        earlier: view.earlier,
        left: { own: count('own'), opponent: count('opponent') },
      },
      knowledge,
      skill,
      seed,
    );
    const card = guess.type === 'stop' ? undefined : rest.find(({ word }) => word === guess.word);
    if (card === undefined) break;
    taken.push({ word: card.word, role: card.role });
    if (card.role !== 'own') break;
  }
  return taken;
};

const betterThan = (
  view: SpymasterView,
  clue: Clue,
  knowledge: Knowledge,
  referee: Referee,
  skill: Skill,
  seed: number,
): ClueAnalysis['better'] => {
  const chosen = chooseClue(view, knowledge, referee, skill, seed);
  if (chosen === null) return null;
  const number = typeof clue.number === 'number' ? Math.max(1, clue.number) : 1;
  const given = clueWorth(view, clue.word, number, knowledge, skill, seed);
  const promised = clueWorth(view, chosen.clue, chosen.number, knowledge, skill, seed);
  if (promised.worth < given.worth + CLEARLY) return null;
  const safer = promised.assassin < given.assassin - 0.02;
  const because = safer ? 'safer' : chosen.number > number ? 'more-words' : 'surer';
  return { chosen, because };
};
