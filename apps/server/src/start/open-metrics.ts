import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import { serveMetrics } from '../adapters/metrics/serve-metrics.ts';
import type { Env } from '../env.ts';

/**
 * Measures the process if METRICS_PORT is set. A process of several does not serve its metrics itself: the one that
 * supervises them asks for them.
 */
export async function openMetrics(env: Env, logger: Logger): Promise<Metrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const { createPrometheusMetrics } = await import('../adapters/metrics/prometheus.ts');
  const metrics = createPrometheusMetrics();
  if (cluster.isPrimary) {
    await serveMetrics({
      host: env.METRICS_HOST,
      port: env.METRICS_PORT,
      read: metrics.read,
      onError: (err) => logger.error({ err }, 'metrics could not be read'),
    });
  }
  return metrics;
}
