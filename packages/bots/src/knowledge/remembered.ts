/** Answers kept before all are forgotten: the words of many boards and their clues. */
export const REMEMBERED = 60_000;

/** `answer`, asked once for each word until `REMEMBERED` of them are kept. */
export const remembered = <T>(answer: (word: string) => T): ((word: string) => T) => {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const found = answer(word);
    if (kept.size >= REMEMBERED) kept.clear();
    kept.set(word, found);
    return found;
  };
};
