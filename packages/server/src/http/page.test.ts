import { expect, test } from 'vitest';
import { askedLanguage, pageAt } from './page.ts';

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-DE, EN-us;q=0.5, fr;q=0.1', 'en'],
  ['de', 'fr'],
  ['french', 'fr'],
  ['*', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
])('who asks for %s reads %s first', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});

test.each([
  ['/', 'pages/landing.en.html'],
  ['/t/bamo-kitu-revalo', 'pages/room.en.html'],
  ['/t/BAMO%20KITU/', 'pages/room.en.html'],
  ['/t/bamo-kitu-revalo/ecran', null],
  ['/t/', null],
  ['/regles', null],
  ['/pages', null],
])('the page at %s is %s', (place, page) => {
  expect(pageAt(place, 'en')).toBe(page);
});
