import { formJudge } from '@agent-double/lexicon';
import type { ServerFrame, WireRefusal } from '@agent-double/protocol';
import {
  err,
  isRunning,
  ok,
  personOf,
  previewJudgement,
  seatSide,
  spymasterTeam,
  type ClueJudge,
  type ClueNumber,
  type Judgement,
  type Language,
  type PersonId,
  type Play,
  type Result,
  type Table,
} from '@agent-double/rules';

/** The referee of a language. */
type JudgeFor = (language: Language) => Promise<ClueJudge>;

/** Who judges clues at a table; one without a referee minds their form alone, and is there at once. */
export const refereeOf = (
  { play, setup }: Table,
  judgeFor: JudgeFor,
): ClueJudge | Promise<ClueJudge> =>
  play === null || play.parameters.referee === 'off' ? formJudge : judgeFor(setup.language);

/** What the referee would say of a clue of that person's, who must be one that gives them now. */
export const opinionFor = async (
  table: Table,
  person: PersonId,
  { word, number }: { readonly word: string; readonly number: ClueNumber },
  judgeFor: JudgeFor,
): Promise<Result<Judgement, WireRefusal>> => {
  const play = playGuidedBy(table, person);
  return play === null
    ? err({ code: 'judge/not-yours' })
    : ok(previewJudgement(play, await refereeOf(table, judgeFor), word, number));
};

/** The answer to whoever asked the referee. */
export const judgedFrame = (id: number, outcome: Result<Judgement, WireRefusal>): ServerFrame =>
  outcome.ok
    ? { type: 'judged', id, judgement: outcome.value }
    : { type: 'notJudged', id, refusal: outcome.error };

const playGuidedBy = (table: Table, person: PersonId): Play | null => {
  const seat = personOf(table, person)?.seat ?? null;
  const gives = spymasterTeam(seat) !== null || seatSide(seat) !== null;
  return gives && isRunning(table) ? table.play : null;
};
