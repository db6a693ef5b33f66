import type { Judgement } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableRoom } from '../room/table-room.ts';
import { Draft } from './draft.svelte.ts';

const ILLEGAL: Judgement = { verdict: 'illegal', reasons: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was said of a word does not stay with another of which nothing is said', async () => {
  const answers: (Judgement | null)[] = [ILLEGAL, null];
  const judge = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const draft = new Draft({ judge } as Partial<TableRoom> as TableRoom);
  const write = async (text: string): Promise<void> => {
    draft.text = text;
    draft.changed(0);
    await vi.runAllTimersAsync();
  };
  await write('mer');
  expect(draft.judgement).toEqual(ILLEGAL);
  await write('merle');
  expect(judge).toHaveBeenCalledTimes(2);
  expect(draft.judgement).toBeNull();
});

test('a word of which nothing could be said is asked about once the line is back', async () => {
  const answers: (Judgement | null)[] = [null, ILLEGAL];
  const judge = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const draft = new Draft({ judge } as Partial<TableRoom> as TableRoom);
  draft.text = 'mer';
  draft.changed(0);
  await vi.runAllTimersAsync();
  expect(draft.judgement).toBeNull();
  draft.resumed(0);
  await vi.runAllTimersAsync();
  expect(draft.judgement).toEqual(ILLEGAL);

  draft.resumed(0);
  await vi.runAllTimersAsync();
  expect(judge).toHaveBeenCalledTimes(2);
});
