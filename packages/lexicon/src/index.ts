export * from './browser.ts';
export { loadJudge, loadLexicon } from './load-judge.ts';
export type { Lexicon } from './lexicon.ts';
