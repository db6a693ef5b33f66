import { expect, test } from 'vitest';
import { programAddress } from './program-address.ts';

test.each([
  ['http://192.168.1.5:3000', 'ws://192.168.1.5:3000/api/rooms/ba-be/program'],
  ['https://jeu.example.org', 'wss://jeu.example.org/api/rooms/ba-be/program'],
])('programs of a table on %s connect to %s', (origin, address) => {
  expect(programAddress('ba-be', origin)).toBe(address);
});
