import path from 'node:path';
import { openDatabase } from './database.ts';

const LOCK_FILE = 'agent-double.lock';

/**
 * Keeps the folder for this process until what it gives back is called. The lock is the system's,
 * held through an empty database, so that it ends with the process however that ends.
 * @throws where another server has it
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  const database = await openDatabase(path.join(folder, LOCK_FILE));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new Error(`${folder} is in use by another server`, { cause: error });
  }
  return () => {
    database.close();
  };
};
