import type { Millis } from '../clock.ts';
import { playWith, type TeamsPlay } from './play.ts';

/** Every awaited answer's deadline moved by `span`; the timer has its own rule. */
export const givenBack = (play: TeamsPlay, span: Millis): TeamsPlay => {
  const { undo, phase, privy } = play;
  return playWith(play, {
    undo: undo === null ? null : { ...undo, deadline: undo.deadline + span },
    phase:
      phase.name === 'penalty_last_call' || phase.name === 'enemy'
        ? { ...phase, deadline: phase.deadline + span }
        : phase.name === 'guess' && phase.objection !== null
          ? {
              ...phase,
              objection: { ...phase.objection, deadline: phase.objection.deadline + span },
            }
          : phase,
    privy: {
      ...privy,
      consultations: privy.consultations.map((asked) =>
        asked.answer === null ? { ...asked, deadline: asked.deadline + span } : asked,
      ),
    },
  });
};
