import { readFile } from 'node:fs/promises';
import { loadLexicon } from '@agent-double/lexicon';
import type { Language } from '@agent-double/rules';
import { associationKnowledge } from './associations.ts';
import { easeIn, sayable } from './clue-words.ts';
import { readAssociations, readData } from './data-files.ts';
import type { Knowledge } from './knowledge.ts';
import { mixture, type Source } from './mixture.ts';
import { parseAssociations } from './parse-associations.ts';
import { readerOf } from './reader.ts';
import { understanding } from './understanding.ts';
import { readVectors } from './vector-file.ts';
import { vectorKnowledge } from './vectors.ts';

export const KNOWLEDGE_PARTS = ['all', 'first', 'second'] as const;
/** All knowledge of a language, or one of two halves that share no data. */
export type KnowledgePart = (typeof KNOWLEDGE_PARTS)[number];

/** One file of knowledge, the half that it belongs to, and its weight alone and among all. */
interface Piece {
  readonly kind: 'associations' | 'vectors';
  readonly name: string;
  readonly half: 'first' | 'second';
  readonly weight: number;
  readonly weightAmongAll: number;
}

const PIECES: { readonly [language in Language]: readonly Piece[] } = {
  fr: [
    { kind: 'associations', name: 'fr-a', half: 'first', weight: 0.95, weightAmongAll: 0.62 },
    { kind: 'associations', name: 'fr-b', half: 'second', weight: 0.95, weightAmongAll: 0.62 },
    { kind: 'vectors', name: 'fr-english', half: 'first', weight: 0.55, weightAmongAll: 0.35 },
    { kind: 'vectors', name: 'fr-dictionary', half: 'second', weight: 0.55, weightAmongAll: 0.35 },
  ],
  en: [
    { kind: 'associations', name: 'en', half: 'first', weight: 0.95, weightAmongAll: 0.65 },
    { kind: 'associations', name: 'en-b', half: 'second', weight: 0.9, weightAmongAll: 0.55 },
    { kind: 'vectors', name: 'en', half: 'second', weight: 0.5, weightAmongAll: 0.4 },
  ],
};

/** Names the vector file to use in place of the shipped ones; its words lie in FILE.words.tsv. */
export const VECTORS_VARIABLE = 'BOT_VECTORS';
/** How much a file of one's own counts. */
const OWN_WEIGHT = 0.6;

const known = new Map<string, Promise<Knowledge>>();

/**
 * Knowledge of a language, read from disk on first use and kept. Needs Node; rejects if a file is
 * missing or damaged.
 */
export const loadKnowledge = (
  language: Language,
  part: KnowledgePart = 'all',
  ownVectors: string | undefined = process.env[VECTORS_VARIABLE],
): Promise<Knowledge> => {
  const key = JSON.stringify([language, part, ownVectors]);
  const loaded = known.get(key) ?? load(language, part, ownVectors);
  known.set(key, loaded);
  loaded.catch(() => known.delete(key));
  return loaded;
};

const load = async (
  language: Language,
  part: KnowledgePart,
  ownVectors: string | undefined,
): Promise<Knowledge> => {
  const lexicon = await loadLexicon(language);
  const reader = readerOf(lexicon);
  const own = part === 'all' && ownVectors !== undefined && ownVectors !== '' ? ownVectors : null;
  const pieces = PIECES[language].filter(
    (piece) =>
      (part === 'all' || piece.half === part) && !(own !== null && piece.kind === 'vectors'),
  );
  const sources = await Promise.all(
    pieces.map(async (piece): Promise<Source> => ({
      knowledge: understanding(await readPiece(piece), reader),
      weight: part === 'all' ? piece.weightAmongAll : piece.weight,
      proposesLast: piece.kind === 'vectors',
    })),
  );
  if (own !== null) {
    const knowledge = understanding(await readOwn(own), reader);
    sources.push({ knowledge, weight: OWN_WEIGHT, proposesLast: true });
  }
  return sayable(mixture(sources), easeIn(lexicon));
};

const readPiece = async ({ kind, name }: Piece): Promise<Knowledge> => {
  if (kind === 'associations') {
    return associationKnowledge(parseAssociations(await readAssociations(name)));
  }
  const index = new TextDecoder().decode(await readData(`${name}.words.tsv`));
  return vectorKnowledge(readVectors(await readData(`${name}.vec`), index));
};

const readOwn = async (file: string): Promise<Knowledge> =>
  vectorKnowledge(readVectors(await readFile(file), await readFile(`${file}.words.tsv`, 'utf8')));
