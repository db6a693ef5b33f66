import type { Route } from '../route.ts';

/** Whether somebody there would lose nothing by a newer version. */
export const isAtRest = ({ name }: Route): boolean =>
  name === 'landing' || name === 'rules' || name === 'unknown';

/**
 * Lets the product open without a network, where the browser has the means: over plain HTTP none
 * has. A newer version that waits is let in by a page at rest.
 */
export const register = async (route: Route): Promise<void> => {
  if (!isSecureContext || !('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    const { waiting } = await navigator.serviceWorker.register('/service-worker.js');
    if (isAtRest(route)) waiting?.postMessage('at rest');
  } catch {
    // A private window, or a full disk: the product needs its network, as before.
  }
};
