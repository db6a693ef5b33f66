import type { EditionId, ParameterChanges } from '@agent-double/rules';

/** An edition of the product, with what a tag of the scenario files changes in it. */
export interface TaggedEdition {
  readonly id: EditionId;
  readonly changes: ParameterChanges;
}

const plain = (id: EditionId): TaggedEdition => ({ id, changes: {} });

const EDITION_TAGS: ReadonlyMap<string, TaggedEdition> = new Map([
  ['000', plain('classique-2025')],
  ['001', plain('capitaine')],
  ['002', plain('precedente')],
  ['003', plain('table')],
  ['2015', plain('origine-2015')],
  // The booklet itself leaves homophones to the table; the sheet on it bans them (dossier B).
  ['2025', { id: 'classique-2025', changes: { 'clue.homophone': 'ask' } }],
  ['duet', plain('duo')],
  [
    'pictures',
    {
      id: 'classique-2025',
      changes: {
        'board.rows': 4,
        'board.cols': 5,
        'key.start': 8,
        'key.other': 7,
        'key.bystander': 4,
        'key.assassin': 1,
        // Cards without words: nothing but a single word is a clue (dossier C 62).
        'clue.hyphenated': 'forbidden',
        'clue.open_compound': 'forbidden',
        'clue.proper_multi': 'forbidden',
      },
    },
  ],
]);

/** The tags that a scenario may name. */
export const KNOWN_TAGS: readonly string[] = [...EDITION_TAGS.keys()];

/** The edition that a tag means, or null. */
export const editionOf = (tag: string): TaggedEdition | null => EDITION_TAGS.get(tag) ?? null;
