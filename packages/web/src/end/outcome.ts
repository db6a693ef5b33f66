import { isCooperative, opponent, type PersonId, type Table } from '@agent-double/rules';
import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import type { EndingTexts } from './texts.ts';
import { winSaid } from './win-said.ts';

/** How a game that is over is told: why it ended, and what it was worth. */
export interface Outcome {
  readonly title: string;
  readonly why: string;
  readonly worth: readonly string[];
}

/**
 * The outcome of the latest game at `table`, or null while it runs. Where there are no names, a team
 * stands for its people.
 */
export const outcomeOf = (
  table: Table,
  say: Messages,
  ending: EndingTexts,
  words: Vocabulary,
  nameOf: ((id: PersonId) => string) | null,
): Outcome | null => {
  const { play } = table;
  if (play?.phase.name !== 'over') return null;
  return play.kind === 'duo'
    ? duoOutcome(play, play.phase, say, ending)
    : teamsOutcome(table, say, ending, words, nameOf);
};

const teamsOutcome = (
  table: Table,
  say: Messages,
  ending: EndingTexts,
  words: Vocabulary,
  nameOf: ((id: PersonId) => string) | null,
): Outcome | null => {
  const { play } = table;
  if (play?.kind !== 'teams' || play.phase.name !== 'over') return null;
  const { winner, reason, score } = play.phase;
  const together = isCooperative(play.mode);
  const title = winSaid(play, winner, say);
  const turn = play.log.filter(({ covers }) => covers.length > 0).at(-1);
  const by = turn?.covers.at(-1)?.by ?? null;
  const assassin = (): string => {
    const { a, the } = words.assassin;
    if (turn === undefined || by === null) return ending.assassinBare(a);
    return nameOf === null
      ? ending.assassinOf(say.common.teamThe[turn.team], the)
      : ending.assassin(nameOf(by), the);
  };
  const why = {
    all_found: ending.allFound(words.target.many),
    assassin: assassin(),
    enemy_found: ending.enemyFound,
    abandoned: ending.byHost,
  }[reason];
  const worth: string[] = [];
  if (score !== null) {
    const turns = play.parameters['coop.score'] === 'turns';
    worth.push(turns ? ending.turns(score) : ending.score(score));
    const grade = ending.grades[score];
    if (!turns && grade !== undefined) worth.push(grade);
    if (table.records.some((record) => record.game === table.game)) worth.push(ending.record);
  }
  if (!together && table.wins.red + table.wins.blue > 1) {
    worth.push(ending.evening(table.wins.red, table.wins.blue));
  }
  if (together && winner === opponent(play.start) && reason === 'all_found') {
    return { title, why: ending.enemyFound, worth };
  }
  return { title, why, worth };
};

type DuoTable = Extract<NonNullable<Table['play']>, { kind: 'duo' }>;

const duoOutcome = (
  play: DuoTable,
  phase: Extract<DuoTable['phase'], { name: 'over' }>,
  say: Messages,
  ending: EndingTexts,
): Outcome => {
  const agents = play.covered.filter((cover) => cover).length;
  const why = {
    all_found: ending.together(agents),
    assassin: ending.assassinBare(say.vocabularies.espion.assassin.a),
    sudden_death_mistake: ending.suddenDeath,
    too_many_mistakes: ending.mistakes,
    abandoned: ending.byHost,
  }[phase.reason];
  const title =
    phase.reason === 'abandoned' ? say.end.abandoned : phase.won ? say.end.youWin : say.end.youLose;
  return { title, why, worth: phase.won ? [ending.tokensLeft(play.tokens)] : [] };
};
