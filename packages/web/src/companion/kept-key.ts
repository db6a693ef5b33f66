import { SIDES, type Side } from '@agent-double/rules';
import { recall, remember } from '../remember.ts';
import { codeOf, seedOf, type KeySeed } from './key-code.ts';

const KEY = 'companion-key';

/** A key as this phone holds it. */
export interface HeldKey {
  readonly seed: KeySeed;
  /** The side of Duo that this phone shows. */
  readonly side: Side;
  /** How far it is turned. */
  readonly turns: number;
}

/** Keeps the key for the next visit; null puts it away. */
export const keepKey = (held: HeldKey | null): void => {
  remember(KEY, held === null ? '' : [codeOf(held.seed), held.side, held.turns].join(' '));
};

/** The key that was kept, or null. */
export const keptKey = (): HeldKey | null => {
  const [code = '', name, turns] = (recall(KEY) ?? '').split(' ');
  const seed = seedOf(code);
  const side = SIDES.find((known) => known === name);
  return seed.ok && side !== undefined
    ? { seed: seed.value, side, turns: /^[0-3]$/u.test(turns ?? '') ? Number(turns) : 0 }
    : null;
};

/** The key that an address hands over behind its #, which no server ever sees; or null. */
export const handedKey = (hash: string): HeldKey | null => {
  const seed = seedOf(hash);
  return seed.ok ? { seed: seed.value, side: 'b', turns: 0 } : null;
};
