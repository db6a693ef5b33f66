import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Makes the pictures of the README and of docs/: `npm run pictures`. */
export default defineConfig(base, { testDir: 'pictures', testMatch: '*.pictures.ts', retries: 0 });
