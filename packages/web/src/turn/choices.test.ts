import { personId, type GameEvent, type ParameterChanges, type Table } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { after, dealt, dealtDuo, seated } from '../room/table.test-kit.ts';
import { choicesOf, NO_CHOICE, type Choices } from './choices.ts';

const SEATS = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'] as const;
const FOUR = seated(...SEATS);
const [RED_SPY, RED_AGENT, BLUE_SPY, BLUE_AGENT] = [0, 1, 2, 3] as const;

const clue = (team: 'red' | 'blue'): GameEvent => ({
  type: 'clueGiven',
  team,
  word: 'indice',
  number: 2,
});
const reveal = (card: number): GameEvent => ({
  type: 'cardRevealed',
  card: card as never,
  identity: 'red',
  by: personId(2),
});

/** What each of the people can do, by the names of the choices. */
const can = (table: Table, who: number): readonly string[] => {
  const choices = choicesOf(table, table.people[who] ?? null);
  return (Object.keys(choices) as (keyof Choices)[]).filter(
    (name) => choices[name] !== NO_CHOICE[name],
  );
};

const versus = (changes: ParameterChanges = {}) => dealt(FOUR, 'versus', changes);

describe('a game of two teams', () => {
  test('begins with the clue of the team that starts', () => {
    expect(can(versus(), RED_SPY)).toEqual(['clue', 'consult']);
    for (const who of [RED_AGENT, BLUE_SPY, BLUE_AGENT]) expect(can(versus(), who)).toEqual([]);
  });

  test('goes on with guesses, which may stop after the first', () => {
    const table = after(versus(), clue('red'));
    expect(can(table, RED_AGENT)).toEqual(['guess', 'object']);
    expect(can(after(table, reveal(0)), RED_AGENT)).toEqual(['guess', 'stop', 'object']);
  });

  test('lets the opposing clue-giver refuse or allow, others ask', () => {
    const table = after(versus(), clue('red'));
    expect(choicesOf(table, table.people[BLUE_SPY] ?? null)).toMatchObject({
      object: 'refuse',
      allow: true,
    });
    expect(choicesOf(table, table.people[BLUE_AGENT] ?? null).object).toBe('ask');
    expect(can(table, RED_SPY)).toEqual([]);
  });

  test('holds guesses while an objection waits for its ruling', () => {
    const table = after(versus(), clue('red'), {
      type: 'objectionRaised',
      by: personId(4),
      deadline: 1,
    });
    expect(can(table, RED_AGENT)).toEqual([]);
    expect(can(table, BLUE_SPY)).toEqual(['rule']);
  });

  test('has everybody vote where the table votes', () => {
    const table = after(
      versus({ 'contest.judge': 'vote' }),
      clue('red'),
      { type: 'objectionRaised', by: personId(4), deadline: 1 },
      { type: 'objectionVoted', by: personId(4), upheld: true },
    );
    expect(can(table, RED_AGENT)).toEqual(['rule']);
    expect(can(table, RED_SPY)).toEqual(['rule']);
    expect(can(table, BLUE_AGENT)).toEqual([]);
    const voted = after(table, { type: 'objectionVoted', by: personId(1), upheld: false });
    expect(can(voted, RED_SPY)).toEqual([]);
  });

  test('closes the objection once the clue is allowed', () => {
    const table = after(versus(), clue('red'), { type: 'clueAllowed' });
    expect(can(table, BLUE_SPY)).toEqual([]);
    expect(can(table, RED_AGENT)).toEqual(['guess']);
  });

  test('offers the cover of a penalty beside the clue, and in a last call', () => {
    const table = after(
      versus(),
      clue('red'),
      { type: 'penaltyGranted', team: 'blue' },
      { type: 'turnEnded', reason: 'void', next: { name: 'clue', team: 'blue' } },
    );
    expect(can(table, BLUE_SPY)).toEqual(['clue', 'consult', 'cover']);
    expect(can(table, BLUE_AGENT)).toEqual([]);
    const call = after(table, clue('blue'), {
      type: 'turnEnded',
      reason: 'stop',
      next: { name: 'penalty_last_call', holder: 'blue', next: 'red', deadline: 1 },
    });
    expect(can(call, BLUE_SPY)).toEqual(['cover']);
  });

  test('lets the whole team cover where the edition says so', () => {
    const table = after(
      versus({ 'penalty.cover_by': 'team' }),
      clue('red'),
      { type: 'penaltyGranted', team: 'blue' },
      { type: 'turnEnded', reason: 'void', next: { name: 'clue', team: 'blue' } },
    );
    expect(can(table, BLUE_AGENT)).toEqual(['cover']);
  });

  test('asks both clue-givers about taking a card back', () => {
    const played = after(versus({ 'undo.by_agreement': true }), clue('red'), reveal(0));
    expect(can(played, RED_AGENT)).toContain('askUndo');
    const asked = after(played, { type: 'undoAsked', by: personId(2), deadline: 1 });
    expect(can(asked, RED_SPY)).toEqual(['answerUndo']);
    expect(can(asked, RED_AGENT)).toEqual([]);
    const half = after(asked, { type: 'undoAgreed', team: 'red' });
    expect(can(half, RED_SPY)).toEqual([]);
    expect(can(half, BLUE_SPY)).toEqual(['answerUndo']);
  });

  test('answers a consultation in secret', () => {
    const table = after(versus(), {
      type: 'consultationAsked',
      team: 'red',
      word: 'indice',
      number: 2,
      deadline: 1,
    });
    expect(can(table, BLUE_SPY)).toEqual(['answer']);
    expect(can(table, RED_SPY)).toEqual(['clue']);
  });

  const acceptedQuietly = (changes: ParameterChanges = {}) =>
    after(
      versus(changes),
      { type: 'consultationAsked', team: 'red', word: 'Indice', number: 2, deadline: 1 },
      { type: 'consultationAnswered', answer: 'valid' },
      clue('red'),
    );

  test.each<ParameterChanges>([{}, { 'contest.judge': 'any_player' }, { 'contest.judge': 'vote' }])(
    'does not offer who quietly found a clue valid to call it invalid (%o)',
    (changes) => {
      const table = acceptedQuietly(changes);
      expect(can(table, BLUE_SPY)).toEqual(['allow']);
      expect(can(table, BLUE_AGENT)).toEqual(['object']);
      const raised = after(table, { type: 'objectionRaised', by: personId(4), deadline: 1 });
      expect(choicesOf(raised, raised.people[BLUE_SPY] ?? null).rule).toBe('dismiss');
    },
  );

  test('offers it for any other clue than the one asked about', () => {
    const other = { ...clue('red'), number: 3 } as GameEvent;
    const table = after(
      versus(),
      { type: 'consultationAsked', team: 'red', word: 'indice', number: 2, deadline: 1 },
      { type: 'consultationAnswered', answer: 'valid' },
      other,
    );
    expect(can(table, BLUE_SPY)).toEqual(['object', 'allow']);
  });

  test('stops while the timer is stopped', () => {
    const table = after(versus(), clue('red'), { type: 'clockPaused', left: 5, waits: false });
    expect(can(table, RED_AGENT)).toEqual(['clock']);
    expect(can(table, BLUE_SPY)).toEqual([]);
  });

  test('[TIME-5] offers to stop the timer where that is not refused', () => {
    const running = { type: 'clockStarted', deadline: 5 } as const;
    const clock = (table: Table, who: number) =>
      choicesOf(after(table, running), table.people[who] ?? null).clock;
    const withoutSeat = dealt(seated(null, ...SEATS));
    const asSpymaster = dealt(FOUR);
    expect([0, 1, 2, 3].map((who) => clock(asSpymaster, who))).toEqual([
      ...[null, 'pause'],
      ...[null, 'pause'],
    ]);
    expect(clock(withoutSeat, 0)).toBe('pause');
  });

  test('waits for everybody while a seat is empty', () => {
    const table = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster'));
    expect(can(table, RED_SPY)).toEqual([]);
  });

  test('offers a spectator nothing', () => {
    const table = dealt([...FOUR, ...seated(null)]);
    expect(can(after(table, clue('red')), 4)).toEqual([]);
  });
});

describe('a game against the simulated opponent', () => {
  const pair = seated('red.spymaster', 'red.operative');

  test('lets either player call a clue invalid, but the one who gave it', () => {
    const table = after(dealt(pair, 'coop_sim'), clue('red'));
    expect(choicesOf(table, table.people[1] ?? null).object).toBe('refuse');
    expect(can(table, 0)).toEqual([]);
  });

  test('leaves a doubt of the referee to the clue-giver', () => {
    const table = after(dealt(pair, 'coop_sim'), clue('red'), {
      type: 'doubtRaised',
      to: 'red.spymaster',
      reasons: [],
    });
    expect(choicesOf(table, table.people[0] ?? null).object).toBe('refuse');
  });

  test('has the clue-giver cover for the opponent', () => {
    const table = after(dealt(pair, 'coop_sim'), clue('red'), {
      type: 'turnEnded',
      reason: 'stop',
      next: { name: 'enemy', team: 'red', covers: 1, deadline: 1 },
    });
    expect(can(table, 0)).toEqual(['enemy']);
    expect(can(table, 1)).toEqual([]);
  });
});

describe('Duo', () => {
  const table = dealtDuo(seated('side.a', 'side.b'));
  const given = after(table, { type: 'duoClueGiven', side: 'a', word: 'indice', number: 1 });

  test('gives the first clue to whoever has an idea', () => {
    expect(can(table, 0)).toEqual(['clue']);
    expect(can(table, 1)).toEqual(['clue']);
  });

  test('has the partner guess, and stop after the first card', () => {
    expect(can(given, 1)).toEqual(['guess', 'object']);
    const touched = after(given, {
      type: 'cardTouched',
      card: 0 as never,
      outcome: 'agent',
      guesser: 'b',
      by: personId(2),
    });
    expect(can(touched, 1)).toEqual(['guess', 'stop', 'object']);
  });

  test('lets both guess in sudden death, or by turns', () => {
    const end: GameEvent = {
      type: 'duoTurnEnded',
      reason: 'stop',
      next: { name: 'sudden_death' },
    };
    const sudden = after(given, end);
    expect(can(sudden, 0)).toEqual(['guess']);
    expect(can(sudden, 1)).toEqual(['guess']);
    const strict = dealtDuo(seated('side.a', 'side.b'), {
      'duet.sudden_death_order': 'alternate',
    });
    const turn = after(strict, { type: 'duoClueGiven', side: 'a', word: 'x', number: 1 }, end, {
      type: 'cardTouched',
      card: 0 as never,
      outcome: 'agent',
      guesser: 'b',
      by: personId(2),
    });
    expect(can(turn, 1)).toEqual([]);
    expect(can(turn, 0)).toEqual(['guess']);
  });
});
