import { ensureBuilt } from '../ensure-built.mjs';

/**
 * Gives the tests that start servers of their own the server as it is built, which starts in a
 * third of the time that its sources take.
 */
export async function setup() {
  if (!(await ensureBuilt())) throw new Error('it could not be built: see above');
}
