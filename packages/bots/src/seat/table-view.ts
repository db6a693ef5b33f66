import {
  guessesLeft,
  opponent,
  partner,
  type DuoKey,
  type DuoPlay,
  type Identity,
  type Side,
  type SideIdentity,
  type Team,
  type TeamsKey,
  type TeamsPlay,
} from '@agent-double/rules';
import type { EarlierClue, OperativeView, Role, SpymasterView } from '../view.ts';

/** Sudden death without a clue before it: nothing to go by. */
const NO_CLUE = { word: '', number: 1 } as const;

/** A board word may be aimed at by any number up to this one. */
const MOST = 9;

/** What the clue-giver of `team` sees. */
export const spymasterView = (play: TeamsPlay, key: TeamsKey, team: Team): SpymasterView => ({
  cards: play.words.flatMap((word, at) => {
    const identity = key.cards[at];
    return identity === undefined || play.covered[at] !== null
      ? []
      : [{ word, role: roleFor(identity, team) }];
  }),
  said: play.log.flatMap((turn) => (turn.clue === null ? [] : [turn.clue.word])),
  earlier: earlierClues(play, team),
  most: Math.min(MOST, play.parameters['clue.number_max'] ?? MOST),
});

/** What the guessers of `team` see. There is no key to give it. */
export const operativeView = (play: TeamsPlay, team: Team): OperativeView | null => {
  const { phase } = play;
  if (phase.name !== 'guess' || phase.team !== team) return null;
  return {
    words: play.words.filter((_, at) => play.covered[at] === null),
    clue: phase.clue,
    made: phase.made,
    mayStop: phase.made >= play.parameters['guess.minimum'] && guessesLeft(play, phase) !== 0,
    earlier: earlierClues(play, team).slice(0, -1),
    left: { own: play.left[team], opponent: play.left[opponent(team)] },
  };
};

const roleFor = (identity: Identity, team: Team): Role =>
  identity === 'bystander' || identity === 'assassin'
    ? identity
    : identity === team
      ? 'own'
      : 'opponent';

const earlierClues = (play: TeamsPlay, team: Team): readonly EarlierClue[] =>
  play.log.flatMap((turn) =>
    turn.clue === null || turn.team !== team || turn.end === 'void'
      ? []
      : [
          {
            ...turn.clue,
            found: turn.covers.filter(
              (cover) => cover.identity === team && cover.cause === 'guess' && !cover.undone,
            ).length,
          },
        ],
  );

/** What the giver of `side` sees in Duo: cards that the partner can no longer find are left out. */
export const duoGiverView = (play: DuoPlay, key: DuoKey, side: Side): SpymasterView => {
  const cards = key.sides[side] ?? [];
  const guesser = partner(side);
  return {
    cards: play.words.flatMap((word, at) => {
      const identity = cards[at];
      const shut = play.covered[at] === true || play.marks[guesser].some((marked) => marked === at);
      return identity === undefined || shut ? [] : [{ word, role: duoRole(identity) }];
    }),
    said: play.log.flatMap((turn) => (turn.clue === null ? [] : [turn.clue.word])),
    earlier: duoEarlier(play, side),
    most: MOST,
  };
};

/** What the guesser of `side` sees in Duo, by the partner's clues. */
export const duoGuesserView = (play: DuoPlay, side: Side): OperativeView | null => {
  const { phase } = play;
  const earlier = duoEarlier(play, partner(side));
  const clue =
    phase.name === 'guess' && phase.giver !== side
      ? phase.clue
      : phase.name === 'sudden_death'
        ? (earlier.at(-1) ?? NO_CLUE)
        : undefined;
  if (clue === undefined) return null;
  return {
    words: play.words.filter(
      (_, at) => play.covered[at] !== true && !play.marks[side].some((marked) => marked === at),
    ),
    clue,
    made: phase.name === 'guess' ? phase.made : 0,
    mayStop: phase.name === 'guess' && phase.made >= play.parameters['guess.minimum'],
    earlier: phase.name === 'guess' ? earlier.slice(0, -1) : earlier,
    left: { own: play.agentsLeft, opponent: 0 },
  };
};

const duoRole = (identity: SideIdentity): Role => (identity === 'agent' ? 'own' : identity);

const duoEarlier = (play: DuoPlay, giver: Side): readonly EarlierClue[] =>
  play.log.flatMap((turn) =>
    turn.clue === null || turn.giver !== giver || turn.end === 'void'
      ? []
      : [
          {
            ...turn.clue,
            found: turn.touches.filter((touch) => touch.outcome === 'agent').length,
          },
        ],
  );
