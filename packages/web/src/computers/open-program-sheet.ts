import type { Seat } from '@agent-double/rules';
import { mount, unmount } from 'svelte';
import type { TableRoom } from '../room/table-room.ts';

/**
 * Opens the dialog that lets a program play a seat. It belongs to the page and not to the seat's
 * card: that one changes as soon as the computer sits down.
 */
export const openProgramSheet = async (room: TableRoom, seat: Seat): Promise<void> => {
  const { default: ProgramSheet } = await import('./ProgramSheet.svelte');
  const sheet = mount(ProgramSheet, {
    target: document.body,
    props: { room, seat, onclose: () => void unmount(sheet) },
  });
};
