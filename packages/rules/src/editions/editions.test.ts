import { describe, expect, test } from 'vitest';
import { EDITION_IDS, VOCABULARIES } from '../edition.ts';
import { isParameterValue, PARAMETER_NAMES } from '../parameter.ts';
import { setupProblem } from '../setup/decide-setup.ts';
import { DEFAULT_SETUP } from '../table.ts';
import {
  afterAll,
  clue,
  eventsOf,
  game,
  guess,
  namesOf,
  object,
  stop,
  type Given,
} from '../table.test-kit.ts';
import {
  differences,
  EDITIONS,
  houseRules,
  MAX_KEPT_PARAMETERS,
  parametersInForce,
} from './index.ts';

describe.each(EDITION_IDS)('the edition %s', (id) => {
  const edition = EDITIONS[id];

  test('[HOUSE-1] has a value for each parameter', () => {
    expect(edition.id).toBe(id);
    expect(Object.keys(edition.parameters).toSorted()).toEqual([...PARAMETER_NAMES].toSorted());
    for (const name of PARAMETER_NAMES) {
      expect(isParameterValue(name, edition.parameters[name]), name).toBe(true);
    }
    expect(VOCABULARIES).toContain(edition.vocabulary);
  });

  test('[HOUSE-4] can be played as it stands, in each of its modes', () => {
    for (const mode of edition.modes) {
      expect(setupProblem({ ...DEFAULT_SETUP, edition: id, mode })).toBeNull();
    }
    expect(edition.open.every((name) => PARAMETER_NAMES.includes(name))).toBe(true);
  });
});

describe('what a table changes', () => {
  const { table, capitaine, 'classique-2025': classic } = EDITIONS;

  test('[HOUSE-2] makes a house variant where the edition fixes it', () => {
    expect(houseRules(classic, { 'guess.limit': 'n' })).toEqual(['guess.limit']);
    expect(houseRules(classic, { 'guess.limit': 'n_plus_1' })).toEqual([]);
    expect(houseRules(classic, {})).toEqual([]);
  });

  test('[HOUSE-4] makes none where the edition leaves it to the table', () => {
    expect(houseRules(classic, { 'penalty.cover_deadline': 'before_own_next_clue' })).toEqual([]);
    expect(houseRules(capitaine, { 'owed.growth': 'any_early_end' })).toEqual([]);
  });

  test('[HOUSE-1] is in force over the edition’s own value', () => {
    expect(parametersInForce(classic, { 'guess.limit': 'n' })).toEqual({
      ...classic.parameters,
      'guess.limit': 'n',
    });
  });

  test('[HOUSE-1] is shared by the tables that chose it, also once it was forgotten', () => {
    const ofTimer = (seconds: number): unknown =>
      parametersInForce(classic, { 'timer.clue': seconds });
    const first = ofTimer(0);
    expect(ofTimer(0)).toBe(first);
    expect(parametersInForce(capitaine, { 'timer.clue': 0 })).not.toBe(first);
    for (let seconds = 1; seconds <= MAX_KEPT_PARAMETERS; seconds += 1) ofTimer(seconds);
    expect(ofTimer(0)).not.toBe(first);
    expect(ofTimer(0)).toEqual(first);
  });

  test('[HOUSE-3] differs from other editions in a list', () => {
    expect(differences(classic, classic)).toEqual([]);
    expect(differences(classic, capitaine)).toContain('guess.limit');
    expect(differences(classic, table)).not.toContain('guess.limit');
    expect(differences(classic, table)).toContain('clue.hyphenated');
  });

  test('[HOUSE-1] makes two editions the same game where all values are the same', () => {
    const story = (given: Given): readonly string[] => {
      const state = afterAll(
        game(given),
        ['redSpy', clue(3)],
        ['redOp', guess(0)],
        ['redOp', stop],
        ['blueSpy', clue(0)],
        ['blueOp', guess(9)],
      );
      return namesOf(eventsOf(state, 'redSpy', object));
    };
    expect(story({ edition: 'capitaine', changes: classic.parameters })).toEqual(story({}));
  });
});

describe('what the documents say', () => {
  test('[GUESS-7] [OWED-1] caps', () => {
    const caps = EDITION_IDS.map((id) => [id, EDITIONS[id].parameters['guess.limit']]);
    expect(Object.fromEntries(caps)).toEqual({
      'classique-2025': 'n_plus_1',
      capitaine: 'n_plus_owed',
      precedente: 'n_plus_1',
      table: 'n_plus_1',
      'origine-2015': 'n_plus_1',
      duo: 'none',
    });
  });

  test('[CLUE-3] [CLUE-4] zero and unlimited', () => {
    const without = EDITION_IDS.filter(
      (id) =>
        EDITIONS[id].parameters['clue.zero'] === 'forbidden' &&
        EDITIONS[id].parameters['clue.unlimited'] === 'forbidden',
    );
    expect(without).toEqual(['capitaine', 'precedente']);
  });

  test('[KEY-1] counts', () => {
    for (const id of EDITION_IDS) {
      expect(EDITIONS[id].parameters).toMatchObject({
        'key.start': 9,
        'key.other': 8,
        'key.bystander': 7,
        'key.assassin': 1,
      });
    }
  });

  test('[COOP-1] [RECORD-2] ways to play', () => {
    expect(EDITIONS['classique-2025'].modes).toEqual(['versus']);
    expect(EDITIONS.capitaine.modes).toEqual(['versus']);
    expect(EDITIONS.precedente.modes).toEqual(['versus', 'coop_sim', 'three_shared']);
    expect(EDITIONS['origine-2015'].modes).toEqual(['versus', 'coop_sim', 'three_shared']);
    expect(EDITIONS.table.modes).toEqual(['versus', 'coop_record']);
    expect(EDITIONS.duo.modes).toEqual(['duo']);
  });
});
