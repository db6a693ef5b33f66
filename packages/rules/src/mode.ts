import type { Seat } from './seat.ts';
import { opponent, type Team } from './team.ts';

export const TEAM_MODES = ['versus', 'coop_sim', 'coop_record', 'three_shared'] as const;
/** Ways to play on the key of two teams. */
export type TeamMode = (typeof TEAM_MODES)[number];

export const MODES = [...TEAM_MODES, 'duo'] as const;
/** Ways to play. */
export type Mode = (typeof MODES)[number];

/** Whether one side plays alone, against nobody or a simulated opponent. */
export const isCooperative = (mode: Mode): boolean =>
  mode === 'coop_sim' || mode === 'coop_record' || mode === 'duo';

const FOUR_SEATS: readonly Seat[] = [
  'red.spymaster',
  'red.operative',
  'blue.spymaster',
  'blue.operative',
];

/** The seats of a mode, each of which someone must take; `our` is the side of a cooperative game. */
export const seatsOf = (mode: Mode, our: Team): readonly Seat[] => {
  switch (mode) {
    case 'versus':
      return FOUR_SEATS;
    case 'coop_sim':
    case 'coop_record':
      return [`${our}.spymaster`, `${our}.operative`];
    case 'three_shared':
      return ['red.spymaster', 'blue.spymaster', 'shared.operative'];
    case 'duo':
      return ['side.a', 'side.b'];
  }
};

/** The side whose turn follows that of `team`. */
export const nextTeam = (mode: TeamMode, team: Team): Team =>
  isCooperative(mode) ? team : opponent(team);
