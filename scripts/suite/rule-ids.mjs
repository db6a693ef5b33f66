const ID = '[A-Z]+-\\d+';

/**
 * The rule numbers that docs/RULES.md defines, in order: those that begin a table row, a heading,
 * a list item or a paragraph, in bold or not.
 * @param {string} markdown
 * @returns {string[]}
 */
export function definedIds(markdown) {
  const entry = new RegExp(
    `^\\s*(?:\\||#{2,6} |[-*] )?\\s*(?:\\*\\*|\`|\\[)?(${ID})(?![\\w-])`,
    'gm',
  );
  return [...markdown.matchAll(entry)].flatMap(([, id]) => id ?? []);
}

/**
 * The rule numbers that a test's title carries in square brackets: `[CLUE-3]`, `[CLUE-3, TURN-1]`.
 * @param {string} title
 * @returns {string[]}
 */
export function carriedIds(title) {
  const bracket = new RegExp(`\\[(${ID}(?:[, ]+${ID})*)\\]`, 'g');
  return [...title.matchAll(bracket)].flatMap(([, ids = '']) => ids.split(/[, ]+/));
}

/**
 * What is wrong between the rules and the tests, a line each.
 * @param {readonly string[]} defined
 * @param {ReadonlyMap<string, readonly string[]>} titles by file
 * @returns {string[]}
 */
export function mismatches(defined, titles) {
  const known = new Set(defined);
  const tested = new Set([...titles.values()].flat().flatMap(carriedIds));
  const twice = defined.filter((id, at) => defined.indexOf(id) !== at);
  const unknown = [...titles].flatMap(([file, list]) =>
    list
      .flatMap((title) => carriedIds(title))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: a title carries [${id}], which is no rule`),
  );
  return [
    ...(defined.length === 0 ? ['no rule is defined'] : []),
    ...twice.map((id) => `${id} is defined twice`),
    ...[...known].filter((id) => !tested.has(id)).map((id) => `no test carries [${id}]`),
    ...new Set(unknown),
  ];
}
