import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { isOperator } from '../metrics/operator.ts';
import { refuse } from './refusal-status.ts';

/** How long an answer of the store about itself holds: probes are no load. */
const READY_MS = 1000;

/** What whoever runs the server can ask it. */
export interface Operation {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly metricsToken: string | null;
  /** Whether the server takes people in and its store answers. */
  readonly isReady: () => Promise<boolean>;
}

/** Whether the server lives, whether it can be sent people, and its figures. */
export const operationRoutes = (app: FastifyInstance, operation: Operation): void => {
  const { metrics, metricsToken } = operation;
  let asked = 0;
  let ready: Promise<boolean> = Promise.resolve(false);
  const isReady = (): Promise<boolean> => {
    if (Date.now() - asked >= READY_MS) {
      asked = Date.now();
      ready = operation.isReady().catch(() => false);
    }
    return ready;
  };

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ready' })
      : refuse(reply, { code: 'store/unavailable' }),
  );
  app.get('/metrics', async (request, reply) =>
    isOperator(request.raw, metricsToken)
      ? reply.type(metrics.contentType).send(await metrics.text())
      : refuse(reply, { code: 'path/unknown' }),
  );
};
