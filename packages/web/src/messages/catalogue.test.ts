import { EDITION_IDS, EDITIONS, REFUSAL_CODES } from '@agent-double/rules';
import { SERVER_REFUSAL_CODES } from '@agent-double/protocol';
import { describe, expect, test } from 'vitest';
import { book as englishBook } from '../rules-page/en/book.ts';
import { book as frenchBook } from '../rules-page/fr/book.ts';
import { chooseLanguage } from './choose-language.ts';
import { en } from './en.ts';
import { bigScreen as englishScreen } from './en/big-screen.ts';
import { companion as englishCompanion } from './en/companion.ts';
import { device as englishLink } from './en/device.ts';
import { ending as englishEnding } from './en/ending.ts';
import { landing as englishLanding } from './en/landing.ts';
import { late as englishLate } from './en/late.ts';
import { lookedAt as englishLooks } from './en/looked-at.ts';
import { moving as englishMoving } from './en/moving.ts';
import { notes as englishNotes } from './en/notes.ts';
import { oneDevice as englishDevice } from './en/one-device.ts';
import { program as englishProgram } from './en/program.ts';
import { refusals as english } from './en/refusals.ts';
import { replay as englishReplay } from './en/replay.ts';
import { seating as englishSeating } from './en/seating.ts';
import { signal as englishSignal } from './en/signal.ts';
import { fr } from './fr.ts';
import { bigScreen as frenchScreen } from './fr/big-screen.ts';
import { companion as frenchCompanion } from './fr/companion.ts';
import { device as frenchLink } from './fr/device.ts';
import { ending as frenchEnding } from './fr/ending.ts';
import { landing as frenchLanding } from './fr/landing.ts';
import { late as frenchLate } from './fr/late.ts';
import { lookedAt as frenchLooks } from './fr/looked-at.ts';
import { moving as frenchMoving } from './fr/moving.ts';
import { notes as frenchNotes } from './fr/notes.ts';
import { oneDevice as frenchDevice } from './fr/one-device.ts';
import { program as frenchProgram } from './fr/program.ts';
import { refusals as french } from './fr/refusals.ts';
import { replay as frenchReplay } from './fr/replay.ts';
import { seating as frenchSeating } from './fr/seating.ts';
import { signal as frenchSignal } from './fr/signal.ts';
import { VOCABULARY_OF } from './vocabulary-of.ts';

/** Catalogues that are fetched apart, when their screen opens. */
const FRENCH = [
  frenchDevice,
  frenchScreen,
  frenchCompanion,
  frenchEnding,
  frenchLink,
  frenchLanding,
  frenchLate,
  frenchLooks,
  frenchMoving,
  frenchNotes,
  frenchProgram,
  frenchReplay,
  frenchSeating,
  frenchSignal,
];
const ENGLISH = [
  englishDevice,
  englishScreen,
  englishCompanion,
  englishEnding,
  englishLink,
  englishLanding,
  englishLate,
  englishLooks,
  englishMoving,
  englishNotes,
  englishProgram,
  englishReplay,
  englishSeating,
  englishSignal,
];

/** Every text of a catalogue; sentences with gaps are filled with a word, then with a number. */
const texts = (of: unknown): readonly string[] => {
  if (typeof of === 'string') return [of];
  if (typeof of === 'function') {
    const filled = ['mot', 2].flatMap((gap) => {
      try {
        return [(of as (...gaps: unknown[]) => unknown)(gap, gap, gap)];
      } catch {
        return []; // This gap wants another kind of thing.
      }
    });
    return filled.flatMap(texts);
  }
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : [];
};

describe('every refusal has its sentence', () => {
  test.each([...REFUSAL_CODES, ...SERVER_REFUSAL_CODES])('%s', (code) => {
    expect(french[code]).toMatch(/\S.*[.!]$/u);
    expect(english[code]).toMatch(/\S.*[.!]$/u);
    expect(english[code]).not.toBe(french[code]);
  });
});

test('French is set as French is: apostrophes, quotation marks and their spaces', () => {
  for (const text of [fr, french, frenchBook, ...FRENCH].flatMap(texts)) {
    expect(text).not.toMatch(/'|"/u);
    expect(text).not.toMatch(/[^\s\u202f\u00a0«“(][;!?»]|(?:^|[^\u202f])[;!?]/u);
    expect(text).not.toMatch(/\p{L}:|[^\u00a0]: |«[^\u00a0]|[^\u00a0]»/u);
  }
});

test('English is set as English is', () => {
  for (const text of [en, english, englishBook, ...ENGLISH].flatMap(texts)) {
    expect(text).not.toMatch(/'|"/u);
    expect(text).not.toMatch(/\s[;:!?]/u);
  }
});

test.each(EDITION_IDS)('%s speaks its own vocabulary', (id) => {
  expect(VOCABULARY_OF[id]).toBe(EDITIONS[id].vocabulary);
});

test('no text has an empty gap', () => {
  for (const text of [fr, en, ...FRENCH, ...ENGLISH].flatMap(texts)) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}/u);
  }
});

describe('the language', () => {
  test('chosen before comes first', () => {
    expect(chooseLanguage('en', ['fr-FR'])).toBe('en');
  });
  test('is the first that the browser asks for and the product has', () => {
    expect(chooseLanguage(null, ['de', 'en-GB', 'fr'])).toBe('en');
    expect(chooseLanguage('klingon', ['FR-ca'])).toBe('fr');
  });
  test('is French where neither is asked for', () => {
    expect(chooseLanguage(null, ['de', 'ja'])).toBe('fr');
    expect(chooseLanguage(null, [])).toBe('fr');
  });
});
