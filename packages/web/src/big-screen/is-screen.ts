import { LANGUAGES, type Person } from '@agent-double/rules';
import { screenTexts } from './texts.ts';

/** Whether that is a big screen, which plays no part, and not somebody: it goes by its own name. */
export const isScreen = ({ name, seat }: Person): boolean =>
  seat === null && LANGUAGES.some((language) => screenTexts[language].name === name);
