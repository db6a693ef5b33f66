import type { Edition, EditionId } from '../edition.ts';
import {
  PARAMETER_NAMES,
  type ParameterChanges,
  type ParameterName,
  type Parameters,
} from '../parameter.ts';
import { CAPITAINE } from './capitaine.ts';
import { CLASSIQUE_2025 } from './classique-2025.ts';
import { DUO } from './duo.ts';
import { ORIGINE_2015 } from './origine-2015.ts';
import { PRECEDENTE } from './precedente.ts';
import { TABLE } from './table.ts';

/** Every edition that the product plays, the default first. */
export const EDITIONS: { readonly [id in EditionId]: Edition } = {
  'classique-2025': CLASSIQUE_2025,
  capitaine: CAPITAINE,
  precedente: PRECEDENTE,
  table: TABLE,
  'origine-2015': ORIGINE_2015,
  duo: DUO,
};

/** Choices of parameters that are kept: far more than are in fashion at once. */
export const MAX_KEPT_PARAMETERS = 64;

const kept = new Map<string, Parameters>();

/**
 * The edition's parameters with the table's changes. Tables that chose the same share one object:
 * it is the biggest part of what a game is.
 */
export const parametersInForce = (edition: Edition, changes: ParameterChanges): Parameters => {
  const choice = edition.id + JSON.stringify(changes);
  const known = kept.get(choice);
  if (known !== undefined) return known;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MAX_KEPT_PARAMETERS) kept.delete(oldest);
  const made = { ...edition.parameters, ...changes };
  kept.set(choice, made);
  return made;
};

/** What a table changed although its edition fixes it: the game is then a house variant. */
export const houseRules = (edition: Edition, changes: ParameterChanges): readonly ParameterName[] =>
  PARAMETER_NAMES.filter(
    (name) =>
      changes[name] !== undefined &&
      changes[name] !== edition.parameters[name] &&
      !edition.open.includes(name),
  );

/** Parameters whose values differ between two editions. */
export const differences = (one: Edition, other: Edition): readonly ParameterName[] =>
  PARAMETER_NAMES.filter((name) => one.parameters[name] !== other.parameters[name]);
