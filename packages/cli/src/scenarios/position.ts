import {
  cardAt,
  DUO_AGENTS,
  partner,
  SIDES,
  type DuoKey,
  type DuoPlay,
  type Identity,
  type Key,
  type Play,
  type Side,
  type Team,
  type TeamsKey,
  type TeamsPlay,
} from '@agent-double/rules';
import { sideOf, teamOf } from './letters.ts';
import type { Setting } from './line.ts';

/** The play right after the deal brought to the position that a line describes. */
export const positioned = (
  play: Play,
  key: Key,
  setting: Setting,
  covered: readonly number[],
): Play => {
  const lids = new Set(covered);
  if (play.kind === 'teams' && key.kind === 'teams') return teamsAt(play, key, setting, lids);
  return play.kind === 'duo' && key.kind === 'duo' ? duoAt(play, key, setting, lids) : play;
};

const teamsAt = (
  play: TeamsPlay,
  key: TeamsKey,
  setting: Setting,
  lids: ReadonlySet<number>,
): TeamsPlay => {
  const team = setting.turn === undefined ? play.start : teamOf(setting.turn);
  const done = setting.turns_done ?? 0;
  const open = (owner: Team): number =>
    key.cards.filter((card: Identity, cell) => card === owner && !lids.has(cell)).length;
  return {
    ...play,
    covered: key.cards.map((card, cell) => (lids.has(cell) ? card : null)),
    left: { red: open('red'), blue: open('blue') },
    owed: { red: setting.owed?.R ?? 0, blue: setting.owed?.B ?? 0 },
    clues: { ...play.clues, [team]: done },
    log: [{ turn: play.turn, team, clue: null, covers: [], end: null }],
    phase: { name: 'clue', team },
  };
};

const duoAt = (
  play: DuoPlay,
  key: DuoKey,
  setting: Setting,
  lids: ReadonlySet<number>,
): DuoPlay => {
  const isFinished = (side: Side): boolean =>
    (key.sides[side] ?? []).every((card, cell) => card !== 'agent' || lids.has(cell));
  const finished = { a: isFinished('a'), b: isFinished('b') };
  const marked = (cells: readonly number[] = []): DuoPlay['marks']['a'] =>
    cells.flatMap((cell) => cardAt(cell, play.words.length) ?? []);
  const named = setting.giver ? sideOf(setting.giver) : null;
  // A finished side gives no more clues: its partner gives all that remain (dossier D).
  const other = SIDES.find((side) => finished[partner(side)]);
  const giver = other ?? named;
  return {
    ...play,
    log: [{ turn: play.turn, giver, clue: null, touches: [], end: null }],
    covered: play.words.map((_, cell) => lids.has(cell)),
    agentsLeft: DUO_AGENTS - lids.size,
    finished,
    marks: { a: marked(setting.marks?.A), b: marked(setting.marks?.B) },
    phase: play.phase.name === 'clue' ? { name: 'clue', giver } : play.phase,
  };
};
