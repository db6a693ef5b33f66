import type { Edition } from '../edition.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';

/** The older box, document 002 (dossier B, column 002). */
export const PRECEDENTE: Edition = {
  id: 'precedente',
  vocabulary: 'maitre-espion',
  modes: ['versus', 'coop_sim', 'three_shared'],
  parameters: {
    ...CLASSIQUE_2025.parameters,
    'clue.zero': 'forbidden',
    'clue.unlimited': 'forbidden',
    'clue.hyphenated': 'ask',
    'clue.open_compound': 'forbidden',
    'clue.proper_multi': 'forbidden',
    'penalty.turn': 'may_end',
    'penalty.cover_by': 'team',
    'penalty.cover_deadline': 'before_own_next_clue',
    'contest.judge': 'any_player',
    'contest.waiver': false,
    'consult.quiet': false,
    'timer.use': 'none',
    'coop.enemy_cover': 'one_per_enemy_turn',
    'coop.score': 'enemy_left',
    'coop.lose_all_enemy': true,
  },
  open: [
    'win.on_penalty_cover',
    'undo.by_agreement',
    'referee',
    'await.seconds',
    'late.players',
    'coop.penalty_extra_cover',
    'clue.hyphenated',
    'clue.proper_single',
    'clue.abbreviation',
    'clue.adopted_foreign',
    'clue.rhyme_only',
  ],
};
