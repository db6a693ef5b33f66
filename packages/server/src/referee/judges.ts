import { formJudge } from '@agent-double/lexicon';
import type { ClueJudge, Language } from '@agent-double/rules';

/** The referee of a language. */
export const judgeFor: (language: Language) => Promise<ClueJudge> = () =>
  Promise.resolve(formJudge);
