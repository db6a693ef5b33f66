import { expect, test } from 'vitest';
import { codeIn, roomPath, routeOf } from './route.ts';

test('the root is the landing page', () => {
  expect(routeOf('/')).toEqual({ name: 'landing' });
});

test('a room’s path leads back to its code', () => {
  expect(routeOf(roomPath('bado-lime-tarisu'))).toEqual({ name: 'room', code: 'bado-lime-tarisu' });
  expect(routeOf(roomPath('é/ %'))).toEqual({ name: 'room', code: 'é/ %' });
});

test('the rules page may name an edition and a mode', () => {
  expect(routeOf('/regles')).toEqual({ name: 'rules', edition: null, mode: null });
  expect(routeOf('/regles/precedente/coop_sim')).toEqual({
    name: 'rules',
    edition: 'precedente',
    mode: 'coop_sim',
  });
  expect(routeOf('/regles/nulle')).toEqual({ name: 'rules', edition: null, mode: null });
});

test('any other path is unknown', () => {
  expect(routeOf('/t')).toEqual({ name: 'unknown' });
  expect(routeOf('/t/a/b/c')).toEqual({ name: 'unknown' });
  expect(routeOf('/wp-admin')).toEqual({ name: 'unknown' });
});

test('a pasted link counts as its code', () => {
  expect(codeIn(' http://192.168.1.4:3000/t/bado-lime-tarisu?x ')).toBe('bado-lime-tarisu');
  expect(codeIn('bado lime tarisu')).toBe('bado lime tarisu');
});

test('play on one device has an address in both languages', () => {
  expect(routeOf('/un-appareil')).toEqual({ name: 'one-device' });
  expect(routeOf('/one-device/')).toEqual({ name: 'one-device' });
  expect(routeOf('/un-appareil/deux')).toEqual({ name: 'unknown' });
});
