import { DEFAULT_PACK_IDS, loadJudge, loadLexicon, loadPacks } from '@agent-double/lexicon';
import type { Conventions, Judgement } from '@agent-double/rules';

const BOARD_SIZE = 25;
/** Most clues that one sample may draw. */
export const MAX_SAMPLE = 100_000;
const SHOWN = 40;

/** Repeatable chance: the same seed draws the same sample. */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

interface Drawn {
  readonly clue: string;
  readonly judgement: Judgement;
}

const draw = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

const board = (words: readonly string[], chance: () => number): readonly string[] => {
  const drawn = new Set<string>();
  while (drawn.size < Math.min(BOARD_SIZE, words.length)) {
    const word = draw(words, chance);
    if (word !== undefined) drawn.add(word);
  }
  return [...drawn];
};

/** Judges common words as clues on random boards of the base pack. */
export const drawSample = async (
  lang: 'fr' | 'en',
  conventions: Conventions,
  size: number,
  seed: number,
): Promise<readonly Drawn[]> => {
  const chance = chanceFrom(seed);
  const packs = await loadPacks(lang);
  const base = packs.filter(({ id }) => DEFAULT_PACK_IDS[lang].includes(id));
  const words = base.flatMap((pack) => pack.words);
  const clues = (await loadLexicon(lang)).commonWords();
  const judge = await loadJudge(lang);
  return Array.from({ length: size }, () => {
    const clue = draw(clues, chance) ?? '';
    return { clue, judgement: judge(clue, 1, board(words, chance), conventions) };
  });
};

/**
 * Prints how often common words are refused or doubted on random boards, and some of them with
 * their reasons for people to judge.
 */
export const runSample = async (
  lang: 'fr' | 'en',
  conventions: Conventions,
  size: number,
  seed: number,
): Promise<number> => {
  if (!Number.isInteger(size) || size < 1 || size > MAX_SAMPLE || !Number.isInteger(seed)) {
    console.error(`a sample has 1 to ${MAX_SAMPLE} clues and a whole seed`);
    return 2;
  }
  const drawn = await drawSample(lang, conventions, size, seed);
  for (const verdict of ['illegal', 'doubtful'] as const) {
    const found = drawn.filter((each) => each.judgement.verdict === verdict);
    const visible = found.filter(({ judgement }) =>
      judgement.reasons.some((reason) => reason.kind === 'visible-word'),
    );
    const others = found.filter((each) => !visible.includes(each));
    for (const { clue, judgement } of others.slice(0, SHOWN)) {
      const [first] = judgement.reasons;
      console.log(
        `${verdict}\t${clue}\t${first?.word ?? ''}\t${first?.rule ?? ''}\t${first?.because[lang] ?? ''}`,
      );
    }
    console.log(
      `${verdict}: ${found.length} of ${size}, ${visible.length} of them a visible word itself`,
    );
  }
  return 0;
};
