import { heardBy } from '../audience.ts';
import type { Order } from '../command.ts';
import { tableDeadline } from '../decide.ts';
import { personOf, isRunning, sitters } from '../table.ts';
import { opponent } from '../team.ts';
import { spymasterSeat } from '../seat.ts';
import { some, type Chance } from './chance.test-kit.ts';
import { hasSeen } from './frames.test-kit.ts';
import { otherDeal, type Eyes } from './hidden-key.test-kit.ts';
import { uncovered } from './moves.test-kit.ts';
import { lastOf } from './playthrough.test-kit.ts';
import { eventsOf, orderOf, perform, type Ask, type State, type Step } from './step.test-kit.ts';
import { PASSER_BY } from './views.test-kit.ts';

/** The steps up to and with the end of the first game. */
export const firstGame = (steps: readonly Step[]): readonly Step[] => {
  const end = steps.findIndex((step) => step.after.table.play?.phase.name === 'over');
  return end < 0 ? steps : steps.slice(0, end + 1);
};

/**
 * The same public game once more, with a key that differs where `eyes` can't see and with other
 * private moves: other intended words, other consultations, and none of the orders that were
 * refused to those who know more.
 */
export const secondRun = (first: readonly Step[], eyes: Eyes, chance: Chance): readonly Step[] => {
  const events = first.flatMap(eventsOf);
  const steps: Step[] = [];
  for (const step of first) {
    const { before, order } = step;
    const { command } = order;
    const secretive = hasSeen(personOf(before.table, order.by), before.table, eyes);
    const state: State = { ...lastOf(steps), now: order.now };
    if (secretive && isLeftOut(step)) {
      if (bringsLateEvents(step)) steps.push(go(state, EXPIRE));
      continue;
    }
    if (command.type === 'startGame' && step.decided.ok) {
      const deal = otherDeal(command.deal, events, eyes, chance);
      steps.push(perform(state, { ...order, command: { ...command, deal } }));
    } else if (command.type === 'giveClue' && secretive) {
      const intended = some(chance, uncovered(playOf(state))).slice(0, 5);
      const thoughts = { danger: null, rejected: { clue: 'autre', near: 'mot2' } };
      const other = { ...command, intended, ...(chance.odds(50) ? { thoughts } : {}) };
      steps.push(...clueAgain(state, { ...order, command: other }));
    } else {
      steps.push(perform(state, sameChoice(state, step)));
    }
    if (eyes === 'keyless' && chance.odds(30)) steps.push(...consultation(lastOf(steps), chance));
  }
  return steps;
};

const EXPIRE: Ask = { by: null, command: { type: 'expire', chance: 0 } };

/** What was overdue came with the order that is left out: without it, the server tells it. */
const bringsLateEvents = (step: Step): boolean => heardBy(PASSER_BY, eventsOf(step)).length > 0;

const isLeftOut = ({ decided, order }: Step): boolean =>
  !decided.ok || order.command.type === 'consult' || order.command.type === 'answerConsultation';

const playOf = ({ table }: State): Parameters<typeof uncovered>[0] => {
  if (table.play === null) throw new Error('no game runs');
  return table.play;
};

/** A clue that was given because it had been accepted quietly is accepted so again. */
const clueAgain = (state: State, order: Order): readonly Step[] => {
  const step = perform(state, order);
  const { command } = order;
  const { play } = state.table;
  if (step.decided.ok || command.type !== 'giveClue' || play?.phase.name !== 'clue') return [step];
  const asked = asConsultation(state, command.word, command.number);
  return [...asked, perform(lastOf(asked), order)];
};

const asConsultation = (
  state: State,
  word: string,
  number: number | 'unlimited',
): readonly Step[] => {
  const { play, people } = state.table;
  if (play?.kind !== 'teams' || play.phase.name !== 'clue') return [];
  const asker = sitters(people, spymasterSeat(play.phase.team))[0];
  const asked = sitters(people, spymasterSeat(opponent(play.phase.team)))[0];
  if (asker === undefined || asked === undefined) return [];
  const question = go(inTime(state), { by: asker.id, command: { type: 'consult', word, number } });
  const answer = go(question.after, {
    by: asked.id,
    command: { type: 'answerConsultation', answer: 'valid' },
  });
  return [question, answer];
};

const go = (state: State, ask: Ask): Step => perform(state, orderOf(state, ask));

/** Just before something is due, which a private order would else be the first to bring. */
const inTime = (state: State): State => {
  const due = tableDeadline(state.table);
  return due !== null && due <= state.now ? { ...state, now: due - 1 } : state;
};

/** A question that the first run did not have, answered in one case of two. */
const consultation = (state: State, chance: Chance): readonly Step[] => {
  if (!isRunning(state.table)) return [];
  const steps = asConsultation(state, `question${String(chance.below(1000))}`, chance.below(4));
  return chance.odds(50) ? steps : steps.slice(0, 1);
};

/** A computer's choice falls on the same cards, whichever others there were to choose from. */
const sameChoice = (state: State, step: Step): Order => {
  const { order } = step;
  const chosen = eventsOf(step).flatMap((event) =>
    event.type === 'enemyCovered' && event.by === null ? [event.card] : [],
  );
  const { play } = state.table;
  const { key } = state;
  if (order.command.type !== 'expire' || play?.kind !== 'teams' || key?.kind !== 'teams') {
    return order;
  }
  let open = uncovered(play).filter((card) => key.cards[card] === opponent(play.start));
  let chance = order.command.chance;
  let width = 1;
  chance = chosen.length === 0 ? chance : 0;
  for (const card of chosen) {
    width /= open.length;
    chance += open.indexOf(card) * width;
    open = open.filter((other) => other !== card);
  }
  return {
    ...order,
    command: { type: 'expire', chance: chosen.length === 0 ? chance : chance + width / 2 },
  };
};
