import { isCooperative, opponent, type PersonId, type Table } from '@agent-double/rules';
import type { Messages } from '../messages/messages.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import { winSaid } from './win-said.ts';

/** How a game that is over is told: why it ended, and what it was worth. */
export interface Outcome {
  readonly title: string;
  readonly why: string;
  readonly worth: readonly string[];
}

/** The outcome of the latest game at `table`, or null while it runs. */
export const outcomeOf = (
  table: Table,
  say: Messages,
  words: Vocabulary,
  nameOf: (id: PersonId) => string,
): Outcome | null => {
  const { play } = table;
  if (play?.phase.name !== 'over') return null;
  return play.kind === 'duo'
    ? duoOutcome(play, play.phase, say)
    : teamsOutcome(table, say, words, nameOf);
};

const teamsOutcome = (
  table: Table,
  say: Messages,
  words: Vocabulary,
  nameOf: (id: PersonId) => string,
): Outcome | null => {
  const { play } = table;
  if (play?.kind !== 'teams' || play.phase.name !== 'over') return null;
  const { winner, reason, score } = play.phase;
  const together = isCooperative(play.mode);
  const title = winSaid(play, winner, say);
  const last = play.log.flatMap((turn) => turn.covers).at(-1);
  const why = {
    all_found: say.end.allFound(words.target.many),
    assassin:
      last?.by == null
        ? say.end.assassinBare(words.assassin.a)
        : say.end.assassin(nameOf(last.by), words.assassin.the),
    enemy_found: say.end.enemyFound,
    abandoned: say.end.byHost,
  }[reason];
  const worth: string[] = [];
  if (score !== null) {
    const turns = play.parameters['coop.score'] === 'turns';
    worth.push(turns ? say.end.turns(score) : say.end.score(score));
    const grade = say.end.grades[score];
    if (!turns && grade !== undefined) worth.push(grade);
    if (table.records.some((record) => record.game === table.game)) worth.push(say.end.record);
  }
  if (!together && table.wins.red + table.wins.blue > 1) {
    worth.push(say.end.evening(table.wins.red, table.wins.blue));
  }
  if (together && winner === opponent(play.start) && reason === 'all_found') {
    return { title, why: say.end.enemyFound, worth };
  }
  return { title, why, worth };
};

type DuoTable = Extract<NonNullable<Table['play']>, { kind: 'duo' }>;

const duoOutcome = (
  play: DuoTable,
  phase: Extract<DuoTable['phase'], { name: 'over' }>,
  say: Messages,
): Outcome => {
  const agents = play.covered.filter((cover) => cover).length;
  const why = {
    all_found: say.end.together(agents),
    assassin: say.end.assassinBare(say.vocabularies.espion.assassin.a),
    sudden_death_mistake: say.end.suddenDeath,
    too_many_mistakes: say.end.mistakes,
    abandoned: say.end.byHost,
  }[phase.reason];
  const title =
    phase.reason === 'abandoned' ? say.end.abandoned : phase.won ? say.end.youWin : say.end.youLose;
  return { title, why, worth: phase.won ? [say.end.tokensLeft(play.tokens)] : [] };
};
