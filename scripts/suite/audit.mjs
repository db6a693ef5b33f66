/** Faults that are worth a change: all but what npm calls info and low. */
const SERIOUS = ['moderate', 'high', 'critical'];

/**
 * What `npm audit --json` has said. An answer that can't be read proves nothing, so it is not good.
 * @param {string} output
 * @returns {{ good: boolean, lines: string[] }}
 */
export function readAudit(output) {
  const report = parsed(output);
  const faults = report?.vulnerabilities;
  if (faults === null || typeof faults !== 'object') {
    return { good: false, lines: [`the registry has no answer: ${report?.message ?? 'nothing'}`] };
  }
  const serious = Object.values(faults).filter(({ severity }) => SERIOUS.includes(severity));
  if (serious.length === 0) return { good: true, lines: ['no known fault'] };
  return { good: false, lines: serious.map(({ name, severity }) => `${name}: ${severity}`) };
}

/** @param {string} output @returns {any} */
function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
