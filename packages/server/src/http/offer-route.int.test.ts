import type { Offer } from '@agent-double/protocol';
import { expect, test } from 'vitest';
import { startTestServer } from '../server.test-kit.ts';

const offerOf = async (url: string): Promise<Offer> =>
  (await (await fetch(`${url}/api/offer`)).json()) as Offer;

test('packs are offered without their words', async () => {
  const server = await startTestServer();
  const { packs } = await offerOf(server.url);
  expect(packs.filter((pack) => pack.language === 'fr').length).toBeGreaterThan(1);
  expect(packs.find((pack) => pack.id === 'en-base')).toEqual({
    id: 'en-base',
    language: 'en',
    title: { fr: expect.any(String) as string, en: expect.any(String) as string },
    size: expect.any(Number) as number,
  });
  await server.close();
});

test('it is told how long a room lives', async () => {
  const server = await startTestServer({ roomDays: 7 });
  expect((await offerOf(server.url)).roomDays).toBe(7);
  await server.close();
});

test('others are sent to the public address', async () => {
  const server = await startTestServer({ publicUrl: 'https://jeu.example' });
  expect((await offerOf(server.url)).origin).toBe('https://jeu.example');
  await server.close();
});
