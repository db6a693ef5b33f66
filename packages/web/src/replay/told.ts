import { outcomeOf } from '../end/outcome.ts';
import type { EndingTexts } from '../end/texts.ts';
import type { Messages } from '../messages/messages.ts';
import { capital } from '../messages/plural.ts';
import type { Vocabulary } from '../messages/vocabulary.ts';
import { announcement } from '../room/announce.ts';
import type { Step } from './steps.ts';
import type { ReplayTexts } from './texts.ts';

/** What happened at a step, in a sentence. */
export const told = (
  { event, table }: Step,
  say: Messages,
  words: Vocabulary,
  texts: ReplayTexts,
  ending: EndingTexts,
): string => {
  if (event.type === 'gameStarted') return texts.opening;
  if (event.type === 'objectionRaised') return texts.raised;
  if (event.type === 'gameEnded' || event.type === 'duoEnded') {
    const outcome = outcomeOf(table, say, ending, words, null);
    return outcome === null ? '' : `${outcome.title}. ${outcome.why}`;
  }
  return capital(announcement(event, table, say, words) ?? '');
};
