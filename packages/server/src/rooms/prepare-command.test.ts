import { EMPTY_TABLE, personId, type Seat, type Table } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { prepareCommand } from './prepare-command.ts';

const first = (): number => 0;
const TABLE: Table = {
  ...EMPTY_TABLE,
  setup: { ...EMPTY_TABLE.setup, packs: ['fr-base'] },
};

test('a start gets its deal', async () => {
  const prepared = await prepareCommand({ type: 'startGame' }, TABLE, first, true);
  expect(prepared).toMatchObject({ ok: true, value: { type: 'startGame', reshuffled: false } });
});

test('a shuffle gets its order, of those who are seated', async () => {
  const people = ['red.spymaster', null, 'red.operative', 'blue.operative'].map((seat, at) => ({
    id: personId(at + 1),
    name: `Agent ${at}`,
    seat: seat as Seat | null,
    sawKey: false,
    played: null,
    bot: null,
  }));
  const prepared = await prepareCommand(
    { type: 'shuffleSeats' },
    { ...TABLE, people },
    first,
    true,
  );
  if (!prepared.ok || prepared.value.type !== 'shuffleSeats') throw new Error('not prepared');
  expect(prepared.value.order).not.toEqual(['p1', 'p3', 'p4']);
  expect(prepared.value.order.toSorted()).toEqual(['p1', 'p3', 'p4']);
});

test('another language starts from its usual packs', async () => {
  const change = { type: 'changeSetup', change: { language: 'en' } } as const;
  expect(await prepareCommand(change, TABLE, first, true)).toMatchObject({
    ok: true,
    value: { change: { language: 'en', packs: [] } },
  });
});

test('any other change keeps the packs', async () => {
  const change = { type: 'changeSetup', change: { start: 'blue' } } as const;
  expect(await prepareCommand(change, TABLE, first, true)).toMatchObject({
    ok: true,
    value: { change: { start: 'blue', language: 'fr', packs: ['fr-base'] } },
  });
});

test.each([[['fr-nothing']], [['en-base']], [['']]])(
  'packs %o are unknown in French',
  async (packs) => {
    const change = { type: 'changeSetup', change: { packs } } as const;
    expect(await prepareCommand(change, TABLE, first, true)).toEqual({
      ok: false,
      error: { code: 'setup/unknown-pack' },
    });
  },
);

test('what needs nothing goes on as it is', async () => {
  const stop = { type: 'stop' } as const;
  expect(await prepareCommand(stop, TABLE, first, true)).toEqual({ ok: true, value: stop });
});

test('a computer player is seated only where there are any', async () => {
  const bot = { type: 'addBot', name: 'Robot', level: 1, seat: 'red.operative' } as const;
  expect(await prepareCommand(bot, TABLE, first, true)).toEqual({ ok: true, value: bot });
  expect(await prepareCommand(bot, TABLE, first, false)).toEqual({
    ok: false,
    error: { code: 'bot/unavailable' },
  });
});

test('another language keeps the table’s own words', async () => {
  const table = { ...TABLE, setup: { ...TABLE.setup, packs: ['fr-base', 'own'] } };
  const change = { type: 'changeSetup', change: { language: 'en' } } as const;
  expect(await prepareCommand(change, table, first, true)).toMatchObject({
    ok: true,
    value: { change: { language: 'en', packs: ['own'] } },
  });
});
