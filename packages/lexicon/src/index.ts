export { formJudge } from './referee/form-judge.ts';
