import {
  dealTeams,
  EDITIONS,
  EMPTY_TABLE,
  decide,
  evolve,
  evolveKey,
  seatsOf,
  type Command,
  type GameEvent,
  type Key,
  type Table,
} from '@agent-double/rules';

const POOL = Array.from({ length: 25 }, (_, at) => `mot${'abcdefghijklmnopqrstuvwxyz'[at] ?? ''}`);
const LEGAL = () => ({ verdict: 'legal', reasons: [] }) as const;

/** Events up to the deal of a game in which red plays first; the red seats are computers'. */
export const dealtEvents = ({ bots = true } = {}): readonly GameEvent[] => {
  let table: Table = EMPTY_TABLE;
  let key: Key | null = null;
  const events: GameEvent[] = [];
  const ask = (command: Command): void => {
    const order = { by: null, game: table.game, turn: 0, now: 0, command };
    const decided = decide(table, key, order, LEGAL);
    if (!decided.ok) throw new Error(decided.error.code);
    table = decided.value.reduce(evolve, table);
    key = decided.value.reduce(evolveKey, key);
    events.push(...decided.value);
  };
  for (const seat of seatsOf('versus', 'red')) {
    if (bots && seat.startsWith('red')) {
      if (table.host === null) ask({ type: 'join', name: 'Hôte', returning: null });
      ask({ type: 'addBot', name: `Robot ${seat}`, level: 2, seat });
      continue;
    }
    ask({ type: 'join', name: `Ada ${seat}`, returning: null });
    const person = table.people.at(-1);
    if (person !== undefined) ask({ type: 'seatPerson', person: person.id, seat });
  }
  const deal = dealTeams(POOL, EDITIONS['classique-2025'].parameters, 'red', () => 0);
  if (!deal.ok) throw new Error(deal.error.code);
  ask({ type: 'startGame', deal: deal.value, reshuffled: false });
  return events;
};
