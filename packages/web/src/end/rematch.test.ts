import type { WireCommand } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import type { Seen } from '../connection/seen.ts';
import { after, dealt, seated } from '../room/table.test-kit.ts';
import { rematch } from './rematch.ts';

const running = dealt(seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'));
const over = after(running, {
  type: 'gameEnded',
  winner: null,
  reason: 'abandoned',
  score: null,
  key: { kind: 'teams', cards: [] },
  intended: [],
  consultations: [],
});

/** What is asked of a room with `table`, where `refuses` is turned down. */
const asked = async (
  table: typeof running,
  refuses: WireCommand['type'] | null = null,
): Promise<readonly WireCommand['type'][]> => {
  const told: WireCommand['type'][] = [];
  await rematch({
    seen: { table } as Seen,
    tell: ({ type }) => {
      told.push(type);
      return Promise.resolve(type !== refuses);
    },
  });
  return told;
};

test('after the end the roles rotate and the next game is dealt', async () => {
  expect(await asked(over)).toEqual(['rotateSeats', 'startGame']);
});

test('a game that still runs is abandoned first', async () => {
  expect(await asked(running)).toEqual(['abandon', 'rotateSeats', 'startGame']);
});

test('what is refused stops it there', async () => {
  expect(await asked(running, 'abandon')).toEqual(['abandon']);
  expect(await asked(over, 'rotateSeats')).toEqual(['rotateSeats']);
});
