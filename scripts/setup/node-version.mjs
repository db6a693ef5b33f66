import { giveUp } from './say.mjs';

const OLDEST = { major: 20, minor: 19 };

/**
 * Whether a Node of this version runs the project.
 * @param {string} version such as `20.19.0`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Leaves with one line when the Node that runs us is too old. */
export function ensureNode() {
  if (isNewEnough(process.versions.node)) return;
  giveUp(
    `Node ${process.versions.node} is too old: Agent double needs Node ${OLDEST.major}.${OLDEST.minor} or newer.`,
  );
}
