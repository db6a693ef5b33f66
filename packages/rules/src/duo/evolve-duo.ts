import { clockAfter } from '../clock-event.ts';
import { never } from '../result.ts';
import { inLatestTurn } from '../turn-log.ts';
import type { DuoEvent } from './event.ts';
import type { DuoPlay, DuoTouch } from './play.ts';

/** The table of Duo after `event`, on the server and in every browser alike. */
export const evolveDuo = (play: DuoPlay, event: DuoEvent): DuoPlay => {
  switch (event.type) {
    case 'duoClueIntended': {
      const { by, cards, thoughts } = event;
      const intention = { turn: play.turn, by, cards, ...(thoughts && { thoughts }) };
      return { ...play, privy: { ...play.privy, intended: [...play.privy.intended, intention] } };
    }
    case 'duoDoubtRaised': {
      const doubt = { turn: play.turn, to: event.to, reasons: event.reasons };
      return { ...play, privy: { ...play.privy, doubts: [...play.privy.doubts, doubt] } };
    }
    case 'duoClueGiven': {
      const clue = { word: event.word, number: event.number };
      return {
        ...play,
        clock: null,
        log: inLatestTurn(play.log, (turn) => ({ ...turn, giver: event.side, clue })),
        phase: { name: 'guess', giver: event.side, clue, made: 0 },
      };
    }
    case 'cardTouched':
      return touched(play, event);
    case 'sideFinished':
      return { ...play, finished: { ...play.finished, [event.side]: true } };
    case 'tokenSpent':
      return { ...play, tokens: event.tokens, mistakesAllowed: event.mistakesAllowed };
    case 'duoTurnEnded': {
      const { next, reason } = event;
      const turn = play.turn + 1;
      const giver = next.name === 'clue' ? next.giver : null;
      return {
        ...play,
        clock: null,
        turn,
        log: [
          ...inLatestTurn(play.log, (record) => ({ ...record, end: reason })),
          { turn, giver, clue: null, touches: [], end: null },
        ],
        phase: next.name === 'clue' ? next : { name: 'sudden_death', last: null },
      };
    }
    case 'duoEnded': {
      const { won, reason, key, intended } = event;
      return { ...play, clock: null, phase: { name: 'over', won, reason, key, intended } };
    }
    case 'clockStarted':
    case 'clockPaused':
    case 'clockResumed':
    case 'timeUp':
    case 'timeGivenBack':
      return { ...play, clock: clockAfter(play.clock, event) };
    default:
      return never(event);
  }
};

const touched = (play: DuoPlay, { card, outcome, guesser, by }: DuoTouch): DuoPlay => {
  const { phase } = play;
  const touch: DuoTouch = { card, outcome, guesser, by };
  const found = outcome === 'agent';
  return {
    ...play,
    covered: found ? play.covered.map((cover, at) => cover || at === card) : play.covered,
    agentsLeft: play.agentsLeft - (found ? 1 : 0),
    marks:
      outcome === 'bystander'
        ? { ...play.marks, [guesser]: [...play.marks[guesser], card] }
        : play.marks,
    log: inLatestTurn(play.log, (turn) => ({ ...turn, touches: [...turn.touches, touch] })),
    phase:
      phase.name === 'guess'
        ? { ...phase, made: phase.made + 1 }
        : phase.name === 'sudden_death'
          ? { ...phase, last: guesser }
          : phase,
  };
};
