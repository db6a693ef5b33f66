import { never } from '../result.ts';
import { opponent, withTeam } from '../team.ts';
import { clockAfter, type ClockEvent } from '../clock-event.ts';
import { inLatestTurn } from '../turn-log.ts';
import { givenBack } from './give-back.ts';
import type { NextPhase, TeamsEvent } from './event.ts';
import { touched } from './guesses.ts';
import { playWith, type GuessPhase, type TeamsPlay } from './play.ts';
import { covering, turnWith, withoutCovers, withTurn } from './record.ts';

/** The table of two teams after `event`, on the server and in every browser alike. */
export const evolveTeams = (play: TeamsPlay, event: TeamsEvent): TeamsPlay => {
  switch (event.type) {
    case 'clueIntended': {
      const { by, cards, thoughts } = event;
      const intention = { turn: play.turn, by, cards, ...(thoughts && { thoughts }) };
      return withPrivy(play, { intended: [...play.privy.intended, intention] });
    }
    case 'doubtRaised': {
      const doubt = { turn: play.turn, to: event.to, reasons: event.reasons };
      return withPrivy(play, { doubts: [...play.privy.doubts, doubt] });
    }
    case 'consultationAsked': {
      const { team, word, number, deadline } = event;
      const asked = { turn: play.turn, team, word, number, deadline, answer: null };
      return withPrivy(play, { consultations: [...play.privy.consultations, asked] });
    }
    case 'consultationAnswered':
      return withPrivy(play, {
        consultations: play.privy.consultations.map((asked) =>
          asked.turn === play.turn && asked.answer === null
            ? { ...asked, answer: event.answer }
            : asked,
        ),
      });
    case 'clueGiven': {
      const clue = { word: event.word, number: event.number };
      return playWith(play, {
        clues: withTeam(play.clues, event.team, play.clues[event.team] + 1),
        owedAtClue: play.owed[event.team],
        log: inLatestTurn(play.log, (turn) => turnWith(turn, { clue })),
        undoable: null,
        clock: null,
        phase: {
          name: 'guess',
          team: event.team,
          clue,
          made: 0,
          hits: 0,
          objection: null,
          contestable: true,
        },
      });
    }
    case 'cardRevealed': {
      const { card, identity, by } = event;
      return guessing(play, (phase) => {
        const { covered, left, log } = covering(play, { card, identity, by, cause: 'guess' });
        const { turn, owed, rights } = play;
        const undoable = { card, team: phase.team, turn, phase, owed, rights };
        return playWith(play, { covered, left, log, undoable, phase: touched(phase, identity) });
      });
    }
    case 'debtChanged':
      return playWith(play, { owed: withTeam(play.owed, event.team, event.owed) });
    case 'turnEnded':
      return opened(
        playWith(play, {
          log: inLatestTurn(play.log, (turn) => turnWith(turn, { end: event.reason })),
          undoable: event.reason === 'mistake' || event.reason === 'limit' ? play.undoable : null,
          clock: null,
        }),
        event.next,
      );
    case 'turnOpened':
      return opened(playWith(play, { clock: null }), { name: 'clue', team: event.team });
    case 'clueAllowed':
    case 'objectionRuled':
      return guessing(play, (phase) =>
        playWith(play, {
          undoable: null,
          phase: { ...phase, objection: null, contestable: false },
        }),
      );
    case 'objectionRaised': {
      const { by, deadline } = event;
      return guessing(play, (phase) =>
        inGuess(play, { ...phase, objection: { by, deadline, votes: {} } }),
      );
    }
    case 'objectionVoted':
      return guessing(play, (phase) =>
        phase.objection === null
          ? play
          : inGuess(play, {
              ...phase,
              objection: {
                ...phase.objection,
                votes: { ...phase.objection.votes, [event.by]: event.upheld },
              },
            }),
      );
    case 'guessesUndone':
      return playWith(withoutCovers(play, event.cards), { undoable: null });
    case 'penaltyGranted':
      return playWith(play, { rights: withTeam(play.rights, event.team, true) });
    case 'penaltyCovered':
      return playWith(play, {
        ...covering(play, {
          card: event.card,
          identity: event.team,
          by: event.by,
          cause: 'penalty',
        }),
        rights: withTeam(play.rights, event.team, false),
        undoable: null,
      });
    case 'penaltyForgone':
      return playWith(play, {
        rights: withTeam(play.rights, event.team, false),
        undoable: null,
      });
    case 'enemyCovered':
      return enemyCovered(play, event);
    case 'undoAsked':
      return playWith(play, {
        undo: { by: event.by, deadline: event.deadline, agreed: { red: false, blue: false } },
      });
    case 'undoAgreed':
      return play.undo === null
        ? play
        : playWith(play, {
            undo: { ...play.undo, agreed: withTeam(play.undo.agreed, event.team, true) },
          });
    case 'undoDeclined':
      return playWith(play, { undo: null, undoable: null });
    case 'revealUndone': {
      const { card, turn, phase, owed, rights } = event.restored;
      const before = withoutCovers(play, [card]);
      return playWith(before, {
        turn,
        log: before.log
          .filter((record) => record.turn <= turn)
          .map((record) => (record.turn === turn ? turnWith(record, { end: null }) : record)),
        owed,
        rights,
        phase,
        clock: null,
        undo: null,
        undoable: null,
      });
    }
    case 'gameEnded': {
      const { winner, reason, score, key, intended, consultations } = event;
      return playWith(play, {
        clock: null,
        undo: null,
        undoable: null,
        phase: { name: 'over', winner, reason, score, key, intended, consultations },
      });
    }
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'timeUp':
      return playWith(play, { clock: clockAfter(play.clock, event satisfies ClockEvent) });
    case 'timeGivenBack':
      return givenBack(playWith(play, { clock: clockAfter(play.clock, event) }), event.span);
    default:
      return never(event);
  }
};

const withPrivy = (play: TeamsPlay, change: Partial<TeamsPlay['privy']>): TeamsPlay =>
  playWith(play, { privy: { ...play.privy, ...change } });

const guessing = (play: TeamsPlay, change: (phase: GuessPhase) => TeamsPlay): TeamsPlay =>
  play.phase.name === 'guess' ? change(play.phase) : play;

const inGuess = (play: TeamsPlay, phase: GuessPhase): TeamsPlay => playWith(play, { phase });

/** A clue phase is a new turn; what comes between two turns still belongs to the one before. */
const opened = (play: TeamsPlay, next: NextPhase): TeamsPlay =>
  playWith(next.name === 'clue' ? withTurn(play, next.team) : play, { phase: next });

const enemyCovered = (
  play: TeamsPlay,
  event: Extract<TeamsEvent, { type: 'enemyCovered' }>,
): TeamsPlay => {
  if (play.phase.name !== 'enemy') return play;
  const identity = opponent(play.phase.team);
  return playWith(play, {
    ...covering(play, { card: event.card, identity, by: event.by, cause: 'enemy' }),
    phase: { ...play.phase, covers: play.phase.covers - 1 },
  });
};
