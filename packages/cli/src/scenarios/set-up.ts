import {
  EDITIONS,
  EMPTY_TABLE,
  parametersInForce,
  type ClueJudge,
  type ParameterChanges,
  type SetupChange,
} from '@agent-double/rules';
import { castOf, type Cast } from './cast.ts';
import { layOut } from './deal.ts';
import type { TaggedEdition } from './edition-tag.ts';
import { teamOf } from './letters.ts';
import type { Scenario, Setting } from './line.ts';
import { readChanges } from './parameter-changes.ts';
import { actor, ask, isRole, joined, started, type Room } from './room.ts';
import { judgeOf, seeingNamed } from './words.ts';

const HOST = 'host';
/** Long enough for a timer to run while a line's actions take no time at all. */
const TIMER_SECONDS = 60;

/** The room in which a line's actions begin, or what keeps it from being set up. */
export const setUp = (
  scenario: Scenario,
  edition: TaggedEdition,
  referee: ClueJudge,
): Room | string => {
  const { setup, actions } = scenario;
  const change = changeOf(scenario, edition);
  if (typeof change === 'string') return change;
  const parameters = parametersInForce(EDITIONS[edition.id], change.changes);
  const laid = layOut(setup, parameters, change.mode === 'duo');
  if (typeof laid === 'string') return laid;
  let room: Room = {
    table: EMPTY_TABLE,
    key: null,
    now: 0,
    people: new Map(),
    refused: null,
    judge: judgeOf(scenario, referee, laid.named),
    referee: seeingNamed(referee, laid.named),
    scene: { setting: setup, deal: laid.deal, covered: laid.covered },
  };
  room = joined(room, HOST);
  room = withSetup(room, change);
  const staged = actions.some(({ act }) => act === 'start_game' || act === 'orientations');
  room = seated(room, castOf(setup, change.mode, change.our, !staged));
  for (const { who, other } of actions) room = known(known(room, who), other ?? who);
  if (staged) return room;
  const begun = started(room, actor(room, HOST));
  return begun.ok ? begun.value : `the set-up is refused: ${begun.error.code}`;
};

type Change = Required<Pick<SetupChange, 'edition' | 'mode' | 'changes' | 'our'>>;

const changeOf = ({ setup, actions }: Scenario, edition: TaggedEdition): Change | string => {
  const params = readChanges(setup.params ?? {});
  if (!params.ok) return params.problem;
  const mode = setup.mode === 'duet' || edition.id === 'duo' ? 'duo' : (setup.mode ?? 'versus');
  const our = setup.our_side ?? setup.start;
  return {
    edition: edition.id,
    mode,
    our: our === undefined ? 'red' : teamOf(our),
    changes: {
      // Where the edition has zero and unlimited, they are switched on.
      'clue.expert': true,
      ...edition.changes,
      ...(setup.rows === undefined ? {} : { 'board.rows': setup.rows }),
      ...(setup.cols === undefined ? {} : { 'board.cols': setup.cols }),
      ...(mode === 'duo' ? tokensOf(setup) : {}),
      ...(actions.some(({ act }) => act === 'timer_expires')
        ? { 'timer.clue': TIMER_SECONDS, 'timer.guess': TIMER_SECONDS }
        : {}),
      // A line that says what the timer does has one, in the editions that know none too.
      ...('timer.on_expiry' in params.changes ? { 'timer.use': 'optional' } : {}),
      ...params.changes,
    },
  };
};

const tokensOf = ({ tokens, mistakes_allowed: mistakes }: Setting): ParameterChanges => ({
  ...(tokens === undefined ? {} : { 'duet.tokens': tokens }),
  ...(mistakes === undefined ? {} : { 'duet.mistakes': mistakes }),
});

const withSetup = (room: Room, change: Change): Room => {
  const changed = ask(room, actor(room, HOST), { type: 'changeSetup', change });
  return changed.ok ? changed.value.room : { ...room, refused: room.refused ?? changed.error };
};

const seated = (room: Room, cast: Cast): Room =>
  cast.reduce((before: Room, { name, seat }) => {
    const inside = joined(before, name);
    const sat = ask(inside, inside.people.get(name) ?? null, { type: 'takeSeat', seat });
    return sat.ok ? sat.value.room : { ...inside, refused: inside.refused ?? sat.error };
  }, room);

/** Whoever acts and has no seat watches. */
const known = (room: Room, who: string): Room =>
  who === 'system' || (isRole(room, who) && actor(room, who) !== null) ? room : joined(room, who);
