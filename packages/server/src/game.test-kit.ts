import type { Identity, Table } from '@agent-double/rules';
import type { Client, Party } from './server.test-kit.ts';

/** Clues that no pack has and no referee minds. */
export const CLUES = [...'abcdefghijklmnop'].map((letter) => `vrombi${letter}sse`);

type TeamsPlay = Extract<Table['play'], { kind: 'teams' }>;

/** The game of teams that the client sees. */
export const playOf = ({ table }: Client): TeamsPlay => {
  if (table?.play?.kind !== 'teams') throw new Error('no game of teams');
  return table.play;
};

/** Cards that are `identity` and still face down, as that client's key says. */
export const hiddenCards = (client: Client, identity: Identity): readonly number[] =>
  (client.key?.kind === 'teams' ? client.key.cards : []).flatMap((card, at) =>
    card === identity && playOf(client).covered[at] === null ? [at] : [],
  );

/** The spymaster and the operative whose turn it is. */
export const onTurn = (party: Party): readonly [Client, Client] => {
  const { phase } = playOf(party.spectator);
  if (phase.name === 'over' || phase.name === 'penalty_last_call') throw new Error('no turn');
  return phase.team === 'red'
    ? [party.redSpymaster, party.redOperative]
    : [party.blueSpymaster, party.blueOperative];
};

/** Whoever is on turn gives a clue; gives that spymaster and that operative. */
export const clueGiven = async (
  party: Party,
  word = CLUES[0] ?? '',
): Promise<readonly [Client, Client]> => {
  const pair = onTurn(party);
  const answer = await pair[0].order({ type: 'giveClue', word, number: 3 });
  if (answer !== 'done') throw new Error(answer);
  return pair;
};
