const KEY = 'agent-double.reloaded';
/** Two reloads within this many milliseconds are a loop. */
const LOOP = 60_000;

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
