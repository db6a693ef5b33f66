import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage, pageAt } from './page.ts';
import { refuse } from './refusal-status.ts';

const INDEX = 'index.html';
const PAGES = 'pages';
/** Files whose name changes with their bytes. */
const HASHED = `${path.sep}assets${path.sep}`;
const YEAR_SECONDS = 31_536_000;

const placeOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const isPage = (request: FastifyRequest): boolean => {
  const place = placeOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !place.startsWith('/api/') &&
    path.posix.extname(place) === ''
  );
};

/**
 * Serves the built web client: its files, and its one page wherever a page is asked for, with a head
 * that fits the address.
 */
export const webClient = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const built = existsSync(path.join(webDir, INDEX));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: INDEX,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const age = file.includes(HASHED) ? `max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        reply.setHeader('cache-control', `public, ${age}`);
      },
    });
  }
  const hasPages = built && existsSync(path.join(webDir, PAGES));
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = askedLanguage(request.headers['accept-language']);
    const page = hasPages ? pageAt(placeOf(request), language) : null;
    return reply.header('vary', 'accept-language, accept-encoding').sendFile(page ?? INDEX);
  };
  if (built) app.get('/', sendPage);
  app.setNotFoundHandler((request, reply): FastifyReply =>
    built && isPage(request) ? sendPage(request, reply) : refuse(reply, { code: 'path/unknown' }),
  );
};
