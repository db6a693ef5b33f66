import type { Clue } from '../clue.ts';
import { foldWord } from '../word.ts';
import type { Consultation, TeamsPlay } from './play.ts';

/** Most consultations in one turn. */
export const MAX_CONSULTATIONS = 5;

/** The consultation that waits for an answer in this turn, or null. */
export const pendingConsultation = (play: TeamsPlay): Consultation | null =>
  play.phase.name === 'clue'
    ? (play.privy.consultations.find(
        (asked) => asked.turn === play.turn && asked.answer === null,
      ) ?? null)
    : null;

/** Whether the opposing spymaster quietly found this clue of the turn valid: it then is (dossier A 19). */
export const isQuietlyAccepted = (play: TeamsPlay, clue: Clue): boolean =>
  play.privy.consultations.some(
    (asked) =>
      asked.turn === play.turn &&
      asked.answer === 'valid' &&
      asked.number === clue.number &&
      foldWord(asked.word) === foldWord(clue.word),
  );
