import type { Edition } from '../edition.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';

/** The sheet on valid clues with its questions, document 003 (dossier B, column 003). */
export const TABLE: Edition = {
  id: 'table',
  vocabulary: 'devineur',
  modes: ['versus', 'coop_record'],
  parameters: {
    ...CLASSIQUE_2025.parameters,
    'clue.expert_toggle': true,
    'clue.hyphenated': 'ask',
    'clue.open_compound': 'forbidden',
    'clue.abbreviation': 'allowed',
    'penalty.cover_deadline': 'before_own_next_clue',
    'contest.waiver': false,
    'consult.quiet': false,
    'coop.score': 'turns',
  },
  open: [
    'clue.expert',
    'clue.zero',
    'clue.unlimited',
    'clue.hyphenated',
    'clue.proper_single',
    'clue.proper_multi',
    'clue.abbreviation',
    'win.on_penalty_cover',
    'undo.by_agreement',
    'referee',
    'timer.on_expiry',
    'timer.clue',
    'timer.first_clue',
    'timer.guess',
    'await.seconds',
    'late.players',
  ],
};
