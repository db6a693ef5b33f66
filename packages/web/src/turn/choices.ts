import {
  emptySeats,
  guessesFor,
  isCooperative,
  isQuietlyAccepted,
  mayStopClock,
  opponent,
  partner,
  pendingConsultation,
  seatSide,
  spymasterTeam,
  type DuoPlay,
  type Person,
  type Table,
  type Team,
  type TeamsPlay,
} from '@agent-double/rules';

/** What the person before the screen can do now. The server still judges each of them. */
export interface Choices {
  readonly clue: boolean;
  readonly consult: boolean;
  readonly answer: boolean;
  readonly guess: boolean;
  readonly stop: boolean;
  /** `refuse` ends the turn at once, `ask` waits for a ruling, `vote` opens a vote. */
  readonly object: 'refuse' | 'ask' | 'vote' | null;
  readonly allow: boolean;
  /** `dismiss` alone for who found the clue valid before it was given. */
  readonly rule: 'any' | 'dismiss' | null;
  /** The team for which a word may be covered as a penalty. */
  readonly cover: Team | null;
  readonly enemy: boolean;
  readonly askUndo: boolean;
  readonly answerUndo: boolean;
  readonly clock: 'pause' | 'resume' | null;
}

export const NO_CHOICE: Choices = {
  clue: false,
  consult: false,
  answer: false,
  guess: false,
  stop: false,
  object: null,
  allow: false,
  rule: null,
  cover: null,
  enemy: false,
  askUndo: false,
  answerUndo: false,
  clock: null,
};

/** What `me` can do at `table`. */
export const choicesOf = (table: Table, me: Person | null): Choices => {
  const { play } = table;
  if (play === null || me === null || play.phase.name === 'over') return NO_CHOICE;
  if (emptySeats(table).length > 0) return NO_CHOICE;
  const clock = clockChoice(play, mayStopClock(me, table.host));
  return play.kind === 'duo' ? inDuo(play, me, clock) : inTeams(play, me, clock);
};

const clockChoice = (play: TeamsPlay | DuoPlay, may: boolean): Choices['clock'] =>
  play.clock === null || !may ? null : play.clock.running ? 'pause' : 'resume';

const inTeams = (play: TeamsPlay, me: Person, clock: Choices['clock']): Choices => {
  const { phase, parameters } = play;
  const spymaster = spymasterTeam(me.seat);
  const guesses = (team: Team): boolean => guessesFor(me.seat, team);
  const common: Choices = {
    ...NO_CHOICE,
    clock,
    answerUndo: play.undo !== null && spymaster !== null && !play.undo.agreed[spymaster],
    askUndo:
      parameters['undo.by_agreement'] &&
      !isCooperative(play.mode) &&
      play.undo === null &&
      play.undoable !== null &&
      guesses(play.undoable.team),
  };
  if (play.undo !== null || play.clock?.running === false) return common;
  const cover = coverTeam(play, me);
  switch (phase.name) {
    case 'clue':
      return { ...common, cover, ...clueChoices(play, phase.team, spymaster) };
    case 'guess': {
      const held = phase.objection !== null;
      const guess = guesses(phase.team) && !held;
      return {
        ...common,
        cover,
        guess,
        stop: guess && phase.made >= parameters['guess.minimum'],
        ...objectionChoices(play, me),
      };
    }
    case 'penalty_last_call':
      return { ...common, cover };
    case 'enemy':
      return { ...common, enemy: spymaster === phase.team };
    case 'over':
      return NO_CHOICE;
  }
};

const clueChoices = (
  play: TeamsPlay,
  team: Team,
  spymaster: Team | null,
): Pick<Choices, 'clue' | 'consult' | 'answer'> => {
  const pending = pendingConsultation(play);
  return {
    clue: spymaster === team,
    consult:
      spymaster === team &&
      play.parameters['consult.quiet'] &&
      !isCooperative(play.mode) &&
      pending === null,
    answer: pending !== null && spymaster === opponent(team),
  };
};

const objectionChoices = (
  play: TeamsPlay,
  me: Person,
): Pick<Choices, 'object' | 'allow' | 'rule'> => {
  const { phase, parameters } = play;
  const none = { object: null, allow: false, rule: null };
  if (phase.name !== 'guess' || me.seat === null) return none;
  const judge = parameters['contest.judge'];
  const votes = judge === 'vote' && phase.objection?.votes[me.id] === undefined;
  if (mustKeepSilent(play, me)) {
    return { ...none, rule: votes && phase.objection !== null ? 'any' : null };
  }
  const opposing = spymasterTeam(me.seat) === opponent(phase.team);
  const alone =
    isCooperative(play.mode) ||
    judge === 'any_player' ||
    (judge === 'opposing_spymaster' && opposing);
  const ends =
    alone || (parameters['penalty.turn'] === 'may_end' && guessesFor(me.seat, phase.team));
  const late = parameters['contest.window'] === 'until_first_guess' && phase.made > 0;
  const open = phase.contestable && !late && parameters['penalty.turn'] !== 'none';
  const pending = phase.objection !== null;
  const accepted = opposing && isQuietlyAccepted(play, phase.clue);
  const rules = pending && (judge === 'vote' ? votes : alone);
  return {
    object:
      !open || pending || accepted ? null : ends ? 'refuse' : judge === 'vote' ? 'vote' : 'ask',
    allow:
      parameters['contest.waiver'] &&
      opposing &&
      !isCooperative(play.mode) &&
      phase.contestable &&
      !pending,
    rule: rules ? (accepted ? 'dismiss' : 'any') : null,
  };
};

/**
 * A clue-giver says nothing of the clue once it is given, but for a vote like all others; unless
 * there is no opposing one and the referee told the giver alone of a doubt.
 */
const mustKeepSilent = (play: TeamsPlay, me: Person): boolean => {
  const { phase } = play;
  if (phase.name !== 'guess' || spymasterTeam(me.seat) !== phase.team) return false;
  const doubted = play.privy.doubts.some((doubt) => doubt.turn === play.turn);
  return !(isCooperative(play.mode) && doubted);
};

/** The team that may cover now, where `me` may do it for that team. */
const coverTeam = (play: TeamsPlay, me: Person): Team | null => {
  const { phase, rights } = play;
  const active =
    phase.name === 'penalty_last_call'
      ? phase.holder
      : phase.name === 'clue' || phase.name === 'guess'
        ? phase.team
        : null;
  if (active === null || !rights[active]) return null;
  const byTeam = play.parameters['penalty.cover_by'] === 'team' && guessesFor(me.seat, active);
  return spymasterTeam(me.seat) === active || byTeam ? active : null;
};

const inDuo = (play: DuoPlay, me: Person, clock: Choices['clock']): Choices => {
  const side = seatSide(me.seat);
  if (side === null || play.clock?.running === false) return { ...NO_CHOICE, clock };
  const { phase } = play;
  switch (phase.name) {
    case 'clue':
      return {
        ...NO_CHOICE,
        clock,
        clue: phase.giver === side || (phase.giver === null && !play.finished[side]),
      };
    case 'guess': {
      const guess = phase.giver !== side;
      const late = play.parameters['contest.window'] === 'until_first_guess' && phase.made > 0;
      return {
        ...NO_CHOICE,
        clock,
        guess,
        stop: guess && phase.made >= play.parameters['guess.minimum'],
        object: late || play.parameters['penalty.turn'] === 'none' ? null : 'refuse',
      };
    }
    case 'sudden_death':
      return { ...NO_CHOICE, clock, guess: guessesInSuddenDeath(play, side, phase.last) };
    case 'over':
      return NO_CHOICE;
  }
};

const guessesInSuddenDeath = (play: DuoPlay, side: 'a' | 'b', last: 'a' | 'b' | null): boolean => {
  if (play.finished[partner(side)]) return false;
  const waits =
    play.parameters['duet.sudden_death_order'] === 'alternate' &&
    last === side &&
    !play.finished[side];
  return !waits;
};
