import { BOT_LEVELS, type BotLevel } from '@agent-double/rules';
import { recall, remember } from '../remember.ts';

const KEY = 'computer-level';

/** How strong the computers were that this person chose last; in the middle at first. */
export const usualLevel = (): BotLevel =>
  BOT_LEVELS.find((level) => String(level) === recall(KEY)) ?? 2;

/** Keeps the choice for the next computer. */
export const keepLevel = (level: BotLevel): void => {
  remember(KEY, String(level));
};
