/** @typedef {'runs' | 'develops' | 'makes data'} Use what a package is needed for */
/** @typedef {{ name: string, licence: string, use: Use }} Package */

const PERMISSIVE = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  'OFL-1.1', // fonts
];
/** Tools that are never passed on may ask for their own changes. */
const OF_TOOLS = [...PERMISSIVE, 'MPL-2.0', 'Python-2.0', 'Zlib'];

/**
 * What each use allows. Inputs of our data have terms of their own, told beside the data.
 * @type {Readonly<Record<Use, readonly string[]>>}
 */
const ALLOWED = {
  runs: PERMISSIVE,
  develops: OF_TOOLS,
  'makes data': [...OF_TOOLS, 'CC-BY-4.0', 'Unicode-3.0', 'LGPL-3.0-or-later', 'WordNet'],
};

/**
 * Whether an SPDX expression lets a package be used so: any of what `OR` joins, all of what `AND`
 * joins.
 * @param {string} expression
 * @param {Use} use
 * @returns {boolean}
 */
export function isAllowed(expression, use) {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED[use].includes(name)));
}

/**
 * The dependencies that a page lists, with their licences: rows whose first cell is a name in
 * backquotes and whose last one is a licence.
 * @param {string} markdown
 * @returns {ReadonlyMap<string, string>}
 */
export function listedIn(markdown) {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap((cells) => {
      const [, name] = /^`(\S+)`$/.exec(cells[1] ?? '') ?? [];
      return name === undefined ? [] : [[name, cells.at(-2) ?? '']];
    }),
  );
}

/**
 * What is wrong with the packages, one line each.
 * @param {readonly Package[]} packages all of them
 * @param {ReadonlyMap<string, string>} direct versions of those that we ask for ourselves
 * @param {ReadonlyMap<string, string>} listed their licences, as the page tells them
 * @returns {string[]}
 */
export function unlicensed(packages, direct, listed) {
  const licences = new Map(packages.map(({ name, licence }) => [name, licence]));
  return [
    ...packages
      .filter(({ licence, use }) => !isAllowed(licence, use))
      .map(({ name, licence, use }) => `${name}: ${licence} is not allowed for what ${use}`),
    ...[...direct.keys()].flatMap((name) => {
      const [told, has] = [listed.get(name), licences.get(name)];
      if (told === undefined) return [`${name}: the page does not say why it is here`];
      return told === has ? [] : [`${name}: the page says ${told}, the package ${has}`];
    }),
    ...[...listed.keys()]
      .filter((name) => !direct.has(name))
      .map((name) => `${name}: the page lists it, nothing asks for it`),
    ...[...direct]
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version} is not one exact version`),
  ];
}
