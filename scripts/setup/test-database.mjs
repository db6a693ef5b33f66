import { ensurePostgres, NO_POSTGRES } from '../ensure-postgres.mjs';
import { startCluster } from './postgres-cluster.mjs';

/**
 * Gives the tests a database server: the one that TEST_DATABASE_URL names, else one of their own
 * for as long as they run. Where there can be none, the tests are told why, and fail with it.
 * @param {{ provide: (name: 'database', database: { url: string } | { missing: string }) => void }} tests
 * @returns {Promise<(() => Promise<void>) | undefined>}
 */
export async function setup({ provide }) {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    provide('database', { url });
    return undefined;
  }
  const bin = await ensurePostgres();
  if (!bin) {
    provide('database', { missing: NO_POSTGRES });
    return undefined;
  }
  const { url: own, stop } = await startCluster(bin);
  provide('database', { url: own });
  return stop;
}
