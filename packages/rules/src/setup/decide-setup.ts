import type { RoomEvent } from '../event.ts';
import { EDITION_IDS, type EditionId } from '../edition.ts';
import { EDITIONS, parametersInForce } from '../editions/index.ts';
import { DUO_CARDS } from '../key.ts';
import { MODES, type Mode } from '../mode.ts';
import { isParameter, isParameterValue, type Parameters } from '../parameter.ts';
import type { PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import {
  LANGUAGES,
  MAX_PACK_ID_LENGTH,
  MAX_PACKS,
  type Setup,
  type SetupChange,
} from '../setup.ts';
import { isRunning, type Table } from '../table.ts';
import { TEAMS } from '../team.ts';
import { seatsKept } from './keep-seats.ts';

/** Judges a change of the set-up: the host's alone, and never after the deal. */
export const decideSetup = (
  table: Table,
  by: PersonId | null,
  change: SetupChange,
): Result<readonly RoomEvent[], Refusal> => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  if (isRunning(table)) return err(refusal('setup/game-running'));
  const setup = changedSetup(table.setup, change);
  const problem = setupProblem(setup);
  return problem === null
    ? ok([{ type: 'setupChanged', setup }, ...seatsKept(table, setup)])
    : err(problem);
};

const changedSetup = (setup: Setup, change: SetupChange): Setup =>
  starting({ ...inEdition(setup, change.edition ?? setup.edition), ...change }, change);

/** A change of edition starts from its own parameters and, without that mode, its usual one. */
const inEdition = (setup: Setup, edition: EditionId): Setup => {
  if (edition === setup.edition || !isEdition(edition)) return setup;
  const { modes } = EDITIONS[edition];
  const mode = modes.includes(setup.mode) ? setup.mode : modes[0];
  return { ...setup, changes: {}, mode };
};

/**
 * Who starts and the rule that says so fit together: to choose a side is to leave the key out of
 * it, which the set-up then says, and where the key decides the side is drawn.
 */
const starting = (setup: Setup, { start, changes }: SetupChange): Setup => {
  if (!isEdition(setup.edition)) return setup;
  const edition = EDITIONS[setup.edition];
  const free = parametersInForce(edition, setup.changes)['start.rule'] === 'free';
  if (start === undefined) return free ? setup : { ...setup, start: 'draw' };
  if (start !== 'draw') {
    return free ? setup : { ...setup, changes: { ...setup.changes, 'start.rule': 'free' } };
  }
  if (changes !== undefined || edition.parameters['start.rule'] === 'free') return setup;
  const others = Object.entries(setup.changes).filter(([name]) => name !== 'start.rule');
  return { ...setup, changes: Object.fromEntries(others) };
};

const isEdition = (id: unknown): id is EditionId =>
  (EDITION_IDS as readonly unknown[]).includes(id);

/** What is wrong with a set-up, or null. */
export const setupProblem = (setup: Setup): Refusal | null => {
  if (!isEdition(setup.edition)) return refusal('setup/unknown-edition');
  const edition = EDITIONS[setup.edition];
  if (!(MODES as readonly unknown[]).includes(setup.mode)) return refusal('setup/unknown-mode');
  if (!edition.modes.includes(setup.mode)) return refusal('setup/mode-not-in-edition');
  for (const [name, value] of Object.entries(setup.changes)) {
    if (!isParameter(name)) return refusal('setup/unknown-parameter');
    if (!isParameterValue(name, value)) return refusal('setup/bad-value');
  }
  if (
    !LANGUAGES.includes(setup.language) ||
    !['draw', ...TEAMS].includes(setup.start) ||
    !TEAMS.includes(setup.our) ||
    setup.packs.length > MAX_PACKS ||
    setup.packs.some((pack) => pack.length === 0 || pack.length > MAX_PACK_ID_LENGTH)
  ) {
    return refusal('setup/bad-value');
  }
  const parameters = parametersInForce(edition, setup.changes);
  return boardFits(parameters, setup.mode) ? null : refusal('setup/board-does-not-fit');
};

/** Whether the key's counts fill the board; Duo has one board only. */
const boardFits = (parameters: Parameters, mode: Mode): boolean => {
  const size = parameters['board.rows'] * parameters['board.cols'];
  const counts =
    parameters['key.start'] +
    parameters['key.other'] +
    parameters['key.bystander'] +
    parameters['key.assassin'];
  if (mode === 'duo') return size === DUO_CARDS;
  return counts === size && parameters['key.other'] > 0;
};
