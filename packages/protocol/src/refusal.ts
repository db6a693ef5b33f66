import type { Reason, RefusalCode } from '@agent-double/rules';

export const SERVER_REFUSAL_CODES = [
  'frame/malformed',
  'frame/too-big',
  'frame/too-many',
  'frame/hello-first',
  'protocol/version',
  'room/unknown',
  'room/busy',
  'room/too-many',
  'room/used-up',
  'person/none',
  'person/elsewhere',
  'address/too-many',
  'origin/refused',
  'setup/unknown-pack',
  'device/expired',
  'device/too-many',
  'device/none',
  'record/running',
  'record/none',
  'record/no-clue',
  'bot/unavailable',
  'program/ended',
  'program/too-late',
  'program/bad-answer',
  'program/refused',
  'judge/not-yours',
  'body/malformed',
  'path/unknown',
  'store/unavailable',
  'server/error',
  'server/stopping',
] as const;
/** Refusals that the server itself answers, beside those of the rules. */
export type ServerRefusalCode = (typeof SERVER_REFUSAL_CODES)[number];

/** Why something was refused, as it travels. The client has a sentence for every code. */
export interface WireRefusal {
  readonly code: RefusalCode | ServerRefusalCode;
  readonly reasons?: readonly Reason[];
  readonly insistable?: boolean;
}
