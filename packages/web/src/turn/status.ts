import {
  emptySeats,
  guessesFor,
  opponent,
  personOf,
  seatSide,
  spymasterTeam,
  type DuoPlay,
  type Person,
  type Seat,
  type Table,
  type Team,
  type TeamsPlay,
} from '@agent-double/rules';
import { winSaid } from '../end/win-said.ts';
import type { Messages } from '../messages/messages.ts';
import { capital, small } from '../messages/plural.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';

/** The one sentence of a table: whose turn it is and what is awaited. */
export interface Status {
  readonly text: string;
  /** Whose colour it has. */
  readonly team: Team | null;
  /** Whether it speaks to the person before the screen. */
  readonly yours: boolean;
}

interface Scene {
  readonly table: Table;
  readonly me: Person | null;
  readonly say: Messages;
  readonly words: Vocabulary;
}

/** What is to be said of the game that runs at `table`. */
export const statusOf = (scene: Scene): Status => {
  const { table, me, say } = scene;
  const { play } = table;
  if (play === null) return { text: say.lobby.title, team: null, yours: false };
  const [empty] = emptySeats(table);
  if (empty !== undefined) {
    const free = me?.seat === null;
    const text = free ? say.turn.waitingTake : say.turn.waitingFor(small(seatName(scene, empty)));
    return { text, team: null, yours: free };
  }
  if (play.clock?.running === false && play.phase.name !== 'over') {
    return { text: say.turn.paused, team: null, yours: false };
  }
  return play.kind === 'duo' ? duoStatus(scene, play) : teamsStatus(scene, play);
};

/** How a seat is called: « Espion rouge ». */
export const seatName = ({ say, words }: Pick<Scene, 'say' | 'words'>, seat: Seat): string => {
  switch (seat) {
    case 'red.spymaster':
    case 'blue.spymaster':
      return say.people.seatName(capital(words.giver.one), say.common.colour[teamIn(seat)]);
    case 'red.operative':
    case 'blue.operative':
      return say.people.seatName(capital(words.guesser.one), say.common.colour[teamIn(seat)]);
    case 'shared.operative':
      return say.people.shared(capital(words.guesser.one));
    case 'side.a':
      return say.common.side.a;
    case 'side.b':
      return say.common.side.b;
  }
};

const teamIn = (seat: `${Team}.${string}`): Team => (seat.startsWith('red') ? 'red' : 'blue');

const teamsStatus = (scene: Scene, play: TeamsPlay): Status => {
  const { table, me, say, words } = scene;
  const { phase } = play;
  const nameOf = (id: Person['id']) => personOf(table, id)?.name ?? '…';
  const spymaster = spymasterTeam(me?.seat ?? null);
  if (play.undo !== null && phase.name !== 'over') {
    const yours = spymaster !== null && !play.undo.agreed[spymaster];
    return { text: say.turn.undoAsked(nameOf(play.undo.by)), team: null, yours };
  }
  switch (phase.name) {
    case 'clue': {
      const { team } = phase;
      if (spymaster === team) return { text: say.turn.giveClue, team, yours: true };
      const text = guessesFor(me?.seat ?? null, team)
        ? say.turn.yourGiverThinks(words.giver.one)
        : say.turn.giverThinks(capital(words.giver.the), say.common.colour[team]);
      return { text, team, yours: false };
    }
    case 'guess': {
      const { team } = phase;
      if (phase.objection !== null) {
        return objectionStatus(scene, play, phase, nameOf(phase.objection.by));
      }
      if (guessesFor(me?.seat ?? null, team)) {
        return { text: say.turn.youGuess, team, yours: true };
      }
      return { text: say.turn.teamLooks(say.common.teamThe[team]), team, yours: false };
    }
    case 'penalty_last_call': {
      const { holder } = phase;
      const byTeam = play.parameters['penalty.cover_by'] === 'team';
      const yours = spymaster === holder || (byTeam && guessesFor(me?.seat ?? null, holder));
      const text = yours
        ? say.turn.lastCallYours
        : byTeam
          ? say.turn.lastCallTeam(say.common.teamThe[holder])
          : say.turn.lastCall(capital(words.giver.the), say.common.colour[holder]);
      return { text, team: holder, yours };
    }
    case 'enemy': {
      const yours = spymaster === phase.team;
      const text = yours ? say.turn.enemyYours(phase.covers) : say.turn.enemy;
      return { text, team: opponent(phase.team), yours };
    }
    case 'over':
      return { text: winSaid(play, phase.winner, say), team: phase.winner, yours: false };
  }
};

const objectionStatus = (
  { me, say, words }: Scene,
  play: TeamsPlay,
  { team, objection }: Extract<TeamsPlay['phase'], { name: 'guess' }>,
  name: string,
): Status => {
  const seat = me?.seat ?? null;
  if (play.parameters['contest.judge'] === 'vote') {
    const yours = me !== null && seat !== null && objection?.votes[me.id] === undefined;
    return { text: yours ? say.turn.vote(name) : say.turn.voting(name), team, yours };
  }
  const judge = opponent(team);
  const yours = spymasterTeam(seat) === judge;
  const text = yours
    ? say.turn.youRule(name)
    : say.turn.contested(name, words.giver.the, say.common.colour[judge]);
  return { text, team, yours };
};

const duoStatus = ({ me, say }: Scene, play: DuoPlay): Status => {
  const { phase } = play;
  const side = seatSide(me?.seat ?? null);
  const other = (text: string) => ({ text, team: null, yours: false });
  const mine = (text: string) => ({ text, team: null, yours: true });
  switch (phase.name) {
    case 'clue':
      if (phase.giver === null)
        return side === null ? other(say.duo.firstClue) : mine(say.duo.firstClue);
      if (side === null) return other(say.duo.sideThinks(say.common.side[phase.giver]));
      return phase.giver === side ? mine(say.turn.giveClue) : other(say.duo.partnerThinks);
    case 'guess':
      if (side === null) {
        return other(say.duo.sideLooks(say.common.side[phase.giver === 'a' ? 'b' : 'a']));
      }
      return phase.giver === side ? other(say.duo.partnerLooks) : mine(say.turn.youGuess);
    case 'sudden_death':
      return { text: say.duo.suddenDeath, team: null, yours: side !== null };
    case 'over':
      return other(
        phase.reason === 'abandoned'
          ? say.end.abandoned
          : phase.won
            ? say.end.youWin
            : say.end.youLose,
      );
  }
};
