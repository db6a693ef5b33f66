import type { Language } from '@agent-double/rules';
import { recall, remember } from '../remember.ts';
import { chooseLanguage } from './choose-language.ts';
import type { Messages } from './messages.ts';

const KEY = 'language';

const CATALOGUES: { readonly [language in Language]: () => Promise<Messages> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

let language = $state<Language>('fr');
let messages = $state.raw<Messages>();

/** What the product says, in the language of the person before it. */
export const speech = {
  get language(): Language {
    return language;
  },
  /** The catalogue in use. Nothing is mounted before one is. */
  get say(): Messages {
    if (messages === undefined) throw new Error('no language has been loaded');
    return messages;
  },
};

/** Speaks `wanted` from now on, once its catalogue is here. */
export const speak = async (wanted: Language): Promise<void> => {
  messages = await CATALOGUES[wanted]();
  language = wanted;
  document.documentElement.lang = wanted;
};

/** Speaks what this person chose before, or what the browser asks for. */
export const speakFirst = (): Promise<void> =>
  speak(chooseLanguage(recall(KEY), navigator.languages));

/** Speaks what is chosen in another window too. */
export const followOthers = (): void => {
  addEventListener('storage', () => {
    if (chooseLanguage(recall(KEY), navigator.languages) !== language) void speakFirst();
  });
};

/** Speaks `wanted` now and on the next visits. */
export const switchTo = async (wanted: Language): Promise<void> => {
  remember(KEY, wanted);
  await speak(wanted);
};
