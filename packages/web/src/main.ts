import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { speakFirst } from './messages/speech.svelte.ts';
import { followHistory } from './navigate.svelte.ts';

await speakFirst();
followHistory();
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the product');
mount(App, { target });
