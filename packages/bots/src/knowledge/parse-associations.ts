/** Associations of one board word: what it makes people think of, from 1 (faint) to 5. */
export interface Association {
  readonly word: string;
  readonly strength: number;
}

/**
 * The entries of an association file: headword, a tab, then `word:strength` pairs. What is no such
 * pair is left out; a headword that comes twice keeps both lists.
 */
export const parseAssociations = (text: string): ReadonlyMap<string, readonly Association[]> => {
  const entries = new Map<string, readonly Association[]>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [head = '', rest = ''] = line.split('\t');
    const associations = rest.split(' ').flatMap((pair) => {
      const colon = pair.lastIndexOf(':');
      const strength = Number(pair.slice(colon + 1));
      return colon > 0 && strength >= 1 && strength <= 5
        ? [{ word: pair.slice(0, colon), strength }]
        : [];
    });
    entries.set(head, [...(entries.get(head) ?? []), ...associations]);
  }
  return entries;
};
