import type { Language } from './packed/meanings.ts';
import type { Kinship } from './packed/kinship.ts';
import type { Reading } from './packed/forms.ts';
import type { SoundLetters } from './referee/near-sound.ts';
import type { WordList } from './referee/word-list.ts';

/** How an entry of the reviewed index rules on a pair of words. */
export interface Ruling {
  readonly verdict: 'illegal' | 'doubtful';
  /** The words passed between the clue and the board word, both included. */
  readonly path: readonly string[];
}

/** All that the referee knows of a language. Spellings are those of `spellingOf`. */
export interface Lexicon extends WordList {
  readonly lang: 'fr' | 'en';
  /** The commonest nouns, adjectives and verbs, the most frequent first. */
  commonWords(): readonly string[];
  /** Lemmas that a form may be of; several for homographs, none for an unknown word. */
  readings(spelling: string): readonly Reading[];
  /** The accented spellings that a word typed without accents may stand for. */
  accented(spelling: string): readonly string[];
  /** How two words are akin, by the reviewed index or by attested links and rules. */
  kinship(clue: string, word: string): Kinship | null;
  /** Whether the reviewed index says that they are not akin (cité, citer). */
  denies(one: string, other: string): boolean;
  /** What the reviewed index says of a clue for a board word: null says that they are not akin. */
  ruling(clue: string, word: string): Ruling | null | 'not-indexed';
  /** Whether links that only a rule of spelling suggests were looked through for this word. */
  isVetted(word: string): boolean;
  /** Whether one is a common clipping of the other (ciné, cinéma). */
  isClipping(clue: string, word: string): boolean;
  /** How the word sounds, one letter a sound; several where it is said in several ways. */
  sounds(spelling: string): readonly string[];
  readonly soundLetters: SoundLetters;
  /**
   * What the reviewed table of homophones says of a pair, whatever the sounds: `alike` for all
   * speakers, `some` where only some say both alike; null for a pair that follows the sounds.
   */
  homophone(clue: string, word: string): 'alike' | 'some' | null;
  /** The language in which `clue` means `word`, or null. */
  translationLanguage(clue: string, word: string): Language | null;
  /** Whether another language writes a word of this one alike: translating by it is a doubt. */
  isAdopted(spelling: string): boolean;
  /** Whether it came from another language and still shows it (bretzel, week-end). */
  isBorrowed(spelling: string): boolean;
}
