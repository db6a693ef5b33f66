import { expect, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';

/** Every script and style that `visitor` fetches until `shown`, in the order of their names. */
const fetchedBy = async (
  visitor: Player,
  url: string,
  shown: (visitor: Player) => Promise<void>,
): Promise<readonly string[]> => {
  const fetched: string[] = [];
  const isPart = (place: string) => /\.(?:js|css)$/u.test(place);
  visitor.page.on('request', (request) => {
    const place = new URL(request.url()).pathname;
    if (isPart(place)) fetched.push(place);
  });
  await visitor.page.goto(url);
  await shown(visitor);
  await visitor.page.waitForLoadState('networkidle');
  return fetched.sort();
};

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="(?<to>[^"]+)"/gu)].map(
    ({ groups }) => groups?.['to'] ?? '',
  );

for (const locale of ['fr-FR', 'en-GB']) {
  test(`the page asks at once for what its first screen needs, and nothing else (${locale})`, async ({
    server,
    person,
  }) => {
    const [spy, agent] = await Promise.all([person(), person()]);
    const table = await spy.createTable(server.url);
    await agent.page.goto(table);
    await spy.button('Jouer contre un adversaire simulé').click();
    await agent.sits('Agent rouge');
    await spy.deal();
    await expect(agent.board).toBeVisible();

    const plainUrl = `${server.url}/index.html`;
    const plain = await (await fetch(plainUrl)).text();
    for (const [url, shown] of [
      [server.url, (visitor: Player) => visitor.page.locator('h1').waitFor()],
      [table, (visitor: Player) => visitor.page.getByRole('grid').waitFor()],
    ] as const) {
      const [told, untold] = [await person({ locale }), await person({ locale })];
      // What the same browser finds out step by step from a page that says nothing of it.
      await untold.page.route(url, (route) => route.continue({ url: plainUrl }));
      const html = told.page.waitForResponse(`${url}${url === table ? '' : '/'}`);
      const fetched = await fetchedBy(told, url, shown);
      expect(fetched).toEqual(await fetchedBy(untold, url, shown));

      const links = linksOf(await (await html).text());
      expect(links.length).toBeGreaterThan(linksOf(plain).length);
      expect(fetched).toEqual(expect.arrayContaining([...links]));

      const scripts = fetched.filter((place) => links.includes(place) && place.endsWith('.js'));
      const codes = scripts.map(async (place) => (await fetch(server.url + place)).text());
      // A browser only reads this at the very start.
      for (const code of await Promise.all(codes)) {
        expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/u);
      }
    }
  });
}
