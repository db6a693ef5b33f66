import { MAX_RECORD_EVENTS, type GameRecord } from '@agent-double/protocol';
import { readFileSync } from 'node:fs';
import { expect, SIZES, test } from './table/fixtures.ts';
import { flaws } from './table/flaws.ts';
import type { Player } from './table/player.ts';
import { QUICK } from './table/server.ts';
import { dealtFirst } from './table/versus.ts';

/** A table whose host has just ended a game. */
const endedGame = async (host: Player, url: string): Promise<string> => {
  const link = await host.createTable(url);
  await host.button('Compléter avec des ordinateurs').click();
  await host.deal();
  await host.button('Menu de la table').click();
  await host.button('Abandonner la partie').click();
  await host.button('Abandonner la partie').last().click();
  await expect(host.status('Partie abandonnée')).toBeVisible();
  return link;
};

/** A table where computers have played a whole game before their host's eyes. */
const watchedGame = async (host: Player, url: string): Promise<string> => {
  const link = await host.createTable(url);
  await host.button('Quitter ma place').click();
  await host.button('Compléter avec des ordinateurs').click();
  await host.deal();
  await expect(host.status(/gagnent$/u)).toBeVisible({ timeout: 60_000 });
  return link;
};

const slider = (player: Player) => player.page.getByRole('slider', { name: 'Moment de la partie' });

test('a finished game is watched again step by step, and taken along as a file', async ({
  person,
  serve,
}) => {
  const server = await serve(QUICK);
  const host = await person();
  const link = await watchedGame(host, server.url);
  await host.page.getByRole('link', { name: 'Revoir pas à pas' }).click();
  await expect(host.page).toHaveURL(`${link}/partie/1`);
  await expect(host.page.getByRole('heading', { name: 'Partie 1' })).toBeVisible();
  await expect(slider(host)).toHaveValue('0');
  await expect(host.page.getByLabel('Copier le lien de la partie').first()).toHaveValue(
    new RegExp(`${new URL(link).pathname}/partie/1$`, 'u'),
  );
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.button('Copier le lien de la partie').click();
  await expect(host.button('Copié')).toBeVisible();
  expect(await host.page.evaluate(() => navigator.clipboard.readText())).toContain('/partie/1');
  await expect(host.page.getByRole('status')).toHaveText('Les cartes sont distribuées.');
  expect(await host.wordsWith('face cachée')).toHaveLength(25);
  await host.page.keyboard.press('End');
  await expect(host.page.getByRole('status')).toHaveText(/gagnent\./u);
  await host.page.keyboard.press('ArrowLeft');
  const last = Number(await slider(host).getAttribute('max'));
  await expect(slider(host)).toHaveValue(String(last - 1));
  await host.button('Au début').click();
  await expect(slider(host)).toHaveValue('0');
  await slider(host).press('ArrowRight');
  await expect(slider(host)).toHaveValue('1');

  // The key can be put away, but only until the end.
  await host.button('Au début').click();
  expect(await host.wordsWith('clé :')).toHaveLength(25);
  await host.button('Cacher la clé').click();
  await expect(host.button('Montrer la clé')).toBeVisible();
  expect(await host.wordsWith('clé :')).toHaveLength(0);
  expect(await flaws(host.page)).toEqual([]);

  const coming = host.page.waitForEvent('download');
  await host.button('Télécharger la partie').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('agent-double-1.json');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).not.toContain(new URL(link).pathname.split('/').at(-1));

  // Somebody else opens the file, on a phone, without a table.
  const friend = await person({ viewport: SIZES.phone });
  await friend.page.goto(server.url);
  await friend.page.getByRole('link', { name: 'Revoir une partie' }).click();
  const chooser = friend.page.getByLabel('Choisir un fichier');
  await chooser.setInputFiles({
    name: 'autre.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file.replace('"gameEnded"', '"gameWon"')),
  });
  await expect(friend.page.getByText('Ce fichier n’est pas une partie')).toBeVisible();
  const marked = JSON.parse(file) as { events: { words?: string[] }[] };
  const [deal] = marked.events;
  if (deal?.words) deal.words[0] = '<img src=x>';
  await chooser.setInputFiles({
    name: 'partie.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(marked)),
  });
  await expect(friend.page.getByRole('heading', { name: 'Partie 1' })).toBeVisible();
  await expect(friend.board).toContainText('<img src=x>');
  await expect(friend.board.locator('img')).toHaveCount(0);
  expect(await flaws(friend.page)).toEqual([]);
  await expect(friend.page.locator('html')).toHaveJSProperty('scrollWidth', SIZES.phone.width);
});

test('of a game that is too long for a file that is said', async ({ server, person }) => {
  const host = await person();
  const link = await endedGame(host, server.url);
  await host.page.route('**/record/1', async (route) => {
    const record = (await (await route.fetch()).json()) as GameRecord;
    const [deal, ...rest] = record.events;
    const more = Array.from({ length: MAX_RECORD_EVENTS }, () => ({ type: 'clueAllowed' }));
    await route.fulfill({ json: { ...record, events: [deal, ...more, ...rest] } });
  });
  await host.page.goto(`${link}/partie/1`);
  await expect(slider(host)).toBeVisible();
  await host.button('Télécharger la partie').click();
  await expect(host.page.getByRole('alert')).toHaveText(/trop longue/u);
  expect(await flaws(host.page)).toEqual([]);
});

test('a game that runs can’t be watched, an earlier one can', async ({ server, person }) => {
  const host = await person();
  const link = await endedGame(host, server.url);
  await host.button('Rejouer').click();
  await expect(host.status(/réfléchit|Donnez|cherchent|À vous/u)).toBeVisible();
  const guest = await person();
  await guest.page.goto(`${link}/partie`);
  await expect(guest.page.getByText('La partie n’est pas finie')).toBeVisible();
  await guest.page.goto(`${link}/partie/1`);
  await expect(slider(guest)).toBeVisible();
  await guest.page.goto(`${link}/partie/9`);
  await expect(guest.page.getByText('Il n’y a pas de partie à montrer.')).toBeVisible();
});

test('after the game a computer says what it makes of a clue that a person gave', async ({
  server,
  person,
  extra,
}) => {
  const { host, first } = await dealtFirst(server, person, extra);
  const clue = await first.spy.clue('2');
  await host.button('Menu de la table').click();
  await host.button('Abandonner la partie').click();
  await host.button('Abandonner la partie').last().click();
  const { page } = first.agent;
  await page.getByRole('link', { name: 'Revoir pas à pas' }).click();
  await expect(first.agent.button('Qu’en dit l’ordinateur')).toHaveCount(0);
  await first.agent.button('Un pas en avant').click();
  await first.agent.button('Qu’en dit l’ordinateur').focus();
  await page.keyboard.press('Enter');
  const opinion = page.getByRole('dialog', { name: `${clue.toUpperCase()}, vu par l’ordinateur` });
  await expect(opinion.getByText(/^(?:Il aurait touché|Il n’aurait rien touché)/u)).toBeVisible({
    timeout: 60_000,
  });
  await expect(
    opinion.getByText(/Il aurait plutôt dit|pas d’indice nettement meilleur/u),
  ).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});
