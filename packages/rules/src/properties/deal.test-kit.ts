import { dealDuo, dealTeams, type Deal } from '../deal.ts';
import { EDITIONS, parametersInForce } from '../editions/index.ts';
import { isCooperative } from '../mode.ts';
import type { Setup } from '../setup.ts';
import { TEAMS, type Team } from '../team.ts';
import { pick, type Chance } from './chance.test-kit.ts';

/** Words to deal from, none twice after folding. */
export const POOL: readonly string[] = Array.from({ length: 80 }, (_, at) => `mot${String(at)}`);

const starter = (setup: Setup, chance: Chance): Team => {
  if (isCooperative(setup.mode)) return setup.our;
  return setup.start === 'draw' ? pick(chance, TEAMS) : setup.start;
};

/** A deal that fits the set-up. */
export const dealFor = (setup: Setup, chance: Chance): Deal => {
  const parameters = parametersInForce(EDITIONS[setup.edition], setup.changes);
  const dealt =
    setup.mode === 'duo'
      ? dealDuo(POOL, chance.below)
      : dealTeams(POOL, parameters, starter(setup, chance), chance.below);
  if (!dealt.ok) throw new Error(`no deal: ${dealt.error.code}`);
  return dealt.value;
};
