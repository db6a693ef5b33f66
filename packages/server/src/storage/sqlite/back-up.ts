import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, WAIT_WHILE_BUSY } from './database.ts';
import { DATABASE_FILE } from './sqlite-store.ts';

const sync = (file: string, flags: string): void => {
  const opened = openSync(file, flags);
  fsyncSync(opened);
  closeSync(opened);
};

/**
 * Copies the data in `folder` as they are at this moment to the new file `target`, while a server
 * may be using them. The file can be put in the place of the data.
 * @throws where there are no data, the file exists, or it can't be written
 */
export const backUp = async (folder: string, target: string): Promise<void> => {
  const source = path.join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`there are no data in ${folder}`);
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // Made before it is filled, so that nobody else can read it meanwhile.
  closeSync(openSync(part, 'w', 0o600));
  const database = await openDatabase(source);
  try {
    database.exec(WAIT_WHILE_BUSY);
    database.prepare('VACUUM INTO ?').run(part);
    sync(part, 'r+');
    renameSync(part, target);
    sync(path.dirname(path.resolve(target)), 'r');
  } finally {
    database.close();
    rmSync(part, { force: true });
  }
};
