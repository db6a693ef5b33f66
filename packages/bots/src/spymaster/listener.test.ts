import { describe, expect, it } from 'vitest';
import { seeded } from '../random.ts';
import { expectedWorth, imagineListeners, likelyFelt } from './listener.ts';

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
    const worth = (doubt: number): number =>
      expectedWorth(
        [0.8, 0.5],
        ['own', 'assassin'],
        WORTH,
        imagineListeners(2, doubt, seeded(3)),
        1,
      )[0] ?? 0;
    expect(worth(1)).toBeLessThan(worth(0.1));
  });

  it('expects strong links to be felt by nearly all and none to be felt never', () => {
    const steps = [-1, 0, 0.25, 0.5, 0.75, 1, 2].map(likelyFelt);
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps.at(-1)).toBeLessThan(1);
  });

  it('is the same for the same seed', () => {
    expect(imagineListeners(4, 0.2, seeded(9))).toEqual(imagineListeners(4, 0.2, seeded(9)));
    expect(imagineListeners(4, 0.2, seeded(9))).not.toEqual(imagineListeners(4, 0.2, seeded(8)));
  });
});
