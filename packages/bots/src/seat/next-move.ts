import {
  emptySeats,
  opponent,
  pendingConsultation,
  partner,
  seatSide,
  spymasterTeam,
  guessesFor,
  isCooperative,
  type ClueJudge,
  type DuoPlay,
  type Key,
  type Person,
  type PlayCommand,
  type Side,
  type Table,
  type TeamsPlay,
} from '@agent-double/rules';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { chooseGuess } from '../operative/choose-guess.ts';
import { drawFrom, seeded } from '../random.ts';
import { SKILLS, type Skill } from '../skill.ts';
import { chooseClue, type ChosenClue } from '../spymaster/choose-clue.ts';
import type { Asked } from '../program/messages.ts';
import type { OperativeView, SpymasterView } from '../view.ts';
import { duoGiverView, duoGuesserView, operativeView, spymasterView } from './table-view.ts';

/** What a computer player brings to a table. */
export interface Mind {
  readonly knowledge: Knowledge;
  readonly judge: ClueJudge;
}

/** A move, and for a clue the reasons that are shown after the game. */
export interface NextMove {
  readonly command: PlayCommand;
  readonly chosen: ChosenClue | null;
  /** Whether the clue at hand means nothing to the guesser. */
  readonly unknownClue: boolean;
  /** What a program at that seat would be asked in its place; null for what none is asked. */
  readonly asked: Asked | null;
}

interface Thinking {
  readonly mind: Mind;
  readonly skill: Skill;
  readonly seed: number;
  readonly person: Person;
}

/**
 * What the computer player `person` does now, or null where nothing is awaited from it. `table`
 * and `key` are those of its own view, as `project` and `projectKey` give them. The same for the
 * same seed.
 */
export const nextMove = (
  table: Table,
  key: Key | null,
  person: Person,
  mind: Mind,
  seed: number,
): NextMove | null => {
  const { play } = table;
  if (play === null || person.bot === null || emptySeats(table).length > 0) return null;
  if (play.phase.name === 'over' || play.clock?.running === false) return null;
  const thinking: Thinking = { mind, skill: SKILLS[person.bot], seed, person };
  return play.kind === 'duo'
    ? duoMove(play, key, thinking, table.people)
    : teamsMove(play, key, thinking);
};

const plain = (command: PlayCommand, asked: Asked | null = null): NextMove => ({
  ...{ command, asked },
  ...{ chosen: null, unknownClue: false },
});

const teamsMove = (play: TeamsPlay, key: Key | null, thinking: Thinking): NextMove | null => {
  const team = spymasterTeam(thinking.person.seat);
  if (team !== null && key?.kind === 'teams') {
    const answer = answers(play, thinking);
    if (answer !== null) return plain(answer);
    if (play.undo !== null) return null;
    const view = spymasterView(play, key, team);
    if (play.rights[team] && mayCover(play, team)) return plain(coverOwn(play, view, thinking));
    if (play.phase.name === 'enemy' && play.phase.team === team) {
      return plain({ type: 'coverEnemy', card: enemyCard(play, view, thinking) });
    }
    return play.phase.name === 'clue' && play.phase.team === team
      ? clueMove(play.words, view, play.parameters, thinking)
      : null;
  }
  const { phase } = play;
  if (phase.name !== 'guess' || phase.objection !== null || play.undo !== null) return null;
  if (!guessesFor(thinking.person.seat, phase.team)) return null;
  return guessMove(play.words, operativeView(play, phase.team), thinking);
};

const mayCover = (play: TeamsPlay, team: 'red' | 'blue'): boolean =>
  (play.phase.name === 'clue' && play.phase.team === team) ||
  (play.phase.name === 'penalty_last_call' && play.phase.holder === team);

/** Rulings go by the referee: only what is certainly illegal is called so. */
const answers = (play: TeamsPlay, { mind, person }: Thinking): PlayCommand | null => {
  const team = spymasterTeam(person.seat);
  const { phase } = play;
  if (team === null) return null;
  if (play.undo !== null && !play.undo.agreed[team]) return { type: 'answerUndo', agree: true };
  const words = play.words.filter((_, at) => play.covered[at] === null);
  const asked = pendingConsultation(play);
  if (asked !== null && asked.team === opponent(team)) {
    const { verdict } = mind.judge(asked.word, asked.number, words, play.parameters);
    const answer = verdict === 'legal' ? 'valid' : verdict === 'illegal' ? 'invalid' : 'doubtful';
    return { type: 'answerConsultation', answer };
  }
  if (phase.name !== 'guess' || phase.team === team || isCooperative(play.mode)) return null;
  const ruled = (): boolean =>
    mind.judge(phase.clue.word, phase.clue.number, words, play.parameters).verdict === 'illegal';
  if (phase.objection !== null) {
    return phase.objection.votes[person.id] === undefined
      ? { type: 'rule', upheld: ruled() }
      : null;
  }
  const objects =
    phase.contestable &&
    phase.made === 0 &&
    play.parameters.referee !== 'off' &&
    play.parameters['penalty.turn'] !== 'none';
  return objects && ruled() ? { type: 'object' } : null;
};

/** The own card that fits the others least: it would cost a clue of its own. */
const coverOwn = (play: TeamsPlay, view: SpymasterView, thinking: Thinking): PlayCommand => {
  const own = view.cards.filter((card) => card.role === 'own').map((card) => card.word);
  if (own.length === 1 && play.parameters['win.on_penalty_cover'] === 'cannot_cover_last') {
    return { type: 'declinePenalty' };
  }
  const { relate } = thinking.mind.knowledge;
  const company = (word: string): number =>
    Math.max(0, ...own.filter((other) => other !== word).map((other) => relate(other, word)));
  const loneliest = own.toSorted((one, other) => company(one) - company(other))[0];
  return loneliest === undefined
    ? { type: 'declinePenalty' }
    : { type: 'coverPenalty', card: play.words.indexOf(loneliest) };
};

/** The simulated opponent's card that stands most in the way of one's own words. */
const enemyCard = (play: TeamsPlay, view: SpymasterView, thinking: Thinking): number => {
  const enemies = view.cards.filter((card) => card.role === 'opponent');
  const own = view.cards.filter((card) => card.role === 'own');
  const { relate } = thinking.mind.knowledge;
  const nearness = (word: string): number =>
    Math.max(0, ...own.map((card) => relate(card.word, word)));
  const nearest = enemies.toSorted((one, other) => nearness(other.word) - nearness(one.word))[0];
  return nearest === undefined ? 0 : play.words.indexOf(nearest.word);
};

const clueMove = (
  words: readonly string[],
  view: SpymasterView,
  conventions: TeamsPlay['parameters'],
  { mind, skill, seed }: Thinking,
): NextMove => {
  const chosen =
    chooseClue(view, mind.knowledge, { judge: mind.judge, conventions }, skill, seed) ??
    lastResort(view, mind, conventions, seed);
  return {
    command: {
      type: 'giveClue',
      word: chosen.clue,
      number: chosen.number,
      intended: chosen.intended.map((word) => words.indexOf(word)),
      insist: true,
    },
    chosen,
    unknownClue: false,
    asked: { ask: 'clue', ...view },
  };
};

/** Said when no board word calls anything up: ordinary words that hint at nothing. */
const PLAIN_CLUES = ['chose', 'objet', 'idée', 'truc', 'thing', 'stuff', 'object', 'idea'] as const;

/** Words tried before an illegal one is said all the same. */
const TRIES = 40;

const lastResort = (
  view: SpymasterView,
  { judge, knowledge }: Mind,
  conventions: TeamsPlay['parameters'],
  seed: number,
): ChosenClue => {
  const own = view.cards.filter((card) => card.role === 'own');
  const words = view.cards.map((card) => card.word);
  const random = seeded(seed);
  const { vocabulary } = knowledge;
  const drawn = Array.from(
    { length: TRIES },
    () => vocabulary[drawFrom(random, vocabulary.length)] ?? PLAIN_CLUES[0],
  );
  const sayable = drawn.filter((clue) => knowledge.ease(clue) > 0);
  const fresh = [...PLAIN_CLUES, ...sayable].filter((clue) => !view.said.includes(clue));
  const legal = fresh.find((clue) => judge(clue, 1, words, conventions).verdict !== 'illegal');
  const aimed = own[drawFrom(random, own.length)];
  return {
    clue: legal ?? fresh[0] ?? PLAIN_CLUES[0],
    number: 1,
    intended: aimed === undefined ? [] : [aimed.word],
    reasons: { links: [], danger: null, rejected: null },
  };
};

const guessMove = (
  words: readonly string[],
  view: OperativeView | null,
  { mind, skill, seed }: Thinking,
): NextMove | null => {
  if (view === null) return null;
  const chosen = chooseGuess(view, mind.knowledge, skill, seed);
  const asked: Asked = { ask: 'guess', ...view };
  return chosen.type === 'stop'
    ? plain({ type: 'stop' }, asked)
    : {
        command: { type: 'guess', card: words.indexOf(chosen.word) },
        ...{ asked, chosen: null },
        unknownClue: chosen.unknown,
      };
};

const duoMove = (
  play: DuoPlay,
  key: Key | null,
  thinking: Thinking,
  people: readonly Person[],
): NextMove | null => {
  const side = seatSide(thinking.person.seat);
  if (side === null || key?.kind !== 'duo') return null;
  const { phase } = play;
  switch (phase.name) {
    case 'clue':
      return phase.giver === side || (phase.giver === null && opens(side, people))
        ? clueMove(play.words, duoGiverView(play, key, side), play.parameters, thinking)
        : null;
    case 'guess':
      return phase.giver === side
        ? null
        : guessMove(play.words, duoGuesserView(play, side), thinking);
    case 'sudden_death':
      return suddenTurn(play, phase.last, side)
        ? guessMove(play.words, duoGuesserView(play, side), thinking)
        : null;
    case 'over':
      return null;
  }
};

/** Between two computer players the first side gives the first clue; beside people, this one. */
const opens = (side: Side, people: readonly Person[]): boolean =>
  side === 'a' || !people.some((other) => other.bot !== null && seatSide(other.seat) === 'a');

const suddenTurn = (play: DuoPlay, last: Side | null, side: Side): boolean => {
  if (play.finished[partner(side)]) return false;
  const alternates = play.parameters['duet.sudden_death_order'] === 'alternate';
  return !(alternates && last === side && !play.finished[side]);
};
