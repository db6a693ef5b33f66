import { StoreUnavailable } from '../room-store.ts';
import type { Database } from './database.ts';

interface Write<T> {
  readonly run: () => T;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** Writes that wait for the end of this turn of the event loop to share one synced commit. */
export interface GroupCommit {
  /** `run` with the next group; resolves once the group is on disk. */
  write<T>(run: () => T): Promise<T>;
  /** Commits what waits, at once. */
  flush(): void;
}

/** What belongs to every group: what it does last, and what is to be done where it has failed. */
interface GroupEnds {
  readonly last?: () => void;
  readonly failed?: () => void;
}

/**
 * One transaction for all the writes of a turn of the event loop: a sync of the disk costs the
 * same for one move as for those of a hundred rooms. A group is written whole or not at all.
 */
export const groupCommit = (database: Database, { last, failed }: GroupEnds = {}): GroupCommit => {
  let waiting: Write<unknown>[] = [];
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');

  const commitAll = (group: readonly Write<unknown>[]): readonly unknown[] => {
    begin.run();
    try {
      const results = group.map(({ run }) => run());
      last?.();
      commit.run();
      return results;
    } catch (error) {
      failed?.();
      // SQLite rolls back by itself where the disk is full: the first error is the one to tell.
      try {
        database.exec('ROLLBACK');
      } catch {
        // There was nothing left to roll back.
      }
      throw error;
    }
  };

  const flush = (): void => {
    const group = waiting;
    if (group.length === 0) return;
    waiting = [];
    let results: readonly unknown[];
    try {
      results = commitAll(group);
    } catch (error) {
      const unavailable = new StoreUnavailable('the data could not be written', { cause: error });
      for (const { reject } of group) reject(unavailable);
      return;
    }
    group.forEach(({ resolve }, at) => {
      resolve(results[at]);
    });
  };

  return {
    flush,
    write: <T>(run: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      }),
  };
};
