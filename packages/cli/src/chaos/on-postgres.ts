import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openLogReader } from '@agent-double/server';
import { Relay } from './relay.ts';
import { Scene, type Asked, type Report } from './scene.ts';
import { ServerProcess } from './server-process.ts';
import { Witness } from './witness.ts';

const NODES = 3;
const LOAD = 25;
const WHILE_MS = 300;
/** One trouble in so many is a cut cable beside the kill; one in so many more a restart. */
const CUT_EVERY = 5;
const RESTART_EVERY = 10;
/** How long a cable is cut, at most: longer than the database may take to answer. */
const CUT_MS = 7000;

/** A PostgreSQL of our own. */
export interface Database {
  readonly url: string;
  /** Stops it and starts it again; resolves once it answers. */
  restart(): Promise<void>;
}

interface Node {
  readonly cable: Relay;
  readonly server: ServerProcess;
}

const startNode = async (database: string, folder: string, sources: boolean): Promise<Node> => {
  const url = new URL(database);
  const place = { host: url.hostname, port: Number(url.port || 5432) };
  const cable = new Relay(() => [place]);
  url.hostname = '127.0.0.1';
  url.port = String(await cable.listen());
  const settings = { DATABASE_URL: url.href, DATABASE_CONNECTIONS: '4', DATA_DIR: folder };
  const server = new ServerProcess(settings, sources);
  await server.start();
  return { cable, server };
};

/**
 * Three servers on one PostgreSQL, behind a proxy that knows no sessions. One is killed again and
 * again; now and then one is cut off from the database, or the database itself starts anew.
 */
export const troublePostgres = async (asked: Asked, database: Database): Promise<Report> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-chaos-'));
  const nodes: Node[] = [];
  const proxy = new Relay(() =>
    nodes
      .filter(({ server }) => server.isRunning)
      .map(({ server }) => ({ host: '127.0.0.1', port: server.port })),
  );
  const port = await proxy.listen();
  try {
    const starting = Array.from({ length: NODES }, () =>
      startNode(database.url, folder, asked.sources),
    );
    nodes.push(...(await Promise.all(starting)));
    const reader = await openLogReader({ dataDir: folder, databaseUrl: database.url });
    const witness = new Witness(reader);
    const scene = new Scene(asked, witness);
    await scene.open(asked.tables, () => `http://127.0.0.1:${port}`);
    for (; scene.kills < asked.kills; scene.kills += 1) await trouble(scene, nodes, database);
    await scene.load(LOAD, WHILE_MS);
    await scene.finish();
    await scene.agreed();
    for (const { players } of scene.tables) for (const player of players) player.stop();
    const codes = await Promise.all(nodes.map(({ server }) => server.end('SIGTERM')));
    for (const code of codes) {
      if (code !== 0) scene.account.problems.push(`a server ended with ${code}`);
    }
    const report = await scene.report(
      'postgres',
      nodes.map(({ server }) => server),
    );
    await witness.close();
    return report;
  } finally {
    for (const { server, cable } of nodes) {
      await server.end('SIGKILL');
      await cable.close();
    }
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const trouble = async (scene: Scene, nodes: readonly Node[], database: Database): Promise<void> => {
  await scene.load(LOAD, scene.between(0, WHILE_MS));
  const at = scene.between(0, NODES - 1);
  const [victim, other] = [nodes[at], nodes[(at + 1) % NODES]];
  if (scene.kills % CUT_EVERY === 1) {
    scene.cuts += 1;
    other?.cable.cut(scene.between(0, 1) === 0 ? 'torn' : 'silent');
    await wait(scene.between(200, CUT_MS));
    other?.cable.mend();
  }
  if (scene.kills % RESTART_EVERY === 2) {
    scene.restarts += 1;
    await database.restart();
    await scene.load(LOAD, 0);
  }
  await victim?.server.end('SIGKILL');
  await scene.load(LOAD, 0);
  await victim?.server.start();
};
