import { parseClaimDevice, type DeviceOffered, type Joined } from '@agent-double/protocol';
import type { FastifyInstance } from 'fastify';
import { ticketHash, TICKET_SECONDS } from '../seats/ticket.ts';
import { tokenHash } from '../seats/token.ts';
import { refuse } from './refusal-status.ts';
import { findRoom, secretOf, withSecret, type CodeRoute, type RoomRoutes } from './room-routes.ts';

/** Taking one's seat to another device: a ticket for it, handed in there once. */
export const deviceRoutes = (app: FastifyInstance, routes: RoomRoutes): void => {
  const { guard, surroundings, config } = routes;

  app.post<CodeRoute>('/api/rooms/:code/devices', async (request, reply) => {
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { code, door, devices } = found.value;
    const secret = secretOf(request);
    const token = secret === null ? null : tokenHash(secret, code);
    const person = await door.recognise(token);
    if (person === null) return refuse(reply, door.whyNobody(token));
    if (!guard.mayOffer(request.raw)) return refuse(reply, { code: 'address/too-many' });
    const ticket = surroundings.secret();
    const offered = await devices.offer(person, ticketHash(ticket, code));
    if (!offered.ok) return refuse(reply, offered.error);
    const answer: DeviceOffered = { ticket, seconds: TICKET_SECONDS };
    return reply.code(201).send(answer);
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
      guard.miss(request.raw);
      return refuse(reply, claimed.error);
    }
    const answer: Joined = { room: code, person: claimed.value };
    return withSecret(request, reply, secret, config).send(answer);
  });
};
