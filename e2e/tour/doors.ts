import { EDITION_IDS, EDITIONS } from '@agent-double/rules';
import { expect } from '../table/fixtures.ts';
import type { Tour } from './visit.ts';

/** What can be seen without a table: the ways in, and what is not there. */
export const doors: Tour = async (server, person, visit) => {
  const visitor = await person();
  const { page } = visitor;
  await page.goto(server.url);
  await expect(visitor.button('Créer une table')).toBeVisible();
  await visit('landing', visitor);
  await page.getByLabel('Vous avez un code').fill('bado-lime-tarisu');
  await visitor.button('Rejoindre').click();
  await expect(page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await visit('landing-no-table', visitor);

  await page.goto(`${server.url}/t/bado-lime-tarisu`);
  await expect(page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await visit('no-table', visitor);
  await page.goto(`${server.url}/rien/du/tout`);
  await expect(page.getByRole('heading')).toBeVisible();
  await visit('no-page', visitor);

  await page.goto(`${server.url}/partie`);
  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: 'autre.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByText('Ce fichier n’est pas une partie')).toBeVisible();
  await visit('file-refused', visitor);
};

/** The rules of each edition and mode. */
export const rules: Tour = async (server, person, visit) => {
  const visitor = await person();
  const { page } = visitor;
  for (const edition of EDITION_IDS) {
    for (const mode of EDITIONS[edition].modes) {
      await page.goto(`${server.url}/regles/${edition}/${mode}`);
      await expect(page.getByRole('heading', { name: 'Règles', exact: true })).toBeVisible();
      await visit(`rules-${edition}-${mode}`, visitor);
    }
  }
};
