import { expect, SIZES, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';
import { dealtFirst } from './table/versus.ts';

const codeOf = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

test('a guest comes by the code, however it is typed, and keeps the seat over a reload', async ({
  server,
  person,
}) => {
  const host = await person();
  const link = await host.createTable(server.url);
  const mine = host.page.getByRole('group', { name: 'Espion rouge' });
  await expect(mine).toContainText('vous');
  await expect(host.page.getByLabel('Lien de la table')).toHaveValue(new RegExp(codeOf(link), 'u'));
  await expect(host.page.getByRole('img', { name: 'Code QR du lien de la table' })).toBeVisible();
  await expect(
    host.page.getByText('La table reste 30 jours après la dernière visite.'),
  ).toBeVisible();

  const guest = await person();
  await guest.page.goto(server.url);
  const field = guest.page.getByLabel('Vous avez un code');
  await field.fill(codeOf(link).toUpperCase().replaceAll('-', ' '));
  await field.press('Enter');
  // Somebody who has never played learns what each seat is for, as long as it is free.
  const seat = (name: string) => guest.page.getByRole('group', { name });
  await expect(seat('Espion bleu')).toContainText('Voit la clé et donne les indices.');
  await expect(seat('Agent bleu')).toContainText('Cherche les mots de son équipe.');
  await guest.sit('Agent bleu');
  await expect(seat('Agent bleu')).not.toContainText('Cherche');
  await guest.page.reload();
  await expect(guest.page.getByRole('group', { name: 'Agent bleu' })).toContainText('vous');

  // The host sees the guest come, and what is missing.
  await expect(host.page.getByRole('heading', { name: '2 personnes à la table' })).toBeVisible();
  await expect(host.page.getByRole('status').filter({ hasText: 'agent rouge' })).toContainText(
    'espion bleu',
  );
  await expect(host.button('Distribuer les cartes')).toHaveAttribute('aria-disabled', 'true');
});

/** Counts the taps of somebody, on every page that they come to. */
const countTaps = async ({ page }: Player): Promise<() => number> => {
  let taps = 0;
  await page.exposeFunction('tapped', () => (taps += 1));
  await page.addInitScript(() => {
    const told = globalThis as unknown as { tapped: () => void };
    addEventListener(
      'click',
      () => {
        told.tapped();
      },
      true,
    );
  });
  return () => taps;
};

test('the host plays after two taps, and a guest who opens the link after one', async ({
  server,
  person,
}) => {
  const host = await person({});
  const hostTaps = await countTaps(host);
  const link = await host.createTable(server.url);
  const guests = await Promise.all(
    ['Agent rouge', 'Espion bleu', 'Agent bleu'].map(async (seat) => {
      const guest = await person({});
      const taps = await countTaps(guest);
      await guest.join(link, seat);
      return { guest, taps };
    }),
  );
  await host.deal();
  await expect(host.button(/clé\s:/u)).toHaveCount(25);
  for (const { guest, taps } of guests) {
    await expect(guest.board).toBeVisible();
    await expect.poll(taps).toBe(1);
  }
  await expect.poll(hostTaps).toBe(2);

  // Who comes once the game runs plays as soon.
  const late = await person({});
  const lateTaps = await countTaps(late);
  await late.page.goto(link);
  await late.button('Jouer : Agent rouge').click();
  await expect(late.button('Jouer : Agent rouge')).toHaveCount(0);
  await expect.poll(lateTaps).toBe(1);

  const alone = await person({});
  const aloneTaps = await countTaps(alone);
  await alone.page.goto(server.url);
  await alone.button('Jouer avec l’ordinateur').click();
  await expect(alone.board).toBeVisible();
  await expect.poll(aloneTaps).toBe(1);
});

test('the back button loses nothing, neither before the deal nor in a game', async ({
  server,
  person,
  extra,
}) => {
  const maker = await person();
  await maker.createTable(server.url);
  await maker.page.goBack();
  await expect(maker.button('Créer une table')).toBeVisible();
  await maker.page.goForward();
  await expect(maker.page.getByRole('group', { name: 'Espion rouge' })).toContainText('vous');
  await expect(maker.page.getByRole('heading', { name: '1 personne à la table' })).toBeVisible();

  const { host, first } = await dealtFirst(server, person, extra);
  await first.spy.clue('2');
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.agent.guess(own);
  const before = await host.wordsWith(',');
  await host.page.goBack();
  await expect(host.button('Créer une table')).toBeVisible();
  await host.page.goForward();
  await expect(host.card(own)).toHaveAccessibleName(/découvert/u);
  expect(await host.wordsWith(',')).toEqual(before);
  await expect(host.button(/clé\s:/u)).toHaveCount(24);
  await expect(host.page.getByText('encore 2 propositions')).toBeVisible();
});

test('a code that nobody has is said so, on both ways in', async ({ server, person }) => {
  const guest = await person({ viewport: SIZES.phone });
  await guest.page.goto(server.url);
  await guest.button('Rejoindre').click();
  await expect(guest.page.getByText('Écrivez le code de la table.')).toBeInViewport({ ratio: 1 });
  await guest.page.getByLabel('Vous avez un code').fill('bado-lime-tarisu');
  await guest.button('Rejoindre').click();
  await expect(guest.page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await guest.page.goto(`${server.url}/t/bado-lime-tarisu`);
  await expect(guest.page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Accueil' }).click();
  await expect(guest.button('Créer une table')).toBeVisible();
});

test('who goes elsewhere while a table is made stays there', async ({ server, person }) => {
  const visitor = await person();
  const { page } = visitor;
  await page.goto(server.url);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/rooms', async (route) => {
    await held;
    await route.continue();
  });
  const made = page.waitForResponse('**/api/rooms');
  await visitor.button('Créer une table').click();
  await page.getByRole('link', { name: 'Lire les règles' }).click();
  const rules = page.getByRole('heading', { level: 1 });
  await expect(rules).toHaveText('Règles');
  answer();
  await (await made).finished();
  // By the second frame the page has done with the answer what it does.
  await page.evaluate(
    () => new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(over))),
  );
  await expect(page).toHaveURL(`${server.url}/regles`);
  await expect(rules).toHaveText('Règles');
});

test('a name is changed in place and remembered', async ({ server, person }) => {
  const host = await person();
  await host.createTable(server.url);
  await host.button('Changer de nom').click();
  await host.page.getByLabel('Votre nom').fill('Inès 🦊');
  await host.page.keyboard.press('Enter');
  await expect(host.page.getByRole('group', { name: 'Espion rouge' })).toContainText('Inès 🦊');
  // The seat may show it before the answer comes, after which it is remembered.
  await expect(host.button('Changer de nom')).toBeVisible();
  await host.createTable(server.url);
  await expect(host.page.getByRole('group', { name: 'Espion rouge' })).toContainText('Inès 🦊');
});

test('a name is shown as text, whatever is in it', async ({ server, person }) => {
  const host = await person();
  await host.createTable(server.url);
  await host.button('Changer de nom').click();
  await host.page.getByLabel('Votre nom').fill('<b>a</b><img src=x>');
  await host.page.keyboard.press('Enter');
  const seat = host.page.getByRole('group', { name: 'Espion rouge' });
  await expect(seat).toContainText('<b>a</b><img src=x>');
  await expect(seat.locator('img')).toHaveCount(0);
});

test('the host frees a seat, passes the role on and removes somebody', async ({
  server,
  person,
}) => {
  const host = await person();
  const link = await host.createTable(server.url);
  const guest = await person();
  await guest.join(link, 'Agent rouge');
  const tools = host.button(/^Outils pour/u);
  await tools.click();
  await host.button('Libérer sa place').click();
  await expect(guest.button('Prendre la place Agent rouge')).toBeVisible();
  await host.button('Retirer de la table').click();
  await host.button('Retirer de la table').click();
  await expect(guest.page.getByText('L’hôte vous a retiré de cette table.')).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByText('L’hôte vous a retiré de cette table.')).toBeVisible();
  await expect(guest.button('Réessayer')).toHaveCount(0);

  const other = await person();
  await other.page.goto(link);
  await host.button(/^Outils pour/u).click();
  await host.button('En faire l’hôte').click();
  await expect(other.button('Distribuer les cartes')).toBeVisible();
  await expect(host.button('Distribuer les cartes')).toHaveCount(0);
});

test('a browser speaks its own language, a switch is remembered', async ({ server, person }) => {
  const british = await person({ locale: 'en-GB' });
  await british.page.goto(server.url);
  await expect(british.button('Create a table')).toBeVisible();
  const german = await person({ locale: 'de-DE' });
  await german.page.goto(server.url);
  await expect(german.button('Créer une table')).toBeVisible();
  await german.button('English').click();
  await expect(german.button('Create a table')).toBeVisible();
  await german.page.reload();
  await expect(german.button('Create a table')).toBeVisible();

  // Two windows of one browser speak the same language.
  const beside = await german.page.context().newPage();
  await beside.goto(server.url);
  await beside.getByRole('button', { name: 'Français' }).click();
  await expect(german.button('Créer une table')).toBeVisible();
  await beside.getByRole('button', { name: 'English' }).click();
  await expect(german.button('Create a table')).toBeVisible();
  expect(await german.page.locator('html').getAttribute('lang')).toBe('en');
});

test('a table outlives a power cut, and everybody is back by themselves', async ({
  person,
  serve,
}) => {
  const before = await serve();
  const host = await person();
  const link = await host.createTable(before.url);
  const guest = await person();
  await guest.join(link, 'Agent rouge');
  await before.kill();
  await expect(guest.page.getByText('Connexion perdue')).toBeVisible();
  // What is asked meanwhile waits for the server.
  await expect(guest.page.getByText('On réessaie')).toBeVisible();
  await guest.button('Prendre la place Agent bleu').click();
  await expect(guest.page.getByText('Votre geste partira à son retour')).toBeVisible();
  await serve({}, before);
  await expect(guest.page.getByText('Connexion perdue')).toHaveCount(0, { timeout: 15_000 });
  await expect(guest.page.getByRole('group', { name: 'Agent bleu' })).toContainText('vous');
  await expect(host.page.getByRole('group', { name: 'Espion rouge' })).toContainText('vous');
});
