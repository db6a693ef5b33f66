// Runs after every `npm install` and `npm ci`, so that an installation done by hand counts as one.
import { installedBy, stampInstall, unstampInstall } from './setup/install-stamp.mjs';
import { ROOT } from './setup/root.mjs';

const installed = installedBy(ROOT, process.env);
if (installed === 'whole') stampInstall(ROOT);
if (installed === 'part') unstampInstall(ROOT);
