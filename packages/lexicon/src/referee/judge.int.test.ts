import { PARAMETERS, type Conventions } from '@agent-double/rules';
import { describe, expect, it } from 'vitest';
import { first, judge } from './french.test-kit.ts';

describe('the French referee', () => {
  it.each(['araignee', 'ARAIGNÉE', 'araigne\u0301e'])('[WORD-5] knows %s for ARAIGNÉE', (clue) => {
    expect(first(clue, 'ARAIGNÉE')).toBe('illegal WORD-5');
  });

  it('[WORD-6] leaves two words that accents tell apart to people', () => {
    expect(first('marche', 'MARCHÉ')).toBe('doubtful WORD-6');
  });

  it('[WORD-7] refuses a phrase and [WORD-8] asks about an expression', () => {
    expect(first('gros animal gris', 'ÉLÉPHANT')).toBe('illegal WORD-7');
    expect(first('pomme de terre', 'FRITE')).toBe('doubtful WORD-8');
    expect(first('pomme de terre', 'FRITE', { 'clue.open_compound': 'allowed' })).toBe('legal');
    expect(first('pomme de terre', 'FRITE', { 'clue.open_compound': 'forbidden' })).toBe(
      'illegal WORD-8',
    );
  });

  it('[WORD-9] [WORD-12] follows the table on names', () => {
    expect(first('Harry Potter', 'SORCIER')).toBe('doubtful WORD-9');
    expect(first('Napoléon', 'EMPEREUR')).toBe('legal');
    const strict = { 'clue.proper_single': 'forbidden' } as const;
    expect(first('Mozart', 'PIANO', strict)).toBe('illegal WORD-12');
    expect(first('Pierre', 'PIANO', strict)).toBe('doubtful WORD-12');
    expect(first('pierre', 'PIANO', strict)).toBe('legal');
  });

  it('[WORD-10] a hyphenated dictionary word is one word, [WORD-11] a made-up one is not', () => {
    expect(first('porte-avions', 'NAVIRE')).toBe('legal');
    expect(first('porte-avions', 'NAVIRE', { 'clue.hyphenated': 'ask' })).toBe('doubtful WORD-10');
    expect(first('chien-bleu', 'NAVIRE')).toBe('illegal WORD-11');
    expect(first('chien-bleu', 'NAVIRE', { 'clue.invented_compound': 'allowed' })).toBe('legal');
  });

  it('[WORD-13] asks about abbreviations, not about words that were some', () => {
    expect(first('SNCF', 'GARE')).toBe('doubtful WORD-13');
    expect(first('SNCF', 'GARE', { 'clue.abbreviation': 'forbidden' })).toBe('illegal WORD-13');
    expect(first('OTAN', 'GUERRE')).toBe('doubtful WORD-13');
    expect(first('laser', 'OMBRE')).toBe('legal');
    for (const clue of ['kg', 'KM', 'Mme', 'etc', 'USA']) {
      expect([clue, first(clue, 'GARE')]).toEqual([clue, 'doubtful WORD-13']);
    }
    for (const clue of ['us', 'eu', 'BD', 'SIDA']) {
      expect([clue, first(clue, 'GARE')]).toEqual([clue, 'legal']);
    }
  });

  it('[WORD-14] doubts what no list knows', () => {
    expect(first('blorf', 'NAVIRE')).toBe('doubtful WORD-14');
  });

  it('[WORD-21] refuses a translation, [WORD-22] doubts one that is in use here', () => {
    expect(first('Käse', 'FROMAGE')).toBe('illegal WORD-21');
    expect(first('horses', 'CHEVAL')).toBe('illegal WORD-21');
    expect(first('star', 'ÉTOILE')).toBe('doubtful WORD-22');
    expect(first('pain', 'DOULEUR')).toBe('legal');
  });

  it.each([
    ['books', 'LIVRE', 'doubtful WORD-22'],
    ['houses', 'MAISON', 'illegal WORD-21'],
    ['babies', 'BÉBÉ', 'illegal WORD-21'],
    ['Häuser', 'MAISON', 'illegal WORD-21'],
    ['peces', 'POISSON', 'illegal WORD-21'],
    ['arbol', 'ARBRE', 'illegal WORD-21'],
    ['gatto', 'CHAT', 'illegal WORD-21'],
    ['chats', 'CAUSERIE', 'legal'],
    ['pages', 'LIVRE', 'legal'],
  ])(
    '[WORD-21] takes %s beside %s as the word that it is a form of: %s',
    (clue, word, expected) => {
      expect(first(clue, word)).toBe(expected);
    },
  );

  it('[WORD-21] a table may allow translations or ask, in no language that says nothing else', () => {
    const played = { 'clue.translation': 'allowed' } as const;
    expect(first('cat', 'CHAT', played)).toBe('legal');
    expect(first('Käse', 'PAIN,FROMAGE', played)).toBe('legal');
    expect(first('star', 'ÉTOILE', played)).toBe('legal');
    expect(first('cat', 'FROMAGE', played)).toBe('illegal WORD-23');
    expect(first('cat', 'CHAT', { 'clue.translation': 'ask' })).toBe('doubtful WORD-21');
  });

  it.each(['bretzel', 'pizzas', 'week-end', 'Sushi', 'parking'])(
    '[WORD-22] a table may bar %s, which came from elsewhere',
    (clue) => {
      expect(first(clue, 'NŒUD')).toBe('legal');
      expect(first(clue, 'NŒUD', { 'clue.adopted_foreign': 'ask' })).toBe('doubtful WORD-22');
      expect(first(clue, 'NŒUD', { 'clue.adopted_foreign': 'forbidden' })).toBe('illegal WORD-22');
    },
  );

  it.each(['soldat', 'magasin', 'photo', 'réfrigérateur', 'tomate'])(
    '[WORD-22] %s is a word like any other, whatever other languages make of it',
    (clue) => {
      expect(first(clue, 'NŒUD', { 'clue.adopted_foreign': 'forbidden' })).toBe('legal');
    },
  );

  it('[WORD-23] refuses foreign words that French does not use', () => {
    expect(first('Freundschaft', 'AMOUR')).toBe('illegal WORD-23');
    expect(first('bolt', 'SPRINT')).toBe('illegal WORD-23');
    expect(first('Bolt', 'SPRINT')).toBe('doubtful WORD-23');
    expect(first('bretzel', 'NŒUD')).toBe('legal');
  });

  it.each([
    ['forbidden', 'illegal WORD-24'],
    ['ask', 'doubtful WORD-24'],
    ['allowed_if_meaning', 'doubtful WORD-24'],
    ['allowed', 'legal'],
  ] as const)('[WORD-24] homophones, where the table says %s', (value, expected) => {
    expect(first('mère', 'MER', { 'clue.homophone': value })).toBe(expected);
  });

  it('[WORD-24] hears a homophone of which the family alone is only doubted', () => {
    const { verdict, reasons } = judge('sole', 'SOL');
    expect(verdict).toBe('illegal');
    expect(reasons.map((reason) => reason.rule)).toEqual(['WORD-24', 'WORD-19']);
  });

  it('[WORD-24] hears the article that runs into a clue', () => {
    expect(first("l'art", 'LARD')).toBe('illegal WORD-24');
    expect(first('l’arme', 'LARMES')).toBe('illegal WORD-24');
    expect(first("l'art", 'LIT')).toBe('legal');
  });

  it('[WORD-24] doubts what only some speakers say alike', () => {
    expect(first('épais', 'ÉPÉE')).toBe('doubtful WORD-24');
    expect(first('cote', 'KOT')).toBe('illegal WORD-24');
  });

  it('[WORD-25] doubts near sounds unless the table allows them', () => {
    expect(first('poison', 'POISSON')).toBe('doubtful WORD-25');
    expect(first('nuage', 'FROMAGE')).toBe('legal');
    expect(first('poison', 'POISSON', { 'clue.rhyme_only': 'allowed' })).toBe('legal');
  });

  it('[WORD-26] a letter may not stand for the initial of several words', () => {
    expect(judge('B', 'BANANE,BATEAU,BALEINE', {}, 3).verdict).toBe('illegal');
    expect(judge('A', 'AVION,PONT', {}, 1).verdict).toBe('doubtful');
    expect(judge('X', 'RAYON', {}, 1).verdict).toBe('legal');
  });

  it('[WORD-27] a number that repeats the announced one is a doubt up to a row’s length', () => {
    expect(judge('trois', 'COL,CLÉ,COQ', {}, 3).verdict).toBe('doubtful');
    expect(judge('dix', 'MAIN', {}, 2).verdict).toBe('legal');
  });

  it('[WORD-28] doubts words about letters and places, refuses phrases that say nothing else', () => {
    expect(first('voyelle', 'ÎLE')).toBe('doubtful WORD-28');
    expect(judge('en haut à gauche', 'TIGRE').verdict).toBe('illegal');
    expect(first('haut-parleur', 'MUSIQUE')).toBe('legal');
  });

  const JUDGED: {
    readonly [name in Exclude<keyof Conventions, 'clue.covered_family'>]: readonly [string, string];
  } = {
    'clue.hyphenated': ['porte-avions', 'NAVIRE'],
    'clue.open_compound': ['pomme de terre', 'FRITE'],
    'clue.invented_compound': ['chien-bleu', 'NAVIRE'],
    'clue.proper_single': ['Mozart', 'PIANO'],
    'clue.proper_multi': ['Harry Potter', 'SORCIER'],
    'clue.abbreviation': ['SNCF', 'GARE'],
    'clue.translation': ['Käse', 'FROMAGE'],
    'clue.adopted_foreign': ['pizza', 'FROMAGE'],
    'clue.homophone': ['mère', 'MER'],
    'clue.rhyme_only': ['poison', 'POISSON'],
  };

  it.each(Object.entries(JUDGED))('each value of %s makes another answer', (name, [clue, word]) => {
    const spec = PARAMETERS[name as keyof typeof JUDGED];
    const answers = spec.values.map((value) =>
      JSON.stringify(judge(clue, word, { [name]: value })),
    );
    expect(new Set(answers).size).toBe(spec.values.length);
  });

  it('says nothing else for the same words in another order', () => {
    const board = 'VOLEUR,MIEL,CHAT,ROI';
    const turned = board.split(',').reverse().join(',');
    for (const clue of ['antivol', 'reine', 'arbre', 'cha\u200bt', 'x'.repeat(10_000), '']) {
      expect(judge(clue, turned).verdict).toBe(judge(clue, board).verdict);
    }
  });

  it('[WORD-23] asks about a name typed small that is an everyday English word', () => {
    expect(first('queen', 'MUSIQUE')).toBe('doubtful WORD-23');
    expect(first('happy', 'FÊTE')).toBe('doubtful WORD-23');
    expect(first('Queen', 'MUSIQUE')).toBe('legal');
    expect(first('mozart', 'MUSIQUE')).toBe('legal');
  });

  it('[WORD-24] asks about what only some say alike, [WORD-28] about the marks of letters', () => {
    expect(first('serf', 'CERF')).toBe('doubtful WORD-24');
    expect(first('circonflexe', 'MAISON')).toBe('doubtful WORD-28');
  });
});
