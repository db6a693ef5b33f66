import type { PersonId } from '@agent-double/rules';
import * as v from 'valibot';
import { MAX_PERSON_DIGITS } from './limits.ts';

const ID = new RegExp(`^p[1-9][0-9]{0,${MAX_PERSON_DIGITS - 1}}$`, 'u');

/** A person's id as it is told; whether there is such a person is for the rules to say. */
export const person: v.GenericSchema<unknown, PersonId> = v.pipe(
  v.string(),
  v.regex(ID),
  v.transform((id) => id as PersonId),
);
