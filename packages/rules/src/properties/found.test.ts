import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import type { PersonId } from '../person.ts';
import type { Seat } from '../seat.ts';
import { sitters } from '../table.ts';
import { lastOf, openTable } from './playthrough.test-kit.ts';
import type { Spec } from './spec.test-kit.ts';
import { eventsOf, orderOf, perform, type State, type Step } from './step.test-kit.ts';

/** What random games have found, kept as situations of their own. */

const table = (setup: Spec['setup'], deal = 1): State =>
  lastOf(openTable({ setup, extras: 0, deal, temper: 0, script: [] }));

const at = (state: State, seat: Seat): PersonId => {
  const person = sitters(state.table.people, seat)[0];
  if (person === undefined) throw new Error(`nobody sits at ${seat}`);
  return person.id;
};

const ask = (state: State, by: PersonId | null, command: Command, wait = 0): Step => {
  const later = { ...state, now: state.now + wait };
  return perform(later, orderOf(later, { by, command }));
};

const typesOf = (step: Step): readonly GameEvent['type'][] =>
  eventsOf(step).map((event) => event.type);

const clue = (word: string): Command => ({ type: 'giveClue', word, number: 1 });

test.each(['red', 'blue'] as const)(
  'the shared operative may decline the last call of %s while both sides hold a right',
  (start) => {
    let state = table({
      edition: 'precedente',
      mode: 'three_shared',
      start,
      changes: { 'penalty.cover_deadline': 'before_offenders_next_turn' },
    });
    const other = start === 'red' ? 'blue' : 'red';
    const shared = at(state, 'shared.operative');
    state = ask(state, at(state, `${start}.spymaster`), clue('un')).after;
    state = ask(state, at(state, `${other}.spymaster`), { type: 'object' }).after;
    state = ask(state, at(state, `${other}.spymaster`), clue('deux')).after;
    state = ask(state, at(state, `${start}.spymaster`), { type: 'object' }).after;
    expect(state.table.play).toMatchObject({
      rights: { red: true, blue: true },
      phase: { name: 'penalty_last_call', holder: other },
    });
    expect(typesOf(ask(state, shared, { type: 'declinePenalty' }))).toEqual([
      'penaltyForgone',
      'turnOpened',
    ]);
  },
);

test('time given back is told to all, whether or not a consultation is awaited', () => {
  const state = table({ edition: 'classique-2025', mode: 'versus', start: 'red' });
  const asked = ask(state, at(state, 'red.spymaster'), {
    type: 'consult',
    word: 'voleur',
    number: 1,
  });
  expect(typesOf(asked)).toEqual(['consultationAsked']);
  for (const before of [state, asked.after]) {
    const given = ask(before, null, { type: 'giveBack', span: 5000 });
    expect(eventsOf(given)).toEqual([{ type: 'timeGivenBack', span: 5000 }]);
  }
});

const enemyAwaited = (state: State): State => {
  const given = ask(state, at(state, 'red.spymaster'), clue('un')).after;
  const { key, table: now } = given;
  const card = key?.kind === 'teams' ? key.cards.indexOf('bystander') : -1;
  const guessed = ask(given, at({ ...given, table: now }, 'red.operative'), {
    type: 'guess',
    card,
  }).after;
  expect(guessed.table.play?.phase.name).toBe('enemy');
  return guessed;
};

test('a computer’s choice waits for chance: no other order makes it', () => {
  const state = enemyAwaited(table({ edition: 'origine-2015', mode: 'coop_sim', our: 'red' }));
  const late = ask(state, at(state, 'red.operative'), { type: 'leaveSeat' }, 60_000);
  expect(typesOf(late)).toEqual(['seatTaken']);
  expect(typesOf(ask(state, null, { type: 'expire', chance: 0 }, 60_000))).toEqual([
    'enemyCovered',
    'turnOpened',
  ]);
});

test('two cards that a computer chooses at once do not go together', () => {
  const changes = { 'coop.penalty_extra_cover': true } as const;
  const state = table({ edition: 'origine-2015', mode: 'coop_sim', our: 'red', changes });
  const given = ask(state, at(state, 'red.spymaster'), clue('un')).after;
  const voided = ask(given, at(given, 'red.operative'), { type: 'object' }).after;
  expect(voided.table.play?.phase).toMatchObject({ name: 'enemy', covers: 2 });
  const pairs = Array.from({ length: 56 }, (_, part) => {
    const chance = (part + 0.5) / 56;
    const chosen = ask(voided, null, { type: 'expire', chance }, 60_000);
    return eventsOf(chosen)
      .flatMap((event) => (event.type === 'enemyCovered' ? [event.card] : []))
      .join();
  });
  expect(new Set(pairs).size).toBe(8 * 7);
});

test('no turn opens by itself while a seat is empty: who sits down has the time to choose', () => {
  const changes = { 'timer.clue': 40, 'timer.on_expiry': 'end_turn' } as const;
  const awaited = enemyAwaited(
    table({ edition: 'origine-2015', mode: 'coop_sim', our: 'red', changes }),
  );
  const spymaster = at(awaited, 'red.spymaster');
  const left = ask(awaited, spymaster, { type: 'leaveSeat' }).after;
  const waiting = ask(left, null, { type: 'expire', chance: 0 }, 30_000);
  expect(typesOf(waiting)).toEqual([]);
  const back = ask(waiting.after, spymaster, { type: 'takeSeat', seat: 'red.spymaster' }, 90_000);
  expect(eventsOf(back)).toContainEqual({ type: 'timeGivenBack', span: 120_000 });
  const opened = ask(back.after, null, { type: 'expire', chance: 0 }, 30_000);
  expect(typesOf(opened)).toEqual(['enemyCovered', 'turnOpened', 'clockStarted']);
});

test('an answer is to the question of the turn, not to one that an earlier turn left open', () => {
  let state = table({ edition: 'classique-2025', mode: 'versus', start: 'red' });
  const consult: Command = { type: 'consult', word: 'voleur', number: 1 };
  state = ask(state, at(state, 'red.spymaster'), consult).after;
  state = ask(state, at(state, 'red.spymaster'), clue('un')).after;
  state = ask(state, at(state, 'blue.spymaster'), { type: 'object' }).after;
  state = ask(state, at(state, 'blue.spymaster'), consult).after;
  state = ask(state, at(state, 'red.spymaster'), {
    type: 'answerConsultation',
    answer: 'valid',
  }).after;
  const { play } = state.table;
  const answers = play?.kind === 'teams' ? play.privy.consultations.map((one) => one.answer) : [];
  expect(answers).toEqual([null, 'valid']);
});
