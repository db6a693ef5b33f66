import { expect, test } from 'vitest';
import { codeIn, devicePath, gamePath, roomPath, routeOf, screenPath } from './route.ts';

test('the root is the landing page', () => {
  expect(routeOf('/')).toEqual({ name: 'landing' });
});

test('a room’s path leads back to its code', () => {
  const code = 'bado-lime-tarisu';
  expect(routeOf(roomPath(code))).toEqual({ name: 'room', code, screen: false });
  expect(routeOf(roomPath('é/ %'))).toEqual({ name: 'room', code: 'é/ %', screen: false });
});

test('a room has a path for a big screen', () => {
  const code = 'bado-lime-tarisu';
  expect(routeOf(screenPath(code))).toEqual({ name: 'room', code, screen: true });
  expect(routeOf(`/t/${code}/screen`)).toEqual({ name: 'room', code, screen: true });
  expect(routeOf(`/t/${code}/cran`)).toEqual({ name: 'unknown' });
});

test('a room has a path by which another device comes', () => {
  const code = 'bado-lime-tarisu';
  expect(routeOf(devicePath(code))).toEqual({ name: 'device', code });
  expect(routeOf(`/t/${code}/device`)).toEqual({ name: 'device', code });
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

test('the companion has an address in both languages', () => {
  expect(routeOf('/compagnon')).toEqual({ name: 'companion' });
  expect(routeOf('/companion/')).toEqual({ name: 'companion' });
  expect(routeOf('/compagnon/k')).toEqual({ name: 'unknown' });
});

test('play on one device has an address in both languages', () => {
  expect(routeOf('/un-appareil')).toEqual({ name: 'one-device' });
  expect(routeOf('/one-device/')).toEqual({ name: 'one-device' });
  expect(routeOf('/un-appareil/deux')).toEqual({ name: 'unknown' });
});

test.each([
  ['/partie', { name: 'replay', code: null, number: null }],
  ['/game', { name: 'replay', code: null, number: null }],
  ['/t/bado-lime/partie', { name: 'replay', code: 'bado-lime', number: null }],
  ['/t/bado-lime/partie/12', { name: 'replay', code: 'bado-lime', number: 12 }],
  ['/t/bado-lime/partie/0', { name: 'unknown' }],
  ['/t/bado-lime/partie/un', { name: 'unknown' }],
  ['/t/bado-lime/partie/1/2', { name: 'unknown' }],
  ['/partie/bado-lime', { name: 'unknown' }],
])('a finished game has an address: %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('the address of a game leads to it', () => {
  expect(routeOf(gamePath('bado-lime', 3))).toEqual({
    name: 'replay',
    code: 'bado-lime',
    number: 3,
  });
});
