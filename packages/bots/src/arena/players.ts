import type { ClueNumber } from '@agent-double/rules';
import type { OperativeView, SpymasterView } from '../view.ts';

/** A clue as an arena hears it; `intended` is for people to check. */
export interface SpokenClue {
  readonly clue: string;
  readonly number: ClueNumber;
  readonly intended: readonly string[];
}

/** A guess as an arena hears it. */
export type SpokenGuess =
  { readonly type: 'guess'; readonly word: string } | { readonly type: 'stop' };

/** The two seats of a side. A clue-giver that says nothing passes its turn. */
export interface Players {
  readonly giveClue: (
    view: SpymasterView,
    seed: number,
  ) => SpokenClue | null | Promise<SpokenClue | null>;
  readonly guess: (view: OperativeView, seed: number) => SpokenGuess | Promise<SpokenGuess>;
}
