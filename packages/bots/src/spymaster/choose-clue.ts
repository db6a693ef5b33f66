import type { ClueJudge, Conventions } from '@agent-double/rules';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { seeded } from '../random.ts';
import type { Skill } from '../skill.ts';
import type { Role, SpymasterView } from '../view.ts';
import { candidates, type Candidate } from './candidate.ts';
import { expectedWorth, imagineListeners } from './listener.ts';
import { hardship, worthOf } from './worth.ts';

/** How near a card is to a clue, from 0 to 1. */
export interface Link {
  readonly word: string;
  readonly role: Role;
  readonly related: number;
}

/** A clue of a computer player, with its reasons. */
export interface ChosenClue {
  readonly clue: string;
  readonly number: number;
  readonly intended: readonly string[];
  readonly reasons: {
    /** The intended words, the surest first. */
    readonly links: readonly Link[];
    /** The most dangerous other card, if any is felt at all. */
    readonly danger: Link | null;
    /** A clue for more words that was put aside, and the card that it came too near to. */
    readonly rejected: { readonly clue: string; readonly near: Link } | null;
  };
}

/** What the judge needs to know of the table. */
export interface Referee {
  readonly judge: ClueJudge;
  readonly conventions: Conventions;
}

interface Scored extends Candidate {
  readonly number: number;
  readonly worth: number;
}

/**
 * The clue that promises most on this board, legal for the referee without a doubt where there is
 * one; null when nothing comes to mind for any own card. The same for the same seed.
 */
export const chooseClue = (
  view: SpymasterView,
  knowledge: Knowledge,
  referee: Referee,
  skill: Skill,
  seed: number,
): ChosenClue | null => {
  const roles = view.cards.map((card) => card.role);
  const own = roles.filter((role) => role === 'own').length;
  const most = Math.max(1, Math.min(skill.boldest, own, view.most));
  const listeners = imagineListeners(view.cards.length, skill.doubt, seeded(seed));
  const worth = worthOf(view, skill);
  const scored = candidates(view, knowledge)
    .flatMap((candidate) =>
      expectedWorth(candidate.related, roles, worth, listeners, most).map((value, at) => ({
        ...candidate,
        number: at + 1,
        worth: value - hardship(candidate.ease),
      })),
    )
    .toSorted((one, other) => other.worth - one.worth);
  const best = firstLegal(scored, view, referee);
  return best === null ? null : explained(best, scored, view);
};

/** The first clue that is surely legal; only where none is, the first that is not surely illegal. */
const firstLegal = (
  scored: readonly Scored[],
  view: SpymasterView,
  { judge, conventions }: Referee,
): Scored | null => {
  const words = view.cards.map((card) => card.word);
  const judged = new Set<string>();
  let doubtful: Scored | null = null;
  for (const candidate of scored) {
    if (judged.has(candidate.clue)) continue;
    judged.add(candidate.clue);
    const { verdict } = judge(candidate.clue, candidate.number, words, conventions);
    if (verdict === 'legal') return candidate;
    if (verdict === 'doubtful') doubtful ??= candidate;
  }
  return doubtful;
};

const linksOf = (candidate: Candidate, view: SpymasterView): readonly Link[] =>
  view.cards
    .map((card, at) => ({ ...card, related: candidate.related[at] ?? 0 }))
    .toSorted((one, other) => other.related - one.related);

const explained = (best: Scored, scored: readonly Scored[], view: SpymasterView): ChosenClue => {
  const links = linksOf(best, view);
  const aimed = links.filter((link) => link.role === 'own').slice(0, best.number);
  const danger = links.find((link) => link.role !== 'own' && link.related > 0) ?? null;
  return {
    clue: best.clue,
    number: best.number,
    intended: aimed.map((link) => link.word),
    reasons: { links: aimed, danger, rejected: rejected(best, scored, view) },
  };
};

/** The strongest clue for one word more whose next card would have been somebody else's. */
const rejected = (
  best: Scored,
  scored: readonly Scored[],
  view: SpymasterView,
): ChosenClue['reasons']['rejected'] => {
  const number = best.number + 1;
  let strongest: { clue: string; reach: number; near: Link } | null = null;
  for (const other of scored) {
    if (other.number !== number || other.clue === best.clue) continue;
    const links = linksOf(other, view).filter((link) => link.related > 0);
    const own = links.filter((link) => link.role === 'own').slice(0, number);
    const near = links.slice(0, number).find((link) => link.role !== 'own');
    const reach = own.reduce((sum, link) => sum + link.related, 0);
    if (near !== undefined && own.length === number && reach > (strongest?.reach ?? 0)) {
      strongest = { clue: other.clue, reach, near };
    }
  }
  return strongest === null ? null : { clue: strongest.clue, near: strongest.near };
};
