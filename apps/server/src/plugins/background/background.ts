import fp from 'fastify-plugin';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import type { Db } from '../../db/client.ts';
import type { Worker } from '../../feature.ts';
import { createRunner, type Runner } from './runner.ts';

export interface BackgroundOptions {
  db: Db;
  now: () => Date;
  workers: readonly Worker[];
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}

/** Runs workers while the server listens. They have stopped before the `onClose` hooks of plugins registered earlier. */
export const background = fp<BackgroundOptions>(async (app, { workers, ...tools }) => {
  const runner = createRunner(workers, { ...tools, logger: app.log });
  app.decorate('workers', runner);
  app.addHook('onListen', async () => runner.start());
  app.addHook('preClose', async () => runner.abort());
  app.addHook('onClose', () => runner.stop());
});

declare module 'fastify' {
  interface FastifyInstance {
    workers: Runner;
  }
}
