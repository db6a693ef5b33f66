import type { DuoPlay } from '../duo/play.ts';
import { keyCounts, keyFits, type DuoKey, type Key, type TeamsKey } from '../key.ts';
import { isCooperative } from '../mode.ts';
import { MAX_GONE } from '../person.ts';
import { partner, SIDES, spymasterTeam } from '../seat.ts';
import { emptySeats, isRunning, type Table } from '../table.ts';
import { opponent, TEAMS } from '../team.ts';
import { guessesLeft } from '../teams/guesses.ts';
import type { TeamsPlay } from '../teams/play.ts';
import { foldWord } from '../word.ts';
import { must } from './must.test-kit.ts';
import { same } from './same.test-kit.ts';
import type { State } from './step.test-kit.ts';

const areDifferent = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

/** Checks all that is true of a table at any time. */
export const expectSound = ({ table, key }: State): void => {
  checkPeople(table);
  const { play } = table;
  if (play === null) return;
  const size = play.parameters['board.rows'] * play.parameters['board.cols'];
  must(play.words.length === size, 'there is a word for each card');
  must(areDifferent(play.words.map(foldWord)), 'the words differ');
  must(play.covered.length === size, 'each card is covered or not');
  must(
    play.log.every((turn, at) => turn.turn === at + 1) && play.log.length === play.turn,
    'the log has every turn once',
  );
  const waits = emptySeats(table).length > 0;
  must(!waits || play.clock?.running !== true, 'the timer rests while a seat is empty');
  if (play.kind === 'duo') checkDuo(play, sidesOf(key));
  else checkTeams(play, cardsOf(key));
};

const cardsOf = (key: Key | null): TeamsKey => {
  if (key?.kind !== 'teams') throw new Error('the key is of another game');
  return key;
};

const sidesOf = (key: Key | null): Required<DuoKey['sides']> => {
  if (key?.kind !== 'duo') throw new Error('the key is of another game');
  const { a, b } = key.sides;
  if (a === undefined || b === undefined) throw new Error('a side of the key is missing');
  return { a, b };
};

const checkPeople = (table: Table): void => {
  const { people, gone, host } = table;
  const ids = [...people, ...gone].map((person) => person.id);
  must(areDifferent(ids), 'nobody is there twice');
  must(ids.length <= table.joined, 'all who are there have joined');
  must(gone.length <= MAX_GONE, 'a table remembers so many and no more');
  const humans = people.filter((person) => person.bot === null).map((person) => person.id);
  must(host === null ? humans.length === 0 : humans.includes(host), 'a person is the host');
  for (const team of TEAMS) {
    const giving = people.filter((person) => spymasterTeam(person.seat) === team);
    must(giving.length <= 1, 'a team has one spymaster');
  }
  if (!isRunning(table)) return;
  for (const { seat, sawKey, played } of people) {
    if (seat === null) continue;
    must(played === seat, 'a seat binds');
    must(sawKey !== seat.endsWith('operative'), 'who guesses for a team has seen no key');
  }
};

const checkTeams = (play: TeamsPlay, key: TeamsKey): void => {
  const { parameters, phase, covered, left, owed, rights } = play;
  must(keyFits(key.cards, parameters, play.start), 'the key has the counts of the edition');
  must(
    covered.every((identity, card) => identity === null || identity === key.cards[card]),
    'cards are covered by their true identity',
  );
  const counts = keyCounts(parameters, play.start);
  for (const team of TEAMS) {
    const found = covered.filter((cover) => cover === team).length;
    must(left[team] === counts[team] - found, 'what is left is what is not found');
    must(owed[team] >= 0 && owed[team] <= left[team], 'no more is owed than is left');
    must(owed[team] === 0 || parameters['guess.limit'] === 'n_plus_owed', 'debts are played');
    must(!rights[team] || parameters['penalty.cover'] !== 'none', 'covers are played');
    const given = play.log.filter((turn) => turn.team === team && turn.clue !== null).length;
    must(play.clues[team] === given, 'the clues are in the log');
  }
  const lying = play.log.flatMap((turn) => turn.covers).filter((cover) => !cover.undone);
  must(
    same(
      lying.map((cover) => cover.card).toSorted((one, other) => one - other),
      covered.flatMap((cover, card) => (cover === null ? [] : [card])),
    ),
    'what lies covered is in the log',
  );
  if (phase.name === 'guess') must(guessesLeft(play, phase) !== 0, 'a turn ends at its cap');
  if (phase.name === 'over') checkResult(play, key);
};

const checkResult = (play: TeamsPlay, key: TeamsKey): void => {
  const { phase, left, start } = play;
  if (phase.name !== 'over') return;
  const { winner, reason, score } = phase;
  must(same(phase.key, key), 'the end shows the key');
  const last = play.log.flatMap((turn) => turn.covers).at(-1);
  switch (reason) {
    case 'all_found':
      must(winner !== null && left[winner] === 0, 'the winner has found all');
      break;
    case 'assassin':
      must(last?.identity === 'assassin', 'the last card was the assassin');
      must(winner === opponent(play.log.at(-1)?.team ?? start), 'who touched it has lost');
      break;
    case 'enemy_found':
      must(winner === opponent(start) && left[opponent(start)] === 0, 'the enemy has all');
      break;
    case 'abandoned':
      must(winner === null, 'nobody wins an abandoned game');
      break;
  }
  const turns = play.parameters['coop.score'] === 'turns';
  const value = turns ? play.clues[start] : left[opponent(start)];
  const scored = isCooperative(play.mode) && winner === start;
  must(score === (scored ? value : null), 'a cooperative win has its score');
};

const checkDuo = (play: DuoPlay, sides: Required<DuoKey['sides']>): void => {
  const { phase, tokens } = play;
  const touches = play.log.flatMap((turn) => turn.touches);
  for (const side of SIDES) {
    const read = sides[partner(side)];
    const marks = play.marks[side];
    must(areDifferent(marks), 'a card is marked once for a player');
    must(
      marks.every((card) => read[card] === 'bystander'),
      'marks lie on bystanders',
    );
    must(
      touches.every(({ guesser, card, outcome }) => guesser !== side || outcome === read[card]),
      'outcomes are read on the partner’s side',
    );
    const open = sides[side].some((identity, card) => identity === 'agent' && !play.covered[card]);
    must(phase.name === 'over' || play.finished[side] !== open, 'a side says when it is finished');
  }
  const found = touches.filter((touch) => touch.outcome === 'agent').map((touch) => touch.card);
  must(areDifferent(found), 'an agent is found once');
  must(
    play.covered.every((cover, card) => cover === found.some((one) => one === card)),
    'agents are covered',
  );
  must(play.agentsLeft === 15 - found.length, 'fifteen agents are to be found');
  must(tokens >= 0, 'tokens are never owed');
  must(tokens > 0 || (phase.name !== 'clue' && phase.name !== 'guess'), 'a turn needs a token');
  if (phase.name !== 'over') return;
  must(same(phase.key, { kind: 'duo', sides }), 'the end shows both sides');
  must(phase.won === (play.agentsLeft === 0), 'all agents found is the one way to win');
  must(phase.reason !== 'assassin' || touches.at(-1)?.outcome === 'assassin', 'assassins end it');
};
