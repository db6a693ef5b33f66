// Runs after every `npm install` and `npm ci`, so that an installation done by hand counts as one.
import { isPartialInstall, stampInstall } from './setup/install-stamp.mjs';
import { ROOT } from './setup/root.mjs';

if (!isPartialInstall(process.env)) stampInstall(ROOT);
