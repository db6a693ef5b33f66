import { MAX_CLUE_LENGTH, type Bilingual, type Reason } from '@agent-double/rules';
import type { TextFault } from './clue-text.ts';
import { reason, type WordRule } from './reason.ts';

const FAULTS: Readonly<
  Record<TextFault, { readonly rule: WordRule; readonly because: Bilingual }>
> = {
  empty: {
    rule: 'something',
    because: { fr: 'un indice est un mot', en: 'a clue is a word' },
  },
  'too-long': {
    rule: 'length',
    because: {
      fr: `un indice tient en ${MAX_CLUE_LENGTH} signes`,
      en: `a clue has at most ${MAX_CLUE_LENGTH} characters`,
    },
  },
  invisible: {
    rule: 'alphabet',
    because: {
      fr: 'l’indice contient un signe invisible',
      en: 'the clue holds an invisible character',
    },
  },
  'stacked-marks': {
    rule: 'alphabet',
    because: {
      fr: 'l’indice porte des accents qui n’existent pas',
      en: 'the clue bears accents that no word has',
    },
  },
  'other-script': {
    rule: 'alphabet',
    because: {
      fr: 'l’indice n’est pas écrit en lettres latines',
      en: 'the clue is not written in Latin letters',
    },
  },
  'look-alike': {
    rule: 'alphabet',
    because: {
      fr: 'l’indice mêle aux lettres latines des lettres d’une autre écriture',
      en: 'the clue mixes letters of another script with Latin ones',
    },
  },
  symbol: {
    rule: 'symbols',
    because: {
      fr: 'un indice est fait de lettres ou de chiffres, sans symbole ni image',
      en: 'a clue is made of letters or digits, without symbols or pictures',
    },
  },
};

/** WORD-1 to WORD-4: the clue can't be read as a word at all. */
export const faultReason = (fault: TextFault): Reason =>
  reason(FAULTS[fault].rule, 'form', 'illegal', FAULTS[fault].because);
