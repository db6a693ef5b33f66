const KEY = 'agent-double.reloaded';
/** Two reloads within this many milliseconds are a loop. */
const LOOP = 60_000;
/** How long a server that does not answer is left alone, in milliseconds. */
const PAUSE = 2000;

/** Loads the page anew, for a newer version of it; not again right after that. */
export const reloadOnce = (now = Date.now()): void => {
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < LOOP) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return; // Without a memory nothing could tell a loop.
  }
  location.reload();
};

/**
 * Loads the page anew once its server answers: a page that is left while nobody serves it does not
 * come back by itself. Without a network nothing is done, since the page may do without.
 */
export const reloadWhenServed = async (): Promise<void> => {
  while (navigator.onLine) {
    const answers = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (answers) {
      reloadOnce();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
};
