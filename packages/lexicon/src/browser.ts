export { formJudge } from './referee/form-judge.ts';
export { packKey, packProblems, MAX_CARD_LETTERS, type PackWordProblem } from './pack-word.ts';
export { parsePack, type Audience, type Pack, type PackProblem } from './pack.ts';
export * from './packs.ts';
export * from './pack-own.ts';
