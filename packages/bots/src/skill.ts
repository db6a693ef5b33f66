import { BOT_LEVELS, type BotLevel } from '@agent-double/rules';

export { BOT_LEVELS };

/** How a computer player weighs risk. Levels differ in this, never in what they may see. */
export interface Skill {
  /** How differently from itself a clue-giver expects others to think, from 0 to 1. */
  readonly doubt: number;
  /** What one assassin costs, in own cards. */
  readonly assassinCost: number;
  /** Largest number that the clue-giver tries. */
  readonly boldest: number;
  /** Spread of the guesser's own judgement. */
  readonly guessNoise: number;
  /** A next card is touched only when it is this strong… */
  readonly enough: number;
  /** …and this share as strong as the best card was. */
  readonly share: number;
}

/** The three levels. */
export const SKILLS: { readonly [level in BotLevel]: Skill } = {
  1: {
    doubt: 0.3,
    assassinCost: 4,
    boldest: 2,
    guessNoise: 0.28,
    enough: 0.3,
    share: 0.5,
  },
  2: {
    doubt: 0.7,
    assassinCost: 14,
    boldest: 3,
    guessNoise: 0.09,
    enough: 0.16,
    share: 0.35,
  },
  3: {
    doubt: 1,
    assassinCost: 32,
    boldest: 3,
    guessNoise: 0,
    enough: 0.08,
    share: 0.2,
  },
};
