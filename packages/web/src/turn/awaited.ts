import {
  opponent,
  operativeSeat,
  partner,
  pendingConsultation,
  SIDES,
  sideSeat,
  sitters,
  spymasterSeat,
  TEAMS,
  type DuoPlay,
  type Person,
  type Seat,
  type Table,
  type TeamsPlay,
} from '@agent-double/rules';

/** Seats whose person should hold the device now; none before the deal and after the end. */
export const awaitedSeats = ({ play }: Table): readonly Seat[] => {
  if (play === null) return [];
  return play.kind === 'duo' ? inDuo(play) : inTeams(play);
};

/** Who should hold the device now. More than one: they choose among themselves. */
export const awaitedPeople = (table: Table): readonly Person[] =>
  awaitedSeats(table).flatMap((seat) => sitters(table.people, seat));

const inTeams = (play: TeamsPlay): readonly Seat[] => {
  const { phase, undo } = play;
  if (undo !== null && phase.name !== 'over') {
    return TEAMS.filter((team) => !undo.agreed[team]).map(spymasterSeat);
  }
  switch (phase.name) {
    case 'clue': {
      const asked = pendingConsultation(play) !== null;
      return [spymasterSeat(asked ? opponent(phase.team) : phase.team)];
    }
    case 'guess':
      return [play.mode === 'three_shared' ? 'shared.operative' : operativeSeat(phase.team)];
    case 'penalty_last_call':
      return [spymasterSeat(phase.holder)];
    case 'enemy':
      return [spymasterSeat(phase.team)];
    case 'over':
      return [];
  }
};

const inDuo = (play: DuoPlay): readonly Seat[] => {
  const { phase } = play;
  switch (phase.name) {
    case 'clue':
      return phase.giver === null
        ? SIDES.filter((side) => !play.finished[side]).map(sideSeat)
        : [sideSeat(phase.giver)];
    case 'guess':
      return [sideSeat(partner(phase.giver))];
    case 'sudden_death': {
      const inTurn = play.parameters['duet.sudden_death_order'] === 'alternate';
      return SIDES.filter((side) => !play.finished[partner(side)])
        .filter((side) => !(inTurn && phase.last === side && !play.finished[side]))
        .map(sideSeat);
    }
    case 'over':
      return [];
  }
};
