import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import { notFound } from '../errors.ts';
import type { Feature } from '../feature.ts';
import { background } from './background.ts';

/** Registers the routes of every enabled feature, then its jobs and clean-up, in the given order. */
export async function registerFeatures(
  app: FastifyInstance,
  features: readonly Feature[],
  metrics?: Metrics,
): Promise<void> {
  const enabled = features.filter(({ isEnabled = true }) => isEnabled);
  for (const feature of enabled) await feature.routes?.(app);
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw notFound();
  });
  for (const gauge of enabled.flatMap(({ gauges = [] }) => gauges)) metrics?.addGauge(gauge);
  await app.register(background, {
    metrics,
    jobs: enabled.flatMap(({ jobs = [] }) => jobs),
    cleanUps: features.flatMap(({ cleanUp }) => cleanUp ?? []),
  });
}
