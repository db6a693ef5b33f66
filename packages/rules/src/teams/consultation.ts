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
