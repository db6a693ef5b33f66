import type { Noun, Vocabularies } from '../vocabulary.ts';

const masculine = (one: string, many = `${one}s`): Noun =>
  /^[aeiouhé]/u.test(one)
    ? { one, many, the: `l’${one}`, of: `de l’${one}`, a: `un ${one}` }
    : { one, many, the: `le ${one}`, of: `du ${one}`, a: `un ${one}` };

const feminine = (one: string, many: string): Noun => ({
  one,
  many,
  the: `la ${one}`,
  of: `de la ${one}`,
  a: `une ${one}`,
});

const KEY = feminine('carte clé', 'cartes clés');
const ASSASSIN = masculine('assassin');
const MASTER = masculine('maître-espion', 'maîtres-espions');

export const vocabularies: Vocabularies = {
  espion: {
    giver: masculine('espion'),
    guesser: masculine('agent'),
    target: masculine('contact'),
    bystander: masculine('passant'),
    assassin: ASSASSIN,
    key: KEY,
  },
  capitaine: {
    giver: masculine('capitaine'),
    guesser: masculine('joueur'),
    target: feminine('carte de l’équipe', 'cartes de l’équipe'),
    bystander: feminine('carte neutre', 'cartes neutres'),
    assassin: feminine('carte noire', 'cartes noires'),
    key: KEY,
  },
  'maitre-espion': {
    giver: MASTER,
    guesser: masculine('agent'),
    target: masculine('informateur'),
    bystander: masculine('témoin'),
    assassin: ASSASSIN,
    key: KEY,
  },
  devineur: {
    giver: MASTER,
    guesser: masculine('devineur'),
    target: masculine('agent'),
    bystander: masculine('témoin innocent', 'témoins innocents'),
    assassin: ASSASSIN,
    key: KEY,
  },
  origine: {
    giver: MASTER,
    guesser: masculine('agent de terrain', 'agents de terrain'),
    target: masculine('informateur'),
    bystander: masculine('passant innocent', 'passants innocents'),
    assassin: ASSASSIN,
    key: KEY,
  },
};
