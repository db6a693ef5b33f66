import { BOT_LEVELS, SKILLS, type KnowledgePart, KNOWLEDGE_PARTS } from '@agent-double/bots';
import { LANGUAGES, type BotLevel, type Language } from '@agent-double/rules';

/** `text` as a language of the product, or null. */
export const languageOf = (text: string): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** `text` as a level of computer players, or null. */
export const levelOf = (text: string): BotLevel | null =>
  BOT_LEVELS.find((level) => String(level) === text) ?? null;

/** `text` as a part of the knowledge, or null. */
export const partOf = (text: string): KnowledgePart | null =>
  KNOWLEDGE_PARTS.find((part) => part === text) ?? null;

/** The strongest level. */
export const STRONGEST = String(Math.max(...Object.keys(SKILLS).map(Number)));

/** Words separated by commas. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Says what is wrong and gives the exit status for it. */
export const fail = (message: string): number => {
  console.error(message);
  return 2;
};

/** `text` as a whole number in a range, or null. */
export const wholeNumber = (text: string, least: number, most: number): number | null => {
  const value = Number(text);
  return /^\d+$/u.test(text) && value >= least && value <= most ? value : null;
};
