import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { register } from './install/register.ts';
import { followOthers, speakFirst } from './messages/speech.svelte.ts';
import { reloadWhenServed } from './reload.ts';
import { followHistory, here } from './navigate.svelte.ts';

// After an update, the files of the old version are no longer there.
addEventListener('vite:preloadError', () => {
  void reloadWhenServed();
});
await speakFirst();
followOthers();
followHistory();
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the product');
mount(App, { target });

/** Keys, and the clicks that a screen reader makes, need a place to be. */
const byKeys = (event: Event) => {
  if (event instanceof MouseEvent && event.detail > 0) return;
  for (const kind of KEYS) removeEventListener(kind, byKeys, true);
  remember(event);
  addEventListener('focusin', remember);
  import('./look/keep-focus.ts').then(({ keepFocus }) => {
    removeEventListener('focusin', remember);
    keepFocus(document.body, place);
  }, awaitKeys);
};
/** Where the keyboard was last, from the inside out. */
let place: readonly EventTarget[] = [];
const remember = (event: Event) => {
  place = event.composedPath();
};
const KEYS = ['keydown', 'click'];
/** Also after a try without a network: the next key is another. */
const awaitKeys = () => {
  for (const kind of KEYS) addEventListener(kind, byKeys, true);
};
awaitKeys();

/** How long the page is left to itself before it prepares to do without a network, in milliseconds. */
const SETTLED = 2000;
if (import.meta.env.PROD) {
  setTimeout(() => {
    void register(here.route);
  }, SETTLED);
}
