import { cleanName, EDITION_IDS, seatsOf, MODES, TEAMS } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { VOCABULARY_OF } from '../messages/vocabulary-of.ts';
import { seatName } from '../turn/status.ts';
import { passingTo } from './passing.ts';
import { deviceTexts } from './texts.ts';
import { seated } from '../room/table.test-kit.ts';

const CATALOGUES = { fr, en };

test('every seat has a name that a person can have, whatever the edition', () => {
  const seats = new Set(MODES.flatMap((mode) => TEAMS.flatMap((team) => seatsOf(mode, team))));
  for (const say of Object.values(CATALOGUES)) {
    for (const edition of EDITION_IDS) {
      const words = say.vocabularies[VOCABULARY_OF[edition]];
      for (const seat of seats) {
        const name = seatName({ say, words }, seat);
        expect(cleanName(name)).toBe(name);
      }
    }
  }
});

test('the device is passed on in a sentence', () => {
  const title = (language: 'fr' | 'en', edition: (typeof EDITION_IDS)[number], seat: string) => {
    const say = CATALOGUES[language];
    const people = seated(seat as never);
    const words = say.vocabularies[VOCABULARY_OF[edition]];
    return passingTo(people, {}, deviceTexts[language], say, words).title;
  };
  expect(title('fr', 'classique-2025', 'red.spymaster')).toBe('Passez l’appareil à l’espion rouge');
  expect(title('fr', 'precedente', 'blue.spymaster')).toBe(
    'Passez l’appareil au maître-espion bleu',
  );
  expect(title('fr', 'table', 'red.operative')).toBe('Passez l’appareil aux devineurs rouges');
  expect(title('fr', 'precedente', 'shared.operative')).toBe(
    'Passez l’appareil à votre agent commun',
  );
  expect(title('en', 'capitaine', 'blue.spymaster')).toBe('Pass the device to the blue captain');
  expect(title('en', 'duo', 'side.b')).toBe('Pass the device to side B');
});

test('whoever will see a key is warned, and named', () => {
  const words = fr.vocabularies.espion;
  const passing = (seat: string, ...more: string[]) =>
    passingTo(
      seated(seat as never, ...(more as never[])),
      { p1: 'Camille' },
      deviceTexts.fr,
      fr,
      words,
    );
  expect(passing('blue.spymaster')).toMatchObject({
    secret: true,
    figure: 'blue',
    who: ['Camille'],
  });
  expect(passing('red.operative')).toMatchObject({ secret: false, figure: 'red' });
  const either = passing('side.a', 'side.b');
  expect(either.title).toBe('Qui joue maintenant\u202f?');
  expect(either.takers.map(({ label }) => label)).toEqual([
    'Montrer le côté A',
    'Montrer le côté B',
  ]);
});
