import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, FOUR_SEATS } from '../server.test-kit.ts';
import { Program, seatProgram } from '../sockets/program.test-kit.ts';
import { startNodes, type Nodes } from './nodes.test-kit.ts';

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startNodes(2, { bots: 'on', botPace: 0, framesPerSecond: 1000 });
});
afterAll(() => nodes.close());

test('programs on two servers play one game: each is asked by its own, and by no other', async () => {
  const [first = '', second = ''] = nodes.servers.map(({ url }) =>
    url.replace('localhost', '127.0.0.1'),
  );
  const browser = new Browser(first);
  const room = await browser.create('Ada');
  const host = await browser.enter(room);
  const guest = new Browser(second);
  await guest.join(room, 'Ben');
  const there = await guest.enter(room);
  const programs: Program[] = [];
  for (const [at, seat] of FOUR_SEATS.entries()) {
    const { token } = await seatProgram(browser, room, { seat, name: `Robot ${at}`, level: 1 });
    programs.push(new Program(at % 2 === 0 ? first : second, room, token));
  }
  // Both servers know of the programs on the other before the deal.
  await host.until(() => host.present.length === 6);
  await there.until(() => there.present.length === 6);
  expect(await host.order({ type: 'startGame' })).toBe('done');
  // A clue is given by way of one server and guessed on by way of the other.
  const isOver = (): boolean => host.table?.play?.phase.name === 'over';
  await host.until(() => isOver() || programs.every(({ lines }) => lines.length > 0));
  expect(host.frames.filter(({ type }) => type === 'stoodIn')).toEqual([]);
  const asked = programs.map(({ lines }) => lines.length > 0);
  expect([asked[0] === true || asked[2], asked[1] === true || asked[3]]).toEqual([true, true]);
  const play = host.table?.play;
  if (play?.kind !== 'teams') throw new Error('no game');
  const given = play.log.flatMap(({ clue }) => (clue === null ? [] : [clue.word]));
  expect(given.length).toBeGreaterThan(0);
  expect(given.every((word) => word.startsWith('xqz'))).toBe(true);
});
