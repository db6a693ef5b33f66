import { describe, expect, it } from 'vitest';
import { first, judge } from './french.test-kit.ts';

describe('the French referee on parts, forms and families', () => {
  it.each([
    ['bouchon', 'TIRE-BOUCHON'],
    ['arc-en-ciel', 'ARC'],
    ['porte-avions', 'AVION'],
    ['Noël', 'PÈRE NOËL'],
    ['cerf-volant', 'VOL'],
  ])('[WORD-15] refuses %s beside %s: a part', (clue, word) => {
    expect(first(clue, word)).toBe('illegal WORD-15');
  });

  it('[WORD-15] reads a compound without its hyphen as one, [WORD-17] whatever its number', () => {
    expect(first('portemonnaie', 'MONNAIE')).toBe('illegal WORD-15');
    expect(judge('millepatte', 'MILLE-PATTES').verdict).toBe('illegal');
  });

  it('[WORD-19] asks about far kin of a part of a visible compound, not of what holds a part', () => {
    expect(first('paternel', 'PÈRE NOËL')).toBe('doubtful WORD-19');
    expect(first('pantalon', 'PÈRE NOËL')).toBe('legal');
    expect(first('demi-finale', 'SOLDAT')).toBe('legal');
  });

  it.each([
    ['douçâtre', 'DOUX'],
    ['combattivité', 'COMBAT'],
    ['ognon', 'OIGNON'],
    ['sècheresse', 'SEC'],
  ])('[WORD-18] knows %s, spelled as in 1990, for kin of %s', (clue, word) => {
    expect(judge(clue, word).verdict).toBe('illegal');
  });

  it.each([
    ['fonte', 'FONDRE'],
    ['tonte', 'TONDRE'],
    ['torsion', 'TORDRE'],
    ['couturier', 'COUDRE'],
    ['chute', 'CHOIR'],
    ['effrayer', 'FRAYEUR'],
    ['enivrer', 'IVRE'],
    ['czarine', 'TSAR'],
    ['microbus', 'BUS'],
    ['Montréal', 'MONT'],
  ])(
    '[WORD-18] refuses %s beside %s: an old participle of it, or a stem that rules miss',
    (clue, word) => {
      expect(first(clue, word)).toBe('illegal WORD-18');
    },
  );

  it.each([
    ['avenue', 'AVENIR'],
    ['essorer', 'ESSOR'],
    ['manchot', 'MANCHE'],
    ['chatoyer', 'CHAT'],
    ['menotte', 'MAIN'],
    ['meuf', 'FEMME'],
  ])('[WORD-19] asks about %s beside %s', (clue, word) => {
    expect(first(clue, word)).toBe('doubtful WORD-19');
  });

  it.each([
    ['vachette', 'VACCIN'],
    ['reboiser', 'BÛCHE'],
    ['encasernement', 'CASE'],
    ['visière', 'VIS'],
    ['porte-avions', 'FEUILLE'],
    ['transport', 'MANTEAU'],
    ['téléphone', 'TÉLÉVISION'],
    ['cordonnier', 'CORDE'],
    ['rameau', 'RAME'],
    ['révisable', 'VIS'],
    ['perruche', 'PERRUQUE'],
  ])('[WORD-19] lets %s pass beside %s: of the family of a word that is no kin', (clue, word) => {
    expect(first(clue, word)).toBe('legal');
  });

  it('[WORD-20] asks about a noun that is also a participle of what it is no kin of', () => {
    expect(first('crue', 'CROIRE')).toBe('doubtful WORD-20');
    expect(first('mort', 'MOURIR')).toBe('illegal WORD-17');
  });

  it.each([
    ['mousse', 'PAMPLEMOUSSE'],
    ['pirate', 'RAT'],
    ['vent', 'COUVENT'],
    ['tâcheron', 'TACHE'],
  ])('[WORD-15] lets %s be beside %s: letters in common are no part', (clue, word) => {
    expect(first(clue, word)).toBe('legal');
  });

  it('[WORD-16] knows clippings both ways', () => {
    expect(first('ciné', 'CINÉMA')).toBe('illegal WORD-16');
    expect(first('réfrigérateur', 'FRIGO')).toBe('illegal WORD-16');
    expect(first('appli', 'APPLICATION')).toBe('illegal WORD-16');
  });

  it.each([
    ['chevaux', 'CHEVAL'],
    ['voleuse', 'VOLEUR'],
    ['irai', 'ALLER'],
    ['sautent', 'SAUTER'],
    ['rit', 'RIRE'],
  ])('[WORD-17] refuses %s beside %s: a form of it', (clue, word) => {
    expect(first(clue, word)).toBe('illegal WORD-17');
  });

  it.each([
    ['antivol', 'VOLEUR'],
    ['chaleur', 'CHAUD'],
    ['pluvieux', 'PLUIE'],
    ['hivernal', 'HIVER'],
    ['patinage', 'PATINOIRE'],
  ])('[WORD-18] refuses %s beside %s: of its family', (clue, word) => {
    expect(first(clue, word)).toBe('illegal WORD-18');
  });

  it('[WORD-18] names the words between', () => {
    const [reason] = judge('redescendre', 'DESCENTE').reasons;
    expect(reason?.because.fr).toContain('redescendre – descendre – descente');
  });

  it.each([
    ['château', 'CHAT'],
    ['fermier', 'FER'],
    ['boutique', 'BOUT'],
    ['jument', 'CHEVAL'],
  ])('[WORD-18] lets %s be beside %s: not akin', (clue, word) => {
    expect(first(clue, word)).toBe('legal');
  });

  it('[WORD-19] leaves learned kinship to people', () => {
    expect(first('maritime', 'MER')).toBe('doubtful WORD-19');
    expect(first('reine', 'ROI')).toBe('doubtful WORD-19');
  });

  it('[WORD-20] a noun that is also a form of a verb is only a doubt', () => {
    expect(first('lire', 'LIT')).toBe('doubtful WORD-20');
    expect(first('porte', 'PORT')).toBe('legal');
  });

  it.each([
    ['figure', 'FIGUE'],
    ['casserole', 'CASSER'],
  ])('[WORD-18] hears what the index says of %s beside %s, which nobody deals', (clue, word) => {
    expect(first(clue, word)).toBe('legal');
  });

  it('[WORD-20] reads a noun in -s as a plural of a participle only in doubt', () => {
    expect(first('tapir', 'TAPIS')).toBe('doubtful WORD-20');
    expect(first('permettre', 'PERMIS')).toMatch(/^illegal/u);
  });

  it.each([
    ['danois', 'DANEMARK'],
    ['Péruvienne', 'PÉROU'],
    ['moscovite', 'MOSCOU'],
    ['tourangelle', 'TOURS'],
    ['bordelais', 'BORDEAUX'],
    ['parfois', 'FOIS'],
    ['vêtu', 'VÊTEMENT'],
  ])('[WORD-18] refuses %s beside %s', (clue, word) => {
    expect(first(clue, word)).toMatch(/^illegal/u);
  });

  it.each([
    ['glorieux', 'GLOIRE'],
    ['territorial', 'TERRITOIRE'],
    ['militariser', 'MILITAIRE'],
    ['actionnariat', 'ACTIONNAIRE'],
    ['singularité', 'SINGULIER'],
  ])('[WORD-18] [WORD-19] lets %s pass beside %s to nobody unasked', (clue, word) => {
    expect(first(clue, word)).not.toMatch(/^legal/u);
  });
});

describe('a noun that is also a form of a verb', () => {
  it.each([
    ['jouer', 'JOUE'],
    ['clique', 'CLIQUER'],
    ['devant', 'DEVOIR'],
    ['manie', 'MANIER'],
  ])('[WORD-20] %s beside %s is a doubt, if they are no kin', (clue, word) => {
    expect(first(clue, word)).toBe('doubtful WORD-20');
  });

  it.each([
    ['marcher', 'MARCHE'],
    ['aider', 'AIDE'],
  ])('[WORD-18] %s beside %s is none, where they are', (clue, word) => {
    expect(judge(clue, word).verdict).toBe('illegal');
  });
});

it.each([
  ['vacherie', 'VACHE', 'illegal WORD-18'],
  ['bonjour', 'JOUR', 'illegal WORD-18'],
  ['actuellement', 'ACTUEL', 'illegal WORD-18'],
  ['politique', 'POLICE', 'doubtful WORD-19'],
  ['vitrine', 'VERRE', 'doubtful WORD-19'],
  ['champignon', 'CHAMP', 'legal'],
  ['chaussette', 'CHAUSSÉE', 'legal'],
  ['marquise', 'MARQUE', 'legal'],
  ['bagarre', 'ORIGINE', 'legal'],
  ['arrogance', 'ARROGANT', 'illegal WORD-18'],
  ['évolution', 'ÉVOLUER', 'illegal WORD-18'],
  ['optimiste', 'OPTIMISME', 'illegal WORD-18'],
  ['agresseur', 'AGRESSIF', 'illegal WORD-18'],
  ['délicieux', 'DÉLICE', 'illegal WORD-18'],
  ['fraternité', 'FRATERNEL', 'illegal WORD-18'],
  ['pension', 'PENSEUR', 'legal'],
  ['faction', 'FACTEUR', 'legal'],
])('%s beside %s: %s', (clue, word, expected) => {
  expect(first(clue, word)).toBe(expected);
});
