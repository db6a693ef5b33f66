import { MAX_CLUE_LENGTH, type Conventions } from '@agent-double/rules';
import { describe, expect, it } from 'vitest';
import { conventionsWith } from '../conventions.test-kit.ts';
import { formJudge } from './form-judge.ts';

const BOARD = ['CHAT', 'ÉCOLE', 'PÊCHEUR', 'CŒUR', 'ARAIGNEE', 'WEEK-END', 'PÈRE NOËL'];

const judge = (word: string, changes: Partial<Conventions> = {}, words = BOARD) =>
  formJudge(word, 1, words, conventionsWith(changes));
const ruleOf = (word: string, changes: Partial<Conventions> = {}) =>
  judge(word, changes).reasons.map((each) => each.rule);

describe('formJudge', () => {
  it.each(['', '   ', '...', '« »', '-', "'"])('[WORD-1] refuses %j: there is no word', (clue) => {
    expect(judge(clue).verdict).toBe('illegal');
    expect(ruleOf(clue)).toEqual(['WORD-1']);
  });

  it('[WORD-2] counts the length after NFC, up to the bound', () => {
    expect(judge('é'.repeat(MAX_CLUE_LENGTH)).verdict).toBe('legal');
    expect(judge('e'.repeat(MAX_CLUE_LENGTH)).verdict).toBe('legal');
    expect(ruleOf('e'.repeat(MAX_CLUE_LENGTH + 1))).toEqual(['WORD-2']);
    expect(judge('e\u0301'.repeat(MAX_CLUE_LENGTH)).verdict).toBe('legal');
    expect(ruleOf('é'.repeat(MAX_CLUE_LENGTH + 1))).toEqual(['WORD-2']);
    expect(ruleOf('e'.repeat(10_000))).toEqual(['WORD-2']);
    expect(ruleOf('e' + '\u0301'.repeat(10_000))).toEqual(['WORD-2']);
  });

  it.each([
    ['invisible', 'mai\u200bson'],
    ['invisible', '\u202enosiam'],
    ['invisible', 'mai\u00adson'],
    ['invisible', 'maison\u0000'],
    ['stacked marks', 'm\u0323\u0310\u0301aison'],
    ['Cyrillic look-alike', 'mаison'],
    ['Greek look-alike', 'maisοn'],
    ['small capital', 'ᴍaison'],
    ['dotless i', 'maıson'],
    ['Cyrillic', 'дом'],
    ['Hebrew', 'בית'],
    ['Han', '猫'],
  ])('[WORD-3] refuses letters that are not the alphabet’s: %s', (_what, clue) => {
    expect(ruleOf(clue)).toEqual(['WORD-3']);
  });

  it.each(['🐱', 'maison🐱', 'chat+souris', 'rouge/vert', 'a&b', '3,5', 'm_n', '½', '👨‍👩‍👧'])(
    '[WORD-4] refuses symbols: %s',
    (clue) => {
      expect(judge(clue).verdict).toBe('illegal');
    },
  );

  it.each([
    ['chat', 'CHAT'],
    ['  CHAT !', 'CHAT'],
    ['« chat »', 'CHAT'],
    ['cha\u200bt', 'CHAT'],
    ['сhat', 'CHAT'],
    ['ＣＨＡＴ', 'CHAT'],
    ['c-h-a-t', 'CHAT'],
    ['le chat', 'CHAT'],
    ['l’école', 'ÉCOLE'],
    ['ecole', 'ÉCOLE'],
    ['e\u0301cole', 'ÉCOLE'],
    ['coeur', 'CŒUR'],
    ['araignée', 'ARAIGNEE'],
    ['weekend', 'WEEK-END'],
    ['week‑end', 'WEEK-END'],
    ['père noël', 'PÈRE NOËL'],
  ])('[WORD-5] refuses %s while %s lies face up', (clue, word) => {
    const { verdict, reasons } = judge(clue);
    expect(verdict).toBe('illegal');
    expect(reasons.find((each) => each.rule === 'WORD-5')).toMatchObject({
      kind: 'visible-word',
      word,
    });
  });

  it('[WORD-5] lets a covered word be said', () => {
    expect(judge('chat', {}, ['ÉCOLE']).verdict).toBe('legal');
  });

  it('[WORD-6] leaves words that their accents tell apart to people', () => {
    expect(judge('pécheur')).toMatchObject({
      verdict: 'doubtful',
      reasons: [{ rule: 'WORD-6', word: 'PÊCHEUR' }],
    });
  });

  it.each(['rouge et bleu', 'très grand', 'bof... fruit', 'qui vole'])(
    '[WORD-7] refuses several words: %s',
    (clue) => {
      expect(judge(clue, { 'clue.open_compound': 'allowed' }).verdict).toBe('illegal');
    },
  );

  it.each([
    ['allowed', 'legal'],
    ['ask', 'doubtful'],
    ['forbidden', 'illegal'],
  ] as const)('[WORD-8] [WORD-9] [WORD-10] [WORD-13] follows the table: %s', (value, verdict) => {
    expect(judge('pomme de terre', { 'clue.open_compound': value }).verdict).toBe(verdict);
    expect(judge('Harry Potter', { 'clue.proper_multi': value }).verdict).toBe(verdict);
    expect(judge('porte-avions', { 'clue.hyphenated': value }).verdict).toBe(verdict);
    expect(judge('SNCF', { 'clue.abbreviation': value }).verdict).toBe(verdict);
    expect(judge('S.N.C.F.', { 'clue.abbreviation': value }).verdict).toBe(verdict);
  });

  it.each([
    "Jeanne d'Arc",
    'Jeanne d’Arc',
    'Le Seigneur des anneaux',
    'La Belle et la bête',
    'L’Île au trésor',
  ])('[WORD-9] leaves a name or a title like %s to the table (000, dossier A2.19)', (clue) => {
    expect(judge(clue, { 'clue.proper_multi': 'ask' }).verdict).toBe('doubtful');
    expect(judge(clue, { 'clue.proper_multi': 'forbidden' }).verdict).toBe('illegal');
  });

  it.each(['le seigneur des anneaux', 'Un Chien bleu', 'le Chien bleu', 'Le chien bleu'])(
    '[WORD-9] takes %s for no title',
    (clue) => {
      expect(ruleOf(clue, { 'clue.proper_multi': 'forbidden' })).not.toContain('WORD-9');
    },
  );

  it.each(['maison', 'Paris', 'aujourd’hui', 'l’océan', '1789', 'X', 'Łódź', 'straße'])(
    'has nothing to say of %s',
    (clue) => {
      expect(judge(clue)).toEqual({ verdict: 'legal', reasons: [] });
    },
  );

  it('gives each reason a line in both languages', () => {
    for (const clue of ['', 'chat', 'très grand', 'SNCF', '🐱']) {
      for (const { because } of judge(clue).reasons) {
        expect(because.fr.length).toBeGreaterThan(5);
        expect(because.en.length).toBeGreaterThan(5);
      }
    }
  });
});
