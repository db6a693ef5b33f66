import type { CardIndex, Identity } from '../identity.ts';
import type { Team } from '../team.ts';
import { withTeam } from '../team.ts';
import { inLatestTurn } from '../turn-log.ts';
import { playWith, type CoverRecord, type TeamsPlay, type TurnRecord } from './play.ts';

/** A new turn of `team` opened in the log. */
export const withTurn = (play: TeamsPlay, team: Team): TeamsPlay => {
  const turn = play.turn + 1;
  const opened: TurnRecord = { turn, team, clue: null, covers: [], end: null };
  return playWith(play, { turn, log: [...play.log, opened] });
};

/** A turn of the log with what has come to pass in it. */
export const turnWith = (
  { turn, team, clue, covers, end }: TurnRecord,
  to: Partial<Pick<TurnRecord, 'clue' | 'covers' | 'end'>>,
): TurnRecord => ({
  turn,
  team,
  clue: to.clue === undefined ? clue : to.clue,
  covers: to.covers ?? covers,
  end: to.end === undefined ? end : to.end,
});

/** What changes of the board and the log where one more card is covered by its true identity. */
export const covering = (
  play: TeamsPlay,
  cover: Omit<CoverRecord, 'undone'>,
): Pick<TeamsPlay, 'covered' | 'left' | 'log'> => {
  const { card, identity, cause, by } = cover;
  return {
    covered: play.covered.with(card, identity),
    left: isTeamCard(identity) ? withTeam(play.left, identity, play.left[identity] - 1) : play.left,
    log: inLatestTurn(play.log, (turn) =>
      turnWith(turn, { covers: [...turn.covers, { card, identity, cause, by, undone: false }] }),
    ),
  };
};

/** The board and the log with `cards` face up again. The log keeps what happened. */
export const withoutCovers = (play: TeamsPlay, cards: readonly CardIndex[]): TeamsPlay =>
  cards.reduce((before: TeamsPlay, card) => {
    const identity = before.covered[card];
    return playWith(before, {
      covered: before.covered.with(card, null),
      left: isTeamCard(identity)
        ? withTeam(before.left, identity, before.left[identity] + 1)
        : before.left,
      log: before.log.map((turn) =>
        turnWith(turn, {
          covers: turn.covers.map((cover) =>
            cover.card === card ? { ...cover, undone: true } : cover,
          ),
        }),
      ),
    });
  }, play);

const isTeamCard = (identity: Identity | null | undefined): identity is Team =>
  identity === 'red' || identity === 'blue';
