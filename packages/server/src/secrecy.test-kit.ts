import { expect } from 'vitest';
import type { Identity } from '@agent-double/rules';
import type { Browser, Client } from './server.test-kit.ts';

/** Draws that shuffle `from` into `to`: the inverse of the shuffle that deals. */
export const drawsInto = <T>(from: readonly T[], to: readonly T[]): readonly number[] => {
  const order = [...from];
  const draws: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = order.findIndex((card, at) => at <= last && card === to[last]);
    if (other < 0) throw new Error('the two keys do not have the same cards');
    [order[last], order[other]] = [order[other] as T, order[last] as T];
    draws.push(other);
  }
  return draws;
};

export const times = <T>(count: number, value: T): T[] =>
  Array.from({ length: count }, () => value);

export const IN_ORDER: readonly Identity[] = [
  ...times(9, 'red' as const),
  ...times(8, 'blue' as const),
  ...times(7, 'bystander' as const),
  'assassin',
];

/** Twenty-five words are drawn and shuffled, then the key is. */
export const drawsOfDeal = (key: readonly number[]): number[] => [...times(25 + 24, 0), ...key];

/** All that an operative and a spectator get on every channel, until the game ends. */
export interface Overheard {
  readonly frames: Readonly<Record<string, readonly string[]>>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export const bytesOf = (clients: Record<string, Client>): Overheard['frames'] =>
  Object.fromEntries(Object.entries(clients).map(([name, { raw }]) => [name, [...raw]]));

/** Every byte of an answer but the date, which the platform writes. */
export const answersOf = (browsers: Record<string, Browser>): Overheard['answers'] =>
  Object.fromEntries(
    Object.entries(browsers).map(([name, { answers }]) => [
      name,
      answers.map(({ status, headers, body }) =>
        JSON.stringify({ status, headers: { ...headers, date: '' }, body }),
      ),
    ]),
  );

/** Asks over HTTP whatever somebody curious might ask. */
export const pry = async (browser: Browser, room: string): Promise<void> => {
  await browser.ask('GET', `/api/rooms/${room}`);
  await browser.ask('GET', `/api/rooms/${room}/record`);
  await browser.ask('POST', `/api/rooms/${room}/people`, { name: 'Encore' });
  await browser.ask('POST', `/api/rooms/${room}/people`, { name: 3 });
  await browser.ask('GET', `/api/rooms/${room}/key`);
  await browser.ask('GET', '/healthz');
};

export const done = async (order: Promise<string>): Promise<void> => {
  expect(await order).toBe('done');
};
