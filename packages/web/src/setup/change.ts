import type { Edition, ParameterChanges, ParameterName, Parameters } from '@agent-double/rules';

/** The table's changes with one more, or without it where it is what the edition says anyway. */
export const withParameter = <Name extends ParameterName>(
  edition: Edition,
  changes: ParameterChanges,
  name: Name,
  value: Parameters[Name],
): ParameterChanges =>
  Object.fromEntries(
    Object.entries({ ...changes, [name]: value }).filter(
      ([other, kept]) => other !== name || kept !== edition.parameters[name],
    ),
  );
