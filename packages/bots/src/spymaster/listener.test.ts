import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { expectedWorth, imagineListeners } from './listener.ts';

const WORTH = { own: 1, bystander: -0.5, opponent: -1, assassin: -8 };

describe('the imagined listener', () => {
  it('counts a sure pair as two and stops at the first wrong card', () => {
    const sure = imagineListeners(3, 0, seeded(1));
    expect(expectedWorth([1, 0.9, 0.5], ['own', 'own', 'assassin'], WORTH, sure, 3)).toEqual([
      1, 2, -6,
    ]);
    expect(expectedWorth([1, 0.9, 0.5], ['own', 'bystander', 'own'], WORTH, sure, 3)).toEqual([
      1, 0.5, 0.5,
    ]);
  });

  it('fears a near assassin more when listeners differ more', () => {
    const worth = (noise: number): number =>
      expectedWorth(
        [0.8, 0.5],
        ['own', 'assassin'],
        WORTH,
        imagineListeners(2, noise, seeded(3)),
        1,
      )[0] ?? 0;
    expect(worth(0.6)).toBeLessThan(worth(0.1));
  });

  it('is the same for the same seed', () => {
    expect(imagineListeners(4, 0.2, seeded(9))).toEqual(imagineListeners(4, 0.2, seeded(9)));
    expect(imagineListeners(4, 0.2, seeded(9))).not.toEqual(imagineListeners(4, 0.2, seeded(8)));
  });
});
