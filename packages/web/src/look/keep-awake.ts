/**
 * Keeps the screen awake while the page is seen, where the browser lets us: over plain HTTP none
 * does. The answer ends that.
 */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
      else lock = held;
    } catch {
      // A battery that runs low, or a policy: the screen sleeps as it always did.
    }
  };
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
};
