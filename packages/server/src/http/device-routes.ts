import {
  parseClaimDevice,
  parseWithdrawDevice,
  type DeviceOffered,
  type Joined,
  type OwnDevices,
  type WireRefusal,
} from '@agent-double/protocol';
import { err, ok, type PersonId, type Result } from '@agent-double/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Room } from '../rooms/room.ts';
import { ticketHash, TICKET_SECONDS } from '../seats/ticket.ts';
import { tokenHash } from '../seats/token.ts';
import type { TokenHash } from '../storage/entry.ts';
import { refuse } from './refusal-status.ts';
import { findRoom, secretOf, withSecret, type CodeRoute, type RoomRoutes } from './room-routes.ts';

/** Taking one's seat to another device by a ticket, handed in there once, and from it again. */
export const deviceRoutes = (app: FastifyInstance, routes: RoomRoutes): void => {
  const { guard, surroundings, config } = routes;

  app.get<CodeRoute>('/api/rooms/:code/devices', async (request, reply) => {
    const asker = await findAsker(request, routes);
    return asker.ok ? reply.send(devicesOf(asker.value)) : refuse(reply, asker.error);
  });

  app.post<CodeRoute>('/api/rooms/:code/devices', async (request, reply) => {
    const asker = await findAsker(request, routes);
    if (!asker.ok) return refuse(reply, asker.error);
    if (!guard.mayOffer(request.raw)) return refuse(reply, { code: 'address/too-many' });
    const { room, person, token } = asker.value;
    const ticket = surroundings.secret();
    const offered = await room.devices.offer(person, token, ticketHash(ticket, room.code));
    if (!offered.ok) return refuse(reply, offered.error);
    const answer: DeviceOffered = { ticket, seconds: TICKET_SECONDS };
    return reply.code(201).send(answer);
  });

  app.post<CodeRoute>('/api/rooms/:code/devices/withdraw', async (request, reply) => {
    const body = parseWithdrawDevice(request.body);
    if (body === null) return refuse(reply, { code: 'body/malformed' });
    const asker = await findAsker(request, routes);
    if (!asker.ok) return refuse(reply, asker.error);
    const { room, person, token } = asker.value;
    const withdrawn = await room.devices.withdraw(person, token, body.device);
    return withdrawn.ok ? reply.send(devicesOf(asker.value)) : refuse(reply, withdrawn.error);
  });

  app.post<CodeRoute>('/api/rooms/:code/devices/claim', async (request, reply) => {
    const body = parseClaimDevice(request.body);
    if (body === null) return refuse(reply, { code: 'body/malformed' });
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { code, devices } = found.value;
    const secret = secretOf(request) ?? surroundings.secret();
    const claimed = await devices.claim(ticketHash(body.ticket, code), tokenHash(secret, code));
    if (!claimed.ok) {
      if (claimed.error.code === 'device/expired') guard.miss(request.raw);
      return refuse(reply, claimed.error);
    }
    const answer: Joined = { room: code, person: claimed.value };
    return withSecret(request, reply, secret, config).send(answer);
  });
};

/** Somebody at the table of a request, by the secret of the device that sends it. */
interface Asker {
  readonly room: Room;
  readonly person: PersonId;
  readonly token: TokenHash;
}

const findAsker = async (
  request: FastifyRequest<CodeRoute>,
  routes: RoomRoutes,
): Promise<Result<Asker, WireRefusal>> => {
  const found = await findRoom(request, routes);
  if (!found.ok) return found;
  const room = found.value;
  const secret = secretOf(request);
  const token = secret === null ? null : tokenHash(secret, room.code);
  const person = await room.door.confirm(token);
  return token === null || person === null
    ? err(room.door.whyNobody(token))
    : ok({ room, person, token });
};

const devicesOf = ({ room, person, token }: Asker): OwnDevices => ({
  devices: room.devices.of(person, token),
});
