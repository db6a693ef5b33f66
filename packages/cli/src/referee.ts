import { formJudge } from '@agent-double/lexicon';
import type { ClueJudge } from '@agent-double/rules';

/** The referee of French clues. */
export const frenchReferee = (): Promise<ClueJudge> => Promise.resolve(formJudge);
