import type { DealEvent, GameEvent } from './event.ts';
import { startDuo } from './duo/start.ts';
import { evolveDuo } from './duo/evolve-duo.ts';
import type { DuoEvent } from './duo/event.ts';
import type { Key } from './key.ts';
import { evolvePeople, seatedInGame } from './people/evolve-people.ts';
import { MAX_DEALT_WORDS, withPlay, type Play, type Table, type TableRecord } from './table.ts';
import type { TeamsEvent } from './teams/event.ts';
import { evolveTeams } from './teams/evolve-teams.ts';
import { startTeams } from './teams/start.ts';
import { isCooperative } from './mode.ts';
import { withTeam } from './team.ts';

/** The table after `event`: the same function on the server and in every browser. */
export const evolve = (table: Table, event: GameEvent): Table => {
  switch (event.type) {
    case 'personJoined':
    case 'personRenamed':
    case 'personLeft':
    case 'seatTaken':
    case 'hostPassed':
    case 'seatAsked':
    case 'seatDeclined':
    case 'clueUnknown':
    case 'setupChanged':
    case 'wordsChanged':
      return evolvePeople(table, event);
    case 'gameStarted':
      return started(table, event);
    case 'keyDealt':
    case 'sideDealt':
      return table;
    case 'gameEnded':
      return wishless(withResult(played(table, event), event));
    case 'duoEnded':
      return wishless(played(table, event));
    default:
      return played(table, event);
  }
};

/** The part of the key that this event tells, over what was known before. */
export const evolveKey = (key: Key | null, event: GameEvent): Key | null => {
  switch (event.type) {
    case 'gameStarted':
      return null;
    case 'keyDealt':
      return { kind: 'teams', cards: event.cards };
    case 'sideDealt':
      return {
        kind: 'duo',
        sides: { ...(key?.kind === 'duo' ? key.sides : {}), [event.side]: event.cards },
      };
    case 'gameEnded':
    case 'duoEnded':
      return event.key;
    default:
      return key;
  }
};

type GameStarted = Extract<DealEvent, { type: 'gameStarted' }>;

const started = (table: Table, event: GameStarted): Table => {
  const play: Play = event.kind === 'duo' ? startDuo(event) : startTeams(event);
  return {
    ...table,
    game: event.game,
    play,
    gone: [],
    asking: [],
    unknownClues: [],
    people: table.people.map((person) =>
      seatedInGame({ ...person, sawKey: false, played: null }, person.seat),
    ),
    dealt: dealtUpTo(table.dealt, event),
  };
};

const dealtUpTo = (before: Table['dealt'], event: GameStarted): Table['dealt'] => {
  const back = new Set(event.reshuffled ? (event.returned ?? before) : []);
  const away = before.filter((word) => !back.has(word));
  return [...away, ...event.words].slice(-MAX_DEALT_WORDS);
};

/** The game's own events, told apart by the kind of game that runs. */
const played = (table: Table, event: TeamsEvent | DuoEvent): Table => {
  if (table.play === null) return table;
  return table.play.kind === 'duo'
    ? withPlay(table, evolveDuo(table.play, event as DuoEvent))
    : withPlay(table, evolveTeams(table.play, event as TeamsEvent));
};

/** Between two games nobody has to ask for a seat. */
const wishless = (table: Table): Table =>
  table.asking.length === 0 ? table : { ...table, asking: [] };

/** Counts the win, and keeps the score where it is the table's best. */
const withResult = (table: Table, event: Extract<GameEvent, { type: 'gameEnded' }>): Table => {
  if (event.winner === null || table.play?.kind !== 'teams') return table;
  if (!isCooperative(table.play.mode)) {
    return { ...table, wins: withTeam(table.wins, event.winner, table.wins[event.winner] + 1) };
  }
  const { edition } = table.setup;
  const { mode } = table.play;
  const counts = table.play.parameters['coop.score'];
  if (event.score === null) return table;
  const record: TableRecord = { edition, mode, counts, score: event.score, game: table.game };
  const best = table.records.find(
    (kept) => kept.edition === edition && kept.mode === mode && kept.counts === counts,
  );
  const better =
    best === undefined ||
    (counts === 'turns' ? record.score < best.score : record.score > best.score);
  return better
    ? { ...table, records: [...table.records.filter((kept) => kept !== best), record] }
    : table;
};
