import type { CardIndex, Identity } from '../identity.ts';
import type { Team } from '../team.ts';
import { withTeam } from '../team.ts';
import { inLatestTurn } from '../turn-log.ts';
import type { CoverRecord, TeamsPlay } from './play.ts';

/** A new turn of `team` opened in the log. */
export const withTurn = (play: TeamsPlay, team: Team): TeamsPlay => ({
  ...play,
  turn: play.turn + 1,
  log: [...play.log, { turn: play.turn + 1, team, clue: null, covers: [], end: null }],
});

/** What changes of the board and the log where one more card is covered by its true identity. */
export const covering = (
  play: TeamsPlay,
  cover: Omit<CoverRecord, 'undone'>,
): Pick<TeamsPlay, 'covered' | 'left' | 'log'> => {
  const { card, identity } = cover;
  return {
    covered: play.covered.map((before, at) => (at === card ? identity : before)),
    left: isTeamCard(identity) ? withTeam(play.left, identity, play.left[identity] - 1) : play.left,
    log: inLatestTurn(play.log, (turn) => ({
      ...turn,
      covers: [...turn.covers, { ...cover, undone: false }],
    })),
  };
};

/** The board and the log with `cards` face up again. The log keeps what happened. */
export const withoutCovers = (play: TeamsPlay, cards: readonly CardIndex[]): TeamsPlay =>
  cards.reduce((before: TeamsPlay, card) => {
    const identity = before.covered[card];
    return {
      ...before,
      covered: before.covered.map((cover, at) => (at === card ? null : cover)),
      left: isTeamCard(identity)
        ? withTeam(before.left, identity, before.left[identity] + 1)
        : before.left,
      log: before.log.map((turn) => ({
        ...turn,
        covers: turn.covers.map((cover) =>
          cover.card === card ? { ...cover, undone: true } : cover,
        ),
      })),
    };
  }, play);

const isTeamCard = (identity: Identity | null | undefined): identity is Team =>
  identity === 'red' || identity === 'blue';
