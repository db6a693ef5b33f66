const CODE = /'([a-z]+\/[a-z-]+)'/g;

/**
 * The refusal codes that a list of them names.
 * @param {string} source
 * @returns {string[]}
 */
export const listedCodes = (source) => [...source.matchAll(CODE)].flatMap(([, code]) => code ?? []);

/**
 * What is wrong with refusal codes, a line each: one that nothing refuses with, or that no test
 * names. What the referee minds is refused with `clue/` and the reason's kind.
 * @param {readonly string[]} codes
 * @param {readonly string[]} kinds what a referee's reason can be about
 * @param {readonly string[]} sources texts of the product, the lists of codes and sentences aside
 * @param {readonly string[]} tests
 * @returns {string[]}
 */
export function idleCodes(codes, kinds, sources, tests) {
  const isIn = (/** @type {readonly string[]} */ texts, /** @type {string} */ word) =>
    texts.some((text) => text.includes(`'${word}'`));
  return codes.flatMap((code) => {
    const kind = code.startsWith('clue/') ? code.slice('clue/'.length) : '';
    const given = isIn(sources, code) || (kinds.includes(kind) && isIn(sources, kind));
    return [
      ...(given ? [] : [`nothing refuses with ${code}`]),
      ...(isIn(tests, code) ? [] : [`no test names the refusal ${code}`]),
    ];
  });
}
