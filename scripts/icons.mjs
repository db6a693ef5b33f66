import { mkdir, readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser, NO_BROWSER } from './ensure-browser.mjs';
import { inRoot } from './setup/root.mjs';
import { giveUp, say } from './setup/say.mjs';

const STATIC = inRoot('packages/web/static');
const PAPER = '#efe5d2';
/** How much of a maskable icon the drawing takes: any mask leaves a circle of 80 % of it. */
const SAFE = 0.92;

/** Each icon with its side in pixels; `full` ones are cut by the system, so their ground has no corners. */
const ICONS = [
  { name: 'icon-180.png', side: 180, full: true, share: 1 },
  { name: 'icon-192.png', side: 192, full: false, share: 1 },
  { name: 'icon-512.png', side: 512, full: false, share: 1 },
  { name: 'icon-maskable-512.png', side: 512, full: true, share: SAFE },
];

const executablePath = await ensureBrowser();
if (!executablePath) giveUp(NO_BROWSER);
const drawing = await readFile(`${STATIC}/icon.svg`, 'utf8');
await mkdir(`${STATIC}/icons`, { recursive: true });

const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  for (const { name, side, full, share } of ICONS) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${full ? PAPER : 'none'}">` +
        `<div style="width:${share * 100}%;height:${share * 100}%">${drawing}</div>`,
    );
    await page.screenshot({ path: `${STATIC}/icons/${name}`, omitBackground: true });
  }
} finally {
  await browser.close();
}
say(`drew ${ICONS.length} icons`);
