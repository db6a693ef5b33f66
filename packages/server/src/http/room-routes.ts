import {
  parseCreateRoom,
  parseJoinRoom,
  parseSeatProgram,
  type Joined,
  type ProgramSeated,
  type RoomSeen,
  type WireRefusal,
} from '@agent-double/protocol';
import type { Result } from '@agent-double/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { RoomGuard } from '../limits/room-guard.ts';
import { parseRoomCode } from '../rooms/room-code.ts';
import type { Room } from '../rooms/room.ts';
import { seatProgram } from '../rooms/seat-program.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isSecret, programHash, SECRET_COOKIE, tokenHash } from '../seats/token.ts';
import type { Surroundings } from '../surroundings.ts';
import { refuse } from './refusal-status.ts';

/** What the routes of rooms work with. */
export interface RoomRoutes {
  readonly rooms: Rooms;
  readonly guard: RoomGuard;
  readonly surroundings: Surroundings;
  readonly config: Pick<Config, 'publicUrl' | 'bots'>;
}

export type CodeRoute = { Params: { code: string } };
type GameRoute = { Params: { code: string; game?: string } };

/** Most digits of a number of a game or of a turn, in an address. */
export const MAX_NUMBER_DIGITS = 6;
/** A number of a game or of a turn, in an address. */
export const GAME_NUMBER = new RegExp(`^[1-9][0-9]{0,${MAX_NUMBER_DIGITS - 1}}$`, 'u');

/** Browsers keep a cookie for 400 days at most. */
const COOKIE_SECONDS = 400 * 86_400;

/** Creating, seeing, joining and removing rooms, and the record of a finished game. */
export const roomRoutes = (app: FastifyInstance, routes: RoomRoutes): void => {
  const { rooms, guard } = routes;

  app.post('/api/rooms', async (request, reply) => {
    if (!guard.mayCreate(request.raw)) return refuse(reply, { code: 'address/too-many' });
    const body = parseCreateRoom(request.body);
    if (body === null) return refuse(reply, { code: 'body/malformed' });
    const secret = secretOf(request) ?? routes.surroundings.secret();
    const created = await rooms.create(secret, body.name, body.language);
    if (!created.ok) return refuse(reply, created.error);
    const room = created.value;
    const person = room.door.person(tokenHash(secret, room.code));
    if (person === null) return refuse(reply, { code: 'server/error' });
    const answer: Joined = { room: room.code, person };
    return withSecret(request, reply, secret, routes.config).code(201).send(answer);
  });

  app.get<CodeRoute>('/api/rooms/:code', async (request, reply) => {
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { code } = found.value;
    const secret = secretOf(request);
    const token = secret === null ? null : tokenHash(secret, code);
    const person = await found.value.door.recognise(token);
    // Before it joins, so that a join whose answer is lost on the way can be sent again.
    if (secret === null) {
      withSecret(request, reply, routes.surroundings.secret(), routes.config);
    }
    const answer: RoomSeen = { room: code, person };
    return reply.send(answer);
  });

  app.post<CodeRoute>('/api/rooms/:code/people', async (request, reply) => {
    const body = parseJoinRoom(request.body);
    if (body === null) return refuse(reply, { code: 'body/malformed' });
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { code } = found.value;
    const secret = secretOf(request) ?? routes.surroundings.secret();
    const joined = await found.value.door.join(body.name, tokenHash(secret, code));
    if (!joined.ok) return refuse(reply, joined.error);
    const answer: Joined = { room: code, person: joined.value };
    return withSecret(request, reply, secret, routes.config).send(answer);
  });

  app.post<CodeRoute>('/api/rooms/:code/programs', async (request, reply) => {
    const body = parseSeatProgram(request.body);
    if (body === null) return refuse(reply, { code: 'body/malformed' });
    if (routes.config.bots === 'off') return refuse(reply, { code: 'bot/unavailable' });
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const room = found.value;
    const secret = secretOf(request);
    const own = secret === null ? null : tokenHash(secret, room.code);
    const asker = await room.door.confirm(own);
    if (asker === null) return refuse(reply, room.door.whyNobody(own));
    const token = routes.surroundings.secret();
    const seated = await seatProgram(room, asker, body, programHash(token, room.code));
    if (!seated.ok) return refuse(reply, seated.error);
    const answer: ProgramSeated = { person: seated.value, token };
    return reply.code(201).send(answer);
  });

  app.delete<CodeRoute>('/api/rooms/:code', async (request, reply) => {
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const secret = secretOf(request);
    const token = secret === null ? null : tokenHash(secret, found.value.code);
    const erased = await rooms.erase(found.value, token);
    return erased.ok ? reply.code(204).send() : refuse(reply, erased.error);
  });

  app.get<GameRoute>('/api/rooms/:code/record/:game?', async (request, reply) => {
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { game } = request.params;
    if (game !== undefined && !GAME_NUMBER.test(game))
      return refuse(reply, { code: 'record/none' });
    const number = game === undefined ? null : Number(game);
    const record = await rooms.record(found.value.code, number);
    return record.ok ? reply.send(record.value) : refuse(reply, record.error);
  });
};

/** The room of a request, unless its address has asked too much. */
export const findRoom = (
  request: Pick<FastifyRequest<CodeRoute>, 'raw' | 'params'>,
  { rooms, guard }: RoomRoutes,
): Promise<Result<Room, WireRefusal>> =>
  guard.find(request.raw, () => {
    const code = parseRoomCode(request.params.code);
    return code === null ? Promise.resolve(null) : rooms.find(code);
  });

/** The secret that a browser brings along. */
export const secretOf = ({ cookies }: FastifyRequest): string | null => {
  const secret = cookies[SECRET_COOKIE];
  return isSecret(secret) ? secret : null;
};

/** Leaves the secret with the browser, out of the reach of scripts. */
export const withSecret = (
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): FastifyReply =>
  reply.setCookie(SECRET_COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    maxAge: COOKIE_SECONDS,
  });
