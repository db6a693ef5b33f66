import type { Language } from '@agent-double/rules';
import type { Players } from '../arena/players.ts';
import { readClue, readGuess } from './messages.ts';
import type { Program, ProgramFault } from './program.ts';

/** What is said when a program gives no answer: the question, and why. */
export type Complain = (ask: 'clue' | 'guess', fault: ProgramFault) => void;

/**
 * A side that some other program plays. Where it gives no clue its turn passes; where it gives no
 * guess it stops.
 */
export const programPlayers = (
  program: Program,
  language: Language,
  complain: Complain,
): Players => {
  let id = 0;
  return {
    giveClue: async (view) => {
      id += 1;
      const question = { id, ask: 'clue' as const, language, ...view };
      const answer = await program.ask(question, readClue(id, view));
      if (answer.ok) return answer.value;
      complain('clue', answer.error);
      return null;
    },
    guess: async (view) => {
      id += 1;
      const question = { id, ask: 'guess' as const, language, ...view };
      const answer = await program.ask(question, readGuess(id, view));
      if (answer.ok) return answer.value;
      complain('guess', answer.error);
      return { type: 'stop' };
    },
  };
};
