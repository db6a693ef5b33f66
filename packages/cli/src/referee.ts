import type { ClueJudge } from '@agent-double/rules';

/** The whole referee of French clues, its words read from disk on first use. */
export const frenchReferee = async (): Promise<ClueJudge> => {
  const { loadJudge } = await import('@agent-double/lexicon');
  return loadJudge('fr');
};
