import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { deviceLinkTexts } from './texts.ts';

// Local time, so that the test says the same wherever it runs.
const since = new Date(2026, 2, 7, 9, 5).getTime();

test('a device is named by when it was let in, and the own one as such', () => {
  const other = { id: 'x', since, own: false };
  expect(deviceName(other, 'fr')).toBe('Appareil ouvert le 7 mars à 09:05');
  expect(deviceName(other, 'en')).toBe('Device let in on 7 March at 09:05');
  expect(deviceName({ ...other, own: true }, 'fr')).toBe('Cet appareil');
  expect(deviceName({ ...other, own: true }, 'en')).toBe('This device');
});

test('it is asked before a device is withdrawn, and the question says whose seat it is', () => {
  expect(deviceLinkTexts.fr.withdrawSure).toBe('Retirer votre place à cet appareil\u202f?');
  expect(deviceLinkTexts.en.withdrawSure).toBe('Take your seat away from that device?');
  for (const { withdraw, withdrawn, own } of Object.values(deviceLinkTexts)) {
    expect(new Set([withdraw, withdrawn, own]).size).toBe(3);
  }
});
