import { BOT_LEVELS, type BotLevel } from '@agent-double/rules';

export { BOT_LEVELS };

/** How a computer player weighs risk. Levels differ in this, never in what they may see. */
export interface Skill {
  /** Spread of the listener that a clue-giver imagines, in units of relatedness. */
  readonly listenerNoise: number;
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
    listenerNoise: 0.34,
    assassinCost: 4,
    boldest: 2,
    guessNoise: 0.22,
    enough: 0.3,
    share: 0.5,
  },
  2: {
    listenerNoise: 0.24,
    assassinCost: 8,
    boldest: 3,
    guessNoise: 0.09,
    enough: 0.16,
    share: 0.35,
  },
  3: {
    listenerNoise: 0.2,
    assassinCost: 12,
    boldest: 4,
    guessNoise: 0,
    enough: 0.08,
    share: 0.2,
  },
};
