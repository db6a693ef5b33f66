import type { HttpRefusal, WireRefusal } from '@agent-double/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: { readonly [code in WireRefusal['code']]?: number } = {
  'body/malformed': 400,
  'person/name': 400,
  'person/none': 403,
  'person/removed': 403,
  'host/only': 403,
  'origin/refused': 403,
  'room/unknown': 404,
  'device/none': 404,
  'record/none': 404,
  'record/no-clue': 404,
  'path/unknown': 404,
  'record/running': 409,
  'room/full': 409,
  'address/too-many': 429,
  'room/busy': 503,
  'room/too-many': 503,
  'store/unavailable': 503,
  'server/stopping': 503,
  'server/error': 500,
};

/** The status of a refused request; what no other fits is a conflict. */
export const statusOf = ({ code }: WireRefusal): number => STATUS[code] ?? 409;

/** Answers that the request is refused, and why. */
export const refuse = (reply: FastifyReply, refusal: WireRefusal): FastifyReply => {
  const body: HttpRefusal = { refusal };
  return reply.code(statusOf(refusal)).send(body);
};
