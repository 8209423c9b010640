import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../errors.ts';
import type { Feature } from '../feature.ts';
import { background } from './background/index.ts';

export interface RegisterOptions {
  db: Db;
  now: () => Date;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}

/** Registers the routes of every enabled feature, then its jobs and clean-up, in the given order. */
export async function registerFeatures(
  app: FastifyInstance,
  features: readonly Feature[],
  { db, now, metrics, tracing }: RegisterOptions,
): Promise<void> {
  const enabled = features.filter(({ isEnabled = true }) => isEnabled);
  for (const feature of enabled) await feature.routes?.(app);
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
  for (const gauge of enabled.flatMap(({ gauges = [] }) => gauges)) metrics?.addGauge(gauge);
  await app.register(background, {
    db,
    now,
    metrics,
    tracing,
    jobs: enabled.flatMap(({ jobs = [] }) => jobs),
    cleanUps: features.flatMap(({ name, cleanUp }) => (cleanUp ? { name, run: cleanUp } : [])),
    scheduled: enabled.flatMap(({ scheduled = [] }) => scheduled),
  });
}
