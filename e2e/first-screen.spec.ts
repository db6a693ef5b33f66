import { expect, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';
import { dealtFirst } from './table/versus.ts';

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

test('the page asks at once for what its first screen needs, and nothing else', async ({
  server,
  person,
  extra,
}) => {
  const { link } = await dealtFirst(server, person, extra);
  const plainUrl = `${server.url}/index.html`;
  const plain = await (await fetch(plainUrl)).text();
  const screens = [
    [server.url, (visitor: Player) => visitor.page.locator('h1').waitFor()],
    [link, (visitor: Player) => visitor.page.getByRole('grid').waitFor()],
  ] as const;
  for (const locale of ['fr-FR', 'en-GB']) {
    for (const [url, shown] of screens) {
      const [told, untold] = [await person({ locale }), await person({ locale })];
      // What the same browser finds out step by step from a page that says nothing of it.
      await untold.page.route(url, (route) => route.continue({ url: plainUrl }));
      const html = told.page.waitForResponse(`${url}${url === link ? '' : '/'}`);
      const fetched = await fetchedBy(told, url, shown);
      expect(fetched, locale).toEqual(await fetchedBy(untold, url, shown));

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
  }
});
