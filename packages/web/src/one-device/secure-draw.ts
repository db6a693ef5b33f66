import type { Draw } from '@agent-double/rules';

const VALUES = 2 ** 32;

/** Draws from the system's secure source, each number as likely as another. */
export const secureDraw: Draw = (below) => {
  const fair = VALUES - (VALUES % below);
  for (;;) {
    const [value = VALUES] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return value % below;
  }
};

/** A number in [0, 1) from the system's secure source. */
export const secureChance = (): number => secureDraw(VALUES) / VALUES;
