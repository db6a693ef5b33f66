import { Browsers } from './table/browsers.ts';
import { expect, test } from './table/fixtures.ts';

test('a browser that is handed on knows nothing of who had it', async ({ browser, server }) => {
  const browsers = new Browsers(browser);
  const page = await browsers.lend();
  await page.goto(server.url);
  await page.evaluate(() => {
    localStorage.setItem('kept', 'here');
    sessionStorage.setItem('kept', 'here');
    document.cookie = 'kept=here';
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.context().grantPermissions(['clipboard-read']);
  await page.context().setOffline(true);
  await browsers.takeBack(page, true);

  const next = await browsers.lend();
  expect(next).toBe(page);
  await next.goto(server.url);
  const found = await next.evaluate(async () => [
    localStorage.getItem('kept'),
    sessionStorage.getItem('kept'),
    document.cookie,
    (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    (await fetch('/api/rooms/bado-lime-tarisu')).status,
  ]);
  expect(found).toEqual([null, null, '', 'prompt', 404]);
  await browsers.takeBack(next, false);
  expect(await browsers.lend()).not.toBe(next);
  await browsers.close();
});

test('a browser with something special about it is not handed on', async ({ browser, server }) => {
  const browsers = new Browsers(browser);
  const page = await browsers.lend({});
  await page.goto(server.url);
  await browsers.takeBack(page, true);
  expect(page.isClosed()).toBe(true);
  await browsers.close();
});
