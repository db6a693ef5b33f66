import {
  EDITION_IDS,
  EDITIONS,
  isParameterValue,
  MODES,
  PARAMETER_NAMES,
  PARAMETERS,
  SPOKEN_PARAMETERS,
  type ParameterName,
} from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { en as english } from '../messages/en.ts';
import { fr as french } from '../messages/fr.ts';
import type { Context } from './book.ts';
import { book as en } from './en/book.ts';
import { book as fr } from './fr/book.ts';
import { matters, rulesPage, SECTION_OF, sentence } from './sections.ts';

const LANGUAGES = [
  { name: 'fr', book: fr, messages: french },
  { name: 'en', book: en, messages: english },
] as const;

const contexts = (messages: typeof french | typeof english): readonly Context[] =>
  EDITION_IDS.flatMap((id) =>
    EDITIONS[id].modes.map((mode) => ({
      parameters: EDITIONS[id].parameters,
      mode,
      words: messages.vocabularies[EDITIONS[id].vocabulary],
    })),
  );

/** Values of a parameter, enough to see every sentence that it can make. */
const valuesOf = (name: ParameterName): readonly unknown[] => {
  const spec = PARAMETERS[name];
  const values = spec.kind === 'choice' ? [...spec.values] : [null, 0, 1, 5, 30, 60, 90];
  return values.filter((value) => isParameterValue(name, value));
};

const withValue = (context: Context, name: ParameterName, value: unknown): Context => ({
  ...context,
  parameters: { ...context.parameters, [name]: value },
});

test('the page speaks of each parameter in one place', () => {
  expect(Object.values(SECTION_OF).flat().toSorted()).toEqual([...PARAMETER_NAMES].toSorted());
});

describe.each(LANGUAGES)('in $name', ({ book, messages }) => {
  const all = contexts(messages);

  test('each value of each parameter makes a sentence of its own', () => {
    const [context] = all;
    expect(context).toBeDefined();
    if (context === undefined) return;
    for (const name of PARAMETER_NAMES) {
      const said = valuesOf(name).map((value) =>
        sentence(book, name, withValue(context, name, value)),
      );
      expect(new Set(said).size, name).toBe(said.length);
      for (const text of said) expect(text, name).toMatch(/^\S.*[.]$/u);
    }
  });

  test('a parameter in force that matters is on the page, one that does not is not', () => {
    for (const context of all) {
      const page = rulesPage(book, context).flatMap((section) => section.sentences);
      for (const name of PARAMETER_NAMES) {
        const text = sentence(book, name, context);
        expect(page.includes(text), `${name} in ${context.mode}`).toBe(
          matters(name, context.parameters, context.mode),
        );
      }
    }
  });

  test('what people keep among themselves is said apart, and as that', () => {
    for (const context of all) {
      const section = rulesPage(book, context).find(({ id }) => id === 'aloud');
      expect(section?.sentences).toEqual([
        ...book.opening.aloud(context),
        ...SPOKEN_PARAMETERS.map((name) => sentence(book, name, context)),
      ]);
    }
    for (const name of SPOKEN_PARAMETERS) expect(SECTION_OF.aloud).toContain(name);
  });

  test('zero and unlimited are said to wait for a practised table, until it is one', () => {
    const table = all.find(({ parameters }) => parameters['clue.expert_toggle']);
    const [free] = all;
    if (table === undefined || free === undefined) throw new Error('no such edition');
    const practised = withValue(table, 'clue.expert', true);
    for (const name of ['clue.zero', 'clue.unlimited'] as const) {
      expect(sentence(book, name, practised)).toBe(sentence(book, name, free));
      expect(sentence(book, name, table)).not.toBe(sentence(book, name, free));
    }
    expect(matters('clue.expert', table.parameters, 'versus')).toBe(true);
    expect(matters('clue.expert', free.parameters, 'versus')).toBe(false);
    const without = EDITIONS.capitaine.parameters;
    expect(matters('clue.expert_toggle', without, 'versus')).toBe(false);
  });

  test('every edition and every mode has its one sentence', () => {
    for (const id of EDITION_IDS) expect(book.editions[id]).toMatch(/[.]$/u);
    for (const mode of MODES) expect(book.modes[mode]).toMatch(/[.]$/u);
  });
});

test('what nothing waits for in a way to play is not on its page', () => {
  const base = EDITIONS.precedente.parameters;
  expect(matters('await.seconds', base, 'versus')).toBe(true);
  expect(matters('await.seconds', base, 'coop_sim')).toBe(true);
  expect(matters('await.seconds', EDITIONS.table.parameters, 'coop_record')).toBe(false);
  expect(matters('await.seconds', EDITIONS.duo.parameters, 'duo')).toBe(false);
  expect(matters('contest.undo_guesses', EDITIONS.duo.parameters, 'duo')).toBe(false);
  expect(matters('contest.undo_guesses', base, 'coop_sim')).toBe(true);
});

test('an edition speaks its own words', () => {
  const of = (id: (typeof EDITION_IDS)[number]) =>
    rulesPage(fr, {
      parameters: EDITIONS[id].parameters,
      mode: 'versus',
      words: french.vocabularies[EDITIONS[id].vocabulary],
    })
      .flatMap((section) => section.sentences)
      .join(' ');
  expect(of('capitaine')).toContain('capitaine');
  expect(of('capitaine')).toContain('carte noire');
  expect(of('capitaine')).not.toContain('espion');
  expect(of('precedente')).toContain('maître-espion');
  expect(of('precedente')).toContain('témoin');
});
