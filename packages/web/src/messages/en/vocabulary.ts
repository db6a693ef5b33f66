import type { Noun, Vocabularies } from '../vocabulary.ts';

const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  the: `the ${one}`,
  of: `of the ${one}`,
  a: `${/^[aeio]/u.test(one) ? 'an' : 'a'} ${one}`,
});

const KEY = noun('key card');
const ASSASSIN = noun('assassin');

export const vocabularies: Vocabularies = {
  espion: {
    giver: noun('spymaster'),
    guesser: noun('operative'),
    target: noun('contact'),
    bystander: noun('passer-by', 'passers-by'),
    assassin: ASSASSIN,
    key: KEY,
  },
  capitaine: {
    giver: noun('captain'),
    guesser: noun('player'),
    target: noun('team card'),
    bystander: noun('neutral card'),
    assassin: noun('black card'),
    key: KEY,
  },
  'maitre-espion': {
    giver: noun('spymaster'),
    guesser: noun('agent'),
    target: noun('informant'),
    bystander: noun('witness', 'witnesses'),
    assassin: ASSASSIN,
    key: KEY,
  },
  devineur: {
    giver: noun('spymaster'),
    guesser: noun('guesser'),
    target: noun('agent'),
    bystander: noun('innocent witness', 'innocent witnesses'),
    assassin: ASSASSIN,
    key: KEY,
  },
  origine: {
    giver: noun('spymaster'),
    guesser: noun('field operative'),
    target: noun('agent'),
    bystander: noun('innocent bystander'),
    assassin: ASSASSIN,
    key: KEY,
  },
};
