import { EDITIONS, PARAMETER_NAMES, type ParameterName } from '@agent-double/rules';
import type { Context } from './book.ts';
import { matters } from './sections.ts';

/** Parameters that matter here and have another value than the 2025 rules give them. */
export const differsFrom2025 = ({ parameters, mode }: Context): readonly ParameterName[] =>
  PARAMETER_NAMES.filter(
    (name) =>
      parameters[name] !== EDITIONS['classique-2025'].parameters[name] &&
      matters(name, parameters, mode),
  );
