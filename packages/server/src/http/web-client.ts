import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal-status.ts';

const INDEX = 'index.html';
/** Files whose name changes with their bytes. */
const HASHED = `${path.sep}assets${path.sep}`;
const YEAR_SECONDS = 31_536_000;

const isPage = ({ method, url }: FastifyRequest): boolean => {
  const [place = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !place.startsWith('/api/') &&
    path.posix.extname(place) === ''
  );
};

/** Serves the built web client: its files, and its one page wherever a page is asked for. */
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
  app.setNotFoundHandler((request, reply): FastifyReply =>
    built && isPage(request) ? reply.sendFile(INDEX) : refuse(reply, { code: 'path/unknown' }),
  );
};
