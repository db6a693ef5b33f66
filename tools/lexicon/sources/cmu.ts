import { dictionary } from 'cmu-pronouncing-dictionary';

/** ARPAbet sounds, one letter each. */
const LETTERS: Readonly<Record<string, string>> = {
  AA: 'a',
  AE: 'A',
  AH: 'u',
  AO: 'O',
  AW: 'W',
  AY: 'I',
  B: 'b',
  CH: 'C',
  D: 'd',
  DH: 'D',
  EH: 'e',
  ER: 'R',
  EY: 'E',
  F: 'f',
  G: 'g',
  HH: 'h',
  IH: 'i',
  IY: 'y',
  JH: 'j',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'N',
  OW: 'o',
  OY: 'Y',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'S',
  T: 't',
  TH: 'T',
  UH: 'U',
  UW: 'w',
  V: 'v',
  W: 'q',
  Y: 'x',
  Z: 'z',
  ZH: 'Z',
};

/** Word to its pronunciations in CMU's dictionary, one letter a sound. */
export const readCmu = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [entry, sounds] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/u, '');
    if (!/^[a-z][a-z'-]*$/u.test(word)) continue;
    const packed = sounds
      .split(' ')
      .map((sound) => LETTERS[sound.replace(/\d$/u, '')] ?? '')
      .join('');
    found.set(word, [...(found.get(word) ?? []), packed]);
  }
  return found;
};
