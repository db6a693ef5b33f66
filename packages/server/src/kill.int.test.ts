import { expect, test } from 'vitest';
import { clueGiven, hiddenCards, onTurn, playOf } from './game.test-kit.ts';
import { serveProcess, type Served } from './served.test-kit.ts';
import type { RoomCode } from './storage/entry.ts';
import { openLogReader } from './storage/log-reader.ts';
import { gather, temporaryFolder, together } from './server.test-kit.ts';

const serve = (dataDir: string, port: string): Promise<Served> =>
  serveProcess({ DATA_DIR: dataDir, PORT: port });

test('killed in the middle of a turn, it comes back with every acknowledged move', async () => {
  const { folder, remove } = temporaryFolder();
  const first = await serve(folder, '0');
  const party = await gather(first);
  await party.redSpymaster.order({ type: 'startGame' });
  await together(party.everybody);
  const [, operative] = onTurn(party);
  const team = operative === party.redOperative ? 'red' : 'blue';
  const [spymaster] = await clueGiven(party);
  await together(party.everybody);
  const [card = -1] = hiddenCards(spymaster, team);
  expect(await operative.order({ type: 'guess', card })).toBe('done');
  await together(party.everybody);
  const before = playOf(operative);
  const { key } = spymaster;

  // A flood of orders, cut off after some of them were acknowledged.
  const { spectator } = party;
  for (let at = 1; at <= 400; at += 1) {
    const command = { type: 'rename', name: `Emma ${at}` };
    spectator.send({ type: 'order', id: `r${at}`, game: 1, turn: before.turn, command });
  }
  const acknowledged = (): number =>
    Math.max(
      0,
      ...spectator.frames.map((frame) => (frame.type === 'done' ? Number(frame.id.slice(1)) : 0)),
    );
  await spectator.until(() => acknowledged() >= 25);
  await first.end('SIGKILL');
  await spectator.closed;
  const last = acknowledged();

  const second = await serve(folder, first.port);
  const back = [];
  for (const browser of party.browsers) back.push(await browser.enter(party.room));
  for (const [at, client] of back.entries()) {
    expect(client.person).toBe(party.everybody[at]?.person);
    expect(playOf(client)).toEqual({ ...before, privy: playOf(client).privy });
    expect(client.table?.people.map(({ seat }) => seat)).toEqual(
      party.redSpymaster.table?.people.map(({ seat }) => seat),
    );
  }
  expect(back[party.everybody.indexOf(spymaster)]?.key).toEqual(key);
  const name = back[4]?.table?.people.find(({ id }) => id === spectator.person)?.name ?? '';
  expect(last).toBeGreaterThanOrEqual(25);
  expect(Number(name.replace('Emma ', ''))).toBeGreaterThanOrEqual(last);

  // The turn goes on where it was.
  const again = back[party.everybody.indexOf(operative)];
  expect(await again?.order({ type: 'stop' })).toBe('done');

  expect(await second.end('SIGTERM')).toBe(0);
  expect((await back[0]?.closed)?.code).toBe(1001);
  remove();
});

test('told to stop under load, it says goodbye and hands over without a lost move', async () => {
  const { folder, remove } = temporaryFolder();
  const first = await serve(folder, '0');
  const { room, spectator, browsers } = await gather(first);
  const orders = Array.from({ length: 200 }, (_, at) => ({
    ...{ type: 'order', id: `r${at + 1}`, game: 0, turn: 0 },
    command: { type: 'rename', name: `Emma ${at + 1}` },
  }));
  const answered = (frames: typeof spectator.frames): number =>
    frames.filter(({ type }) => type === 'done').length;
  for (const order of orders) spectator.send(order);
  await spectator.until(() => answered(spectator.frames) >= 10);
  expect(await first.end('SIGTERM')).toBe(0);
  const bye = await spectator.closed;
  expect(bye).toEqual({ refusal: { code: 'server/stopping' }, code: 1001 });

  // Whoever comes back sends what was not answered, or was refused for the stop, once more.
  const second = await serve(folder, first.port);
  const back = await browsers[4]!.enter(room, spectator);
  const done = new Set(
    spectator.frames.flatMap((frame) => (frame.type === 'done' ? [frame.id] : [])),
  );
  const again = orders.filter(({ id }) => !done.has(id));
  for (const order of again) back.send(order);
  await back.until(() => answered(back.frames) === again.length);
  await second.end('SIGTERM');
  const reader = await openLogReader({ dataDir: folder, databaseUrl: null });
  const log = (await reader.read(room as RoomCode, 0)) ?? [];
  await reader.close();
  const written = log.flatMap(({ by, order }) => (by === spectator.person ? [order] : []));
  expect(written.filter((id) => id?.startsWith('r'))).toEqual(orders.map(({ id }) => id));
  remove();
});

test('a setting that can’t be used ends it with one line', async () => {
  const { folder, remove } = temporaryFolder();
  await expect(serve(folder, 'many')).rejects.toThrow(
    /^the server ended: agent-double: .*PORT=many: .*\n$/u,
  );
  remove();
});
