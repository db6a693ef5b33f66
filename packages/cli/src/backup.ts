import { backUp, readConfig } from '@agent-double/server';

export const BACKUP_USAGE = 'agent-double backup FILE';

/** Copies the data to a new file while the server may be running; 1 where that can't be done. */
export const backupCommand = async (
  argv: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> => {
  const [target, ...more] = argv;
  if (target === undefined || more.length > 0) {
    console.error(`usage: ${BACKUP_USAGE}`);
    return 2;
  }
  try {
    const { dataDir, databaseUrl } = readConfig(env);
    if (databaseUrl !== null) throw new Error('DATABASE_URL is set: use pg_dump on that database');
    await backUp(dataDir, target);
    return 0;
  } catch (error) {
    console.error(`agent-double: backup: ${error instanceof Error ? error.message : 'failed'}`);
    return 1;
  }
};
