import { SETTINGS } from './config.ts';

const WIDTH = 21;

/** Every setting of the server with what stands for it unless it is set, for people. */
export const settingsHelp = (): string =>
  [
    'agent-double serve: serves the game until it is told to stop.',
    'Settings are environment variables:',
    '',
    ...Object.values(SETTINGS).map(({ name, about, unset }) => {
      const otherwise = unset === '' ? '' : ` (${unset})`;
      return `  ${name.padEnd(WIDTH)} ${about}${otherwise}`;
    }),
  ].join('\n');
