import { expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { settingsHelp } from './help.ts';

test.each(Object.values(SETTINGS))('the help tells of $name', ({ name, about, unset }) => {
  const line = settingsHelp()
    .split('\n')
    .find((text) => text.trim().startsWith(`${name} `));
  expect(line).toContain(about);
  expect(line).toContain(unset);
});
