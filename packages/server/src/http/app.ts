import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { MAX_BODY_BYTES } from '@agent-double/protocol';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { BotMind } from '../bots/bot-mind.ts';
import type { Config } from '../config/config.ts';
import { trustedHops } from '../limits/address.ts';
import { traceOf, type Log } from '../log.ts';
import { LONGEST_CODE_IN_ADDRESS } from '../rooms/room-code.ts';
import { StoreUnavailable } from '../storage/room-store.ts';
import { clueRoutes } from './clue-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { offerRoute } from './offer-route.ts';
import { operationRoutes, type Operation } from './operation-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { refuse } from './refusal-status.ts';
import { roomRoutes, type RoomRoutes } from './room-routes.ts';
import { webClient } from './web-client.ts';

const noSchema = (): never => {
  throw new Error('no route has a schema: the protocol package reads what comes in');
};

/** In the place of compilers that take a quarter of the time until the server listens. */
const NO_SCHEMAS = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

/** The HTTP side of the server, not yet listening. */
export const buildApp = async (
  config: Config,
  routes: Omit<RoomRoutes, 'config'> & {
    readonly operation: Operation;
    readonly mind: BotMind | null;
  },
  log: Log,
): Promise<FastifyInstance> => {
  const app = Fastify({
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: LONGEST_CODE_IN_ADDRESS },
    schemaController: { compilersFactory: NO_SCHEMAS },
    // An address that no route can read leads nowhere, as any other unknown one.
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply.header('cache-control', 'no-store'), { code: 'path/unknown' });
    },
  });
  app.removeContentTypeParser('text/plain');

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return refuse(reply, { code: 'body/malformed' });
    log.error(traceOf(error), 'a request failed');
    const unavailable = error instanceof StoreUnavailable;
    return refuse(reply, { code: unavailable ? 'store/unavailable' : 'server/error' });
  });

  await app.register(fastifyHelmet, securityHeaders(config));
  await app.register(fastifyCookie);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isOwnOrigin(request.headers, config)) {
      refuse(reply, { code: 'origin/refused' });
      return;
    }
    done();
  });

  operationRoutes(app, routes.operation);
  roomRoutes(app, { ...routes, config });
  clueRoutes(app, { ...routes, config });
  deviceRoutes(app, { ...routes, config });
  offerRoute(app, config);
  await webClient(app, config.webDir);
  return app;
};

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Everything comes from this server. What only HTTPS understands is left out without it. */
const securityHeaders = ({ publicUrl }: Config): Parameters<typeof fastifyHelmet>[1] => {
  const https = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        mediaSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        workerSrc: SELF,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: NONE,
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
};
