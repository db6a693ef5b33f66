import {
  EDITION_IDS,
  EDITIONS,
  isParameterValue,
  MODES,
  PARAMETER_NAMES,
  PARAMETERS,
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

  test('every edition and every mode has its one sentence', () => {
    for (const id of EDITION_IDS) expect(book.editions[id]).toMatch(/[.]$/u);
    for (const mode of MODES) expect(book.modes[mode]).toMatch(/[.]$/u);
  });
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
