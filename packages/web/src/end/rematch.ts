import { isRunning } from '@agent-double/rules';
import type { TableRoom } from '../room/table-room.ts';

/**
 * Deals the next game of a table: the roles rotate, the settings stay. One that still runs is
 * abandoned first. What is refused shows at the table; nothing is asked after that.
 */
export const rematch = async (room: Pick<TableRoom, 'seen' | 'tell'>): Promise<void> => {
  const running = room.seen !== null && isRunning(room.seen.table);
  if (running && !(await room.tell({ type: 'abandon' }))) return;
  if (await room.tell({ type: 'rotateSeats' })) await room.tell({ type: 'startGame' });
};
