import { PACK_SUMMARIES } from '@agent-double/lexicon';
import type { Offer } from '@agent-double/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { addressForOthers, networkAddresses } from './network-address.ts';

const PACKS: Offer['packs'] = PACK_SUMMARIES.map(({ id, lang, title, size }) => ({
  id,
  language: lang,
  title,
  size,
}));

/** What this server has to offer before anybody sits down. */
export const offerRoute = (
  app: FastifyInstance,
  { publicUrl, roomDays }: Pick<Config, 'publicUrl' | 'roomDays'>,
): void => {
  app.get('/api/offer', (request, reply) => {
    const page = `${request.protocol}://${request.host}`;
    const answer: Offer = {
      origin: publicUrl ?? addressForOthers(page, networkAddresses()),
      roomDays,
      packs: PACKS,
    };
    return reply.send(answer);
  });
};
