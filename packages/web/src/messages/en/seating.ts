import type { seating as french } from '../fr/seating.ts';
import type { Widened } from '../messages.ts';
import { plural } from '../plural.ts';

export const seating: Widened<typeof french> = {
  task: {
    giver: 'Sees the key and gives the clues.',
    guesser: 'Looks for the team’s words.',
    shared: 'Looks for both teams’ words.',
    side: 'Sees one half of the key.',
  },
  suggest: {
    two: 'There are two of you.',
    three: 'There are three of you.',
    four: 'There are at least four of you.',
    duo: 'Play Duo',
    coop: 'Play against a simulated opponent',
    three_shared: 'Play with two spymasters and one shared operative',
    three_coop: 'Play together against a simulated opponent',
    versus: 'Play in two teams',
  },
  youAre: 'You are',
  sitAs: (role: string) => `Take the seat ${role}`,
  sitHere: 'Sit here',
  stand: 'Leave my seat',
  moreForSeat: 'More choices for this seat',
  mode: {
    versus: 'Two teams',
    coop_sim: 'Together, against a simulated opponent',
    coop_record: 'Together, in as few turns as possible',
    three_shared: 'Two clue-givers, one guesser for both',
    duo: 'Duo',
  },
  edition: {
    'classique-2025': 'Classic (2025)',
    capitaine: 'Captain',
    precedente: 'Previous',
    table: 'Of the table',
    'origine-2015': 'Origin (2015)',
    duo: 'Duo',
  },
  change: 'Change the game',
  house: 'House variant',
  record: (score: number, turns: boolean) =>
    turns ? `Record of the table: ${score} turns` : `Record of the table: ${score}`,
  wins: 'Games won',
  spoken: 'Or tell them this code',
  link: 'Link to the table',
  bigScreen: 'Show on a big screen',
  qr: 'QR code of the link to the table',
  stays: (days: number) =>
    `The table stays for ${days} ${plural('en', days, 'day', 'days')} after the last visit.`,
};
