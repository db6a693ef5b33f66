const coloured = process.stderr.isTTY && !process.env['NO_COLOR'];

/**
 * Tells the person at the terminal how far things are. On stderr, since what the command line
 * tool prints on stdout may be read by another program.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(coloured ? `\x1b[36m▸\x1b[0m ${line}\n` : `▸ ${line}\n`);
}

/**
 * How long it has been, to be read by people: `4.2 s`.
 * @param {number} since a `Date.now()`
 */
export const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Gives up with one line.
 * @param {string} line
 * @param {number} [code] exit code
 * @returns {never}
 */
export function giveUp(line, code = 1) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(code);
}
