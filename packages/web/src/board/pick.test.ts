import { expect, test, vi } from 'vitest';
import type { TableRoom } from '../room/table-room.ts';
import type { CardView } from './card-view.ts';
import { Pick } from './pick.svelte.ts';

const card = (index: number) => ({ index, tappable: true, mine: false }) as CardView;

/** A room whose answers to orders are held back. */
const slowRoom = () => {
  const answers: ((done: boolean) => void)[] = [];
  const tell = vi.fn(() => new Promise<boolean>((answer) => answers.push(answer)));
  const room = { tell, mark: vi.fn(), complaint: null } as Partial<TableRoom> as TableRoom;
  return { room, tell, answer: () => answers.shift()?.(true) };
};

test('the next card is not revealed before the last one is answered', async () => {
  const { room, tell, answer } = slowRoom();
  const pick = new Pick(room);
  pick.tap(card(3), 'guess');
  const first = pick.confirm('guess');
  expect([pick.chosen, pick.acting]).toEqual([null, true]);
  pick.tap(card(7), 'guess');
  await pick.confirm('guess');
  expect([pick.chosen, tell.mock.calls]).toEqual([7, [[{ type: 'guess', card: 3 }]]]);
  answer();
  await first;
  expect(pick.acting).toBe(false);
  void pick.confirm('guess');
  expect(tell).toHaveBeenLastCalledWith({ type: 'guess', card: 7 });
});

test.each([
  ['enemy', 'coverEnemy'],
  ['cover', 'coverPenalty'],
] as const)('the second step of %s is %s', (purpose, type) => {
  const { room, tell } = slowRoom();
  const pick = new Pick(room);
  pick.covering = purpose === 'cover';
  pick.tap(card(3), purpose);
  void pick.confirm(purpose);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ type, card: 3 });
  expect(pick.covering).toBe(false);
});
