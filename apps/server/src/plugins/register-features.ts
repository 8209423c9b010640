import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../errors.ts';
import type { Feature } from '../feature.ts';
import { registerSwitchable } from '../http/register-switchable.ts';
import { background } from './background/index.ts';

export interface RegisterOptions {
  db: Db;
  now: () => Date;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}

/** Registers the routes of every feature, then starts its workers. */
export async function registerFeatures(
  app: FastifyInstance,
  features: readonly Feature[],
  { db, now, metrics, tracing }: RegisterOptions,
): Promise<void> {
  for (const { routes, isEnabled } of features) {
    if (isEnabled && routes) await registerSwitchable(app, { isEnabled, routes });
    else await routes?.(app);
  }
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
  for (const gauge of features.flatMap(({ gauges = [] }) => gauges)) metrics?.addGauge(gauge);
  await app.register(background, {
    db,
    now,
    metrics,
    tracing,
    workers: features.flatMap(({ workers = [] }) => workers),
  });
}
