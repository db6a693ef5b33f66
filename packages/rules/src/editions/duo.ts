import type { Edition } from '../edition.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';

/** The cooperative game for two sides (dossier D). */
export const DUO: Edition = {
  id: 'duo',
  vocabulary: 'espion',
  modes: ['duo'],
  parameters: {
    ...CLASSIQUE_2025.parameters,
    'guess.limit': 'none',
    'penalty.cover': 'none',
    'contest.judge': 'any_player',
    'contest.waiver': false,
    'consult.quiet': false,
  },
  open: [
    'duet.tokens',
    'duet.mistakes',
    'duet.mistake_overflow',
    'duet.sudden_death_order',
    'duet.finish_costs_token',
    'clue.zero',
    'clue.unlimited',
    'clue.open_compound',
    'clue.proper_multi',
    'clue.abbreviation',
    'clue.homophone',
    'clue.rhyme_only',
    'referee',
    'timer.on_expiry',
    'timer.clue',
    'timer.first_clue',
    'timer.guess',
    'await.seconds',
    'late.players',
  ],
};
