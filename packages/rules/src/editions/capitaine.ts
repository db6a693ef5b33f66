import type { Edition } from '../edition.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';

/** The modified sheet with owed cards, document 001 (dossier B, column 001). */
export const CAPITAINE: Edition = {
  id: 'capitaine',
  vocabulary: 'capitaine',
  modes: ['versus'],
  parameters: {
    ...CLASSIQUE_2025.parameters,
    'start.rule': 'free',
    'guess.limit': 'n_plus_owed',
    'clue.zero': 'forbidden',
    'clue.unlimited': 'forbidden',
    'clue.hyphenated': 'ask',
    'clue.open_compound': 'forbidden',
    'clue.proper_multi': 'forbidden',
    'clue.abbreviation': 'forbidden',
    'penalty.cover': 'none',
    'penalty.cover_deadline': 'before_own_next_clue',
    'contest.waiver': false,
    'consult.quiet': false,
    'timer.use': 'none',
  },
  open: [
    'start.rule',
    'owed.growth',
    'owed.opponent_reveal',
    'undo.by_agreement',
    'referee',
    'await.seconds',
    'late.players',
    'contest.judge',
    'clue.hyphenated',
    'clue.proper_single',
    'clue.adopted_foreign',
    'clue.covered_family',
  ],
};
