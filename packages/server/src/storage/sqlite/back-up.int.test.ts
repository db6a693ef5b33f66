import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, startTestServer, temporaryFolder, testConfig } from '../../server.test-kit.ts';
import { startServer, type RunningServer } from '../../start-server.ts';
import { backUp } from './back-up.ts';
import { DATABASE_FILE } from './sqlite-store.ts';

let place: ReturnType<typeof temporaryFolder>;
const open: RunningServer[] = [];
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  place.remove();
});
const serve = async (folder: string): Promise<RunningServer> => {
  const server = await startServer(testConfig(folder));
  open.push(server);
  return server;
};
const browserOf = ({ port }: RunningServer): Browser => new Browser(`http://127.0.0.1:${port}`);

test('a copy made while the server runs and is written to serves in its place', async () => {
  const [first, second] = [path.join(place.folder, 'first'), path.join(place.folder, 'second')];
  const host = browserOf(await serve(first));
  const room = await host.create('Ada');
  const client = await host.enter(room);
  expect(await client.order({ type: 'rename', name: 'Zoé' })).toBe('done');
  const busy = Array.from({ length: 30 }, () => host.create('Ben'));
  const file = path.join(place.folder, 'copy.sqlite');
  await backUp(first, file);
  await Promise.all(busy);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(await client.order({ type: 'rename', name: 'Later' })).toBe('done');

  mkdirSync(second);
  renameSync(file, path.join(second, DATABASE_FILE));
  const back = browserOf(await serve(second));
  back.cookie = host.cookie;
  const again = await back.enter(room);
  expect(again.person).toBe(client.person);
  expect(again.table?.people.map(({ name }) => name)).toEqual(['Zoé']);
});

test('it takes no other file’s place, and nothing from nothing', async () => {
  const empty = path.join(place.folder, 'nothing');
  await expect(backUp(empty, path.join(place.folder, 'copy'))).rejects.toThrow(/no data in/u);
  const server = await startTestServer();
  open.push(server);
  const data = path.join(place.folder, 'data');
  await serve(data);
  await expect(backUp(data, path.join(data, DATABASE_FILE))).rejects.toThrow(/exists already/u);
});
