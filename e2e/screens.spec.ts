import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './table/fixtures.ts';
import { misfits, TIGHT, WINDOWS } from './table/fit.ts';
import { flaws, flawsInTheDark } from './table/flaws.ts';
import { device } from './tour/device.ts';
import { disputes } from './tour/disputes.ts';
import { doors, rules } from './tour/doors.ts';
import { together } from './tour/together.ts';
import { lobby } from './tour/lobby.ts';
import { versus } from './tour/versus.ts';
import type { Visit } from './tour/visit.ts';

/** Chooses a language as another window of the same browser does. */
const speak = async (page: Page, language: 'fr' | 'en'): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('agent-double.language', chosen);
    dispatchEvent(new StorageEvent('storage'));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Colours are the same in both languages, and words in both schemes: two looks see all. */
const LOOKS = { en: flaws, fr: flawsInTheDark } as const;

const inspect: Visit = async (screen, { page }) => {
  for (const language of ['en', 'fr'] as const) {
    await speak(page, language);
    await page.evaluate(async () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      await document.fonts.ready;
    });
    expect(await LOOKS[language](page), `${screen}, ${language}`).toEqual([]);
    // French is the longer of the two.
    for (const size of language === 'fr' ? WINDOWS : TIGHT) {
      await page.setViewportSize(size);
      expect
        .soft(await misfits(page), `${screen}, ${language}, ${size.width} × ${size.height}`)
        .toEqual([]);
    }
    await page.setViewportSize(SIZES.laptop);
  }
};

// A slow machine takes its time with so many looks.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });
// A trace keeps a copy of the page for each of the many looks at it.
test.use({ trace: 'off' });

// The longest first: nothing is left to run beside the last one.
for (const [name, tour] of Object.entries({
  versus,
  together,
  disputes,
  lobby,
  rules,
  device,
  doors,
})) {
  test(`every screen is whole and has no flaw that axe knows: ${name}`, async ({
    server,
    person,
  }) => {
    await tour(server, person, inspect);
  });
}
