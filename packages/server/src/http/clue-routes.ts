import type { ClueLookedAt } from '@agent-double/protocol';
import type { FastifyInstance } from 'fastify';
import type { BotMind } from '../bots/bot-mind.ts';
import { refuse } from './refusal-status.ts';
import { findRoom, GAME_NUMBER, type RoomRoutes } from './room-routes.ts';

/** Most clues that wait at once to be looked back at, so that computers that play wait little. */
export const MAX_LOOKS = 4;

type ClueRoute = { Params: { code: string; game: string; turn: string } };

/** What a computer makes of the clues of a game that is over. */
export const clueRoutes = (
  app: FastifyInstance,
  routes: RoomRoutes & { readonly mind: BotMind | null },
): void => {
  const { rooms, guard, mind } = routes;
  let looks = 0;

  app.get<ClueRoute>('/api/rooms/:code/record/:game/clues/:turn', async (request, reply) => {
    if (mind === null) return refuse(reply, { code: 'bot/unavailable' });
    const found = await findRoom(request, routes);
    if (!found.ok) return refuse(reply, found.error);
    const { game, turn } = request.params;
    if (!GAME_NUMBER.test(game)) return refuse(reply, { code: 'record/none' });
    if (!GAME_NUMBER.test(turn)) return refuse(reply, { code: 'record/no-clue' });
    const record = await rooms.record(found.value.code, Number(game));
    if (!record.ok) return refuse(reply, record.error);
    if (!guard.mayLookBack(request.raw)) return refuse(reply, { code: 'address/too-many' });
    if (looks >= MAX_LOOKS) return refuse(reply, { code: 'room/busy' });
    looks += 1;
    try {
      const { language, events, key } = record.value;
      const analysis = await mind.lookBack({ language, events, key, turn: Number(turn) });
      if (analysis === null) return refuse(reply, { code: 'record/no-clue' });
      const { known, taken, better } = analysis;
      const answer: ClueLookedAt = {
        known,
        taken,
        better: better && {
          clue: better.chosen.clue,
          number: better.chosen.number,
          intended: better.chosen.intended,
          because: better.because,
        },
      };
      return await reply.send(answer);
    } finally {
      looks -= 1;
    }
  });
};
