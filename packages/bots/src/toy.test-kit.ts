import { EDITIONS, type ClueJudge } from '@agent-double/rules';
import { associationKnowledge } from './knowledge/associations.ts';
import { parseAssociations } from './knowledge/parse-associations.ts';

/** A handful of words that are plain to play with. */
export const TOY = associationKnowledge(
  parseAssociations(
    [
      'requin\tocéan:5 dent:4 nageoire:3',
      'baleine\tocéan:5 jonas:3',
      'plage\tocéan:4 sable:5',
      'roi\tcouronne:5 trône:4',
      'reine\tcouronne:5 ruche:3',
      'bateau\tocéan:3 voile:5',
      'avocat\ttribunal:5 guacamole:4',
    ].join('\n'),
  ),
);

/** A referee that finds every clue legal. */
export const LENIENT: ClueJudge = () => ({ verdict: 'legal', reasons: [] });

export const CONVENTIONS = EDITIONS['classique-2025'].parameters;
