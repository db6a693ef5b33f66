import { spawnSync } from 'node:child_process';
import { findOnPath, isProgram } from './find-program.mjs';

/** The one without windows first: the same pages cost it a third less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];

const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A Chromium, Chrome or Edge that starts on this machine: the one that CHROME_PATH names, else
 * one on PATH, else one where installers put it, else the one that Playwright downloaded.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(env = process.env) {
  if (env['CHROME_PATH']) return works(env['CHROME_PATH']) ? env['CHROME_PATH'] : undefined;
  for (const file of installedPlaces(env)) if (works(file)) return file;
  const own = await playwrightPlace();
  return own && works(own) ? own : undefined;
}

/** @param {NodeJS.ProcessEnv} env */
function installedPlaces(env) {
  const onPath = NAMES.map((name) => findOnPath(name, env)).filter((file) => file !== undefined);
  const onLinux = NAMES.slice(0, 3).flatMap((name) => [`/usr/bin/${name}`, `/snap/bin/${name}`]);
  const onMac = MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  const onWindows = WINDOWS_FOLDERS.flatMap((folder) =>
    env[folder] ? WINDOWS_PROGRAMS.map((program) => `${env[folder]}\\${program}`) : [],
  );
  return [...onPath, ...onLinux, ...onMac, ...onWindows];
}

async function playwrightPlace() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Being there is not enough: Ubuntu's `chromium-browser` only says how to get the real one.
 * @param {string} file
 */
function works(file) {
  if (!isProgram(file)) return false;
  if (process.platform === 'win32') return true; // there, `--version` opens a window
  const { status } = spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  return status === 0;
}
