import type { Messages } from '../messages.ts';
import { plural, small } from '../plural.ts';

export const duo: Messages['duo'] = {
  firstClue: 'Whoever has an idea gives the first clue',
  partnerThinks: 'The other side looks for a clue',
  sideThinks: (side: string) => `${side} looks for a clue`,
  partnerLooks: 'The other side looks for your agents',
  sideLooks: (side: string) => `${side} is guessing`,
  suddenDeath: 'Sudden death: no more clues, no more mistakes',
  agents: (count: number) => plural('en', count, 'agent', 'agents'),
  toFind: 'to\u00a0find',
  tokens: (count: number) => `${count} ${plural('en', count, 'token', 'tokens')}`,
  tokensLabel: 'Time tokens',
  mistakes: (count: number) =>
    count === 0
      ? 'no mistake allowed'
      : `${count} ${plural('en', count, 'mistake allowed', 'mistakes allowed')}`,
  yourSide: (side: string) => `You: ${small(side)}`,
  finished: 'all its agents are found',
  invalid: 'Call the clue invalid',
  invalidBriefly: 'Call invalid',
};
