import { expect, test } from 'vitest';
import { isCooperative, MODES } from './mode.ts';

test('[COOP-1] [RECORD-1] [DUO-1] nobody plays against the table in three of the modes', () => {
  expect(MODES.filter(isCooperative)).toEqual(['coop_sim', 'coop_record', 'duo']);
});
