import type { Edition } from '../edition.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';

/** The first edition's booklet (dossier B, column 2015). */
export const ORIGINE_2015: Edition = {
  id: 'origine-2015',
  vocabulary: 'origine',
  modes: ['versus', 'coop_sim', 'three_shared'],
  parameters: {
    ...CLASSIQUE_2025.parameters,
    'clue.expert_toggle': true,
    'clue.hyphenated': 'ask',
    'clue.homophone': 'allowed_if_meaning',
    'clue.spell_aloud': 'allowed',
    'penalty.cover_deadline': 'before_own_next_clue',
    'coop.enemy_cover': 'one_per_enemy_turn',
    'coop.score': 'enemy_left',
    'coop.lose_all_enemy': true,
  },
  open: [
    'clue.expert',
    'clue.zero',
    'clue.unlimited',
    'clue.hyphenated',
    'clue.open_compound',
    'clue.proper_multi',
    'clue.abbreviation',
    'clue.homophone',
    'clue.rhyme_only',
    'win.on_penalty_cover',
    'undo.by_agreement',
    'referee',
    'coop.penalty_extra_cover',
    'timer.on_expiry',
    'timer.clue',
    'timer.first_clue',
    'timer.guess',
    'await.seconds',
    'late.players',
  ],
};
