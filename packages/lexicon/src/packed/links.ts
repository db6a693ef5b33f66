/** Where a link between two words comes from, which is also how sure it is. */
export const LINK_KINDS = {
  h: 'reviewed',
  l: 'learned',
  a: 'attested',
  r: 'referred',
  s: 'rule',
  v: 'vetoed',
  f: 'feminine',
  p: 'compound',
  n: 'none',
} as const;
export type LinkKind = (typeof LINK_KINDS)[keyof typeof LINK_KINDS];

/** A step from a word up to one it comes from. Verbs are written `lemma/v`. */
export interface Link {
  readonly base: string;
  readonly kind: LinkKind;
  readonly cost: number;
}

const LETTERS = Object.fromEntries(
  Object.entries(LINK_KINDS).map(([letter, kind]) => [kind, letter]),
);

const isLetter = (text: string): text is keyof typeof LINK_KINDS => Object.hasOwn(LINK_KINDS, text);

/** Links as a table's value: letter, cost in twentieths, shared start and the rest of the base. */
export const packLinks = (child: string, links: readonly Link[]): string =>
  links
    .map(({ base, kind, cost }) => {
      let kept = 0;
      while (kept < child.length && kept < base.length && child[kept] === base[kept]) kept += 1;
      const letter = LETTERS[kind] ?? 'n';
      const price = String.fromCharCode(48 + Math.min(70, Math.round(cost * 20)));
      return `${letter}${price}${String.fromCharCode(48 + kept)}${base.slice(kept)}`;
    })
    .join('|');

/** Reads what `packLinks` wrote. */
export const unpackLinks = (child: string, value: string): readonly Link[] =>
  value.split('|').flatMap((packed) => {
    const letter = packed.slice(0, 1);
    if (!isLetter(letter)) return [];
    const cost = (packed.charCodeAt(1) - 48) / 20;
    const kept = packed.charCodeAt(2) - 48;
    return [{ base: child.slice(0, kept) + packed.slice(3), kind: LINK_KINDS[letter], cost }];
  });
