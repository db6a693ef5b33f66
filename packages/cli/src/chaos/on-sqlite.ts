import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLogReader } from '@agent-double/server';
import { Scene, type Asked, type Report } from './scene.ts';
import { ServerProcess } from './server-process.ts';
import { Witness } from './witness.ts';

/** Acknowledgements that there are at least between two kills, and the longest while after them. */
const LOAD = 25;
const WHILE_MS = 400;
/** One life in so many lasts long enough for timers to run out. */
const LONG_LIFE = { every: 10, ms: 6000 };

/** One server on SQLite, killed again and again under load. */
export const troubleSqlite = async (asked: Asked): Promise<Report> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-chaos-'));
  const server = new ServerProcess({ DATA_DIR: folder, DATABASE_URL: '' }, asked.sources);
  try {
    await server.start();
    const witness = new Witness(await openLogReader({ dataDir: folder, databaseUrl: null }));
    const scene = new Scene(asked, witness);
    await scene.open(asked.tables, () => `http://127.0.0.1:${server.port}`);
    for (; scene.kills < asked.kills; scene.kills += 1) {
      const isLong = scene.kills % LONG_LIFE.every === LONG_LIFE.every - 1;
      await scene.load(LOAD, isLong ? LONG_LIFE.ms : scene.between(0, WHILE_MS));
      await server.end('SIGKILL');
      await server.start();
    }
    await scene.load(LOAD, WHILE_MS);
    await scene.finish();
    for (const { players } of scene.tables) for (const player of players) player.stop();
    const code = await server.end('SIGTERM');
    if (code !== 0) scene.account.problems.push(`the server ended with ${code}`);
    const report = await scene.report('sqlite', [server]);
    await witness.close();
    return report;
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};
