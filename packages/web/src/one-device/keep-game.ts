import { recall, remember } from '../remember.ts';
import type { DeviceGame } from './device-game.ts';

const KEY = 'one-device';
/** Changes whenever a kept game can't be read as it is any more. */
const VERSION = 2;

interface Kept {
  readonly version: number;
  readonly at: number;
  readonly game: DeviceGame;
}

/** Keeps the game on this device; `now` is when it was left. */
export const keepGame = (game: DeviceGame, now: number): void => {
  const kept: Kept = { version: VERSION, at: now, game };
  remember(KEY, JSON.stringify(kept));
};

/** The game that was kept, stopped at the time when it was left; null where there is none. */
export const keptGame = (): DeviceGame | null => {
  const text = recall(KEY);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    if (kept?.version !== VERSION || kept.game === undefined) return null;
    return { ...kept.game, stopped: kept.game.stopped ?? kept.at ?? null };
  } catch {
    return null;
  }
};
