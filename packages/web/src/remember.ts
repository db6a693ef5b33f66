const PREFIX = 'agent-double.';

/** What this browser kept under `key`, or null; a browser that keeps nothing is no error. */
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
};

/** Keeps `value` for the next visits where the browser lets us. */
export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
};
