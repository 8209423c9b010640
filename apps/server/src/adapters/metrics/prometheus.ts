import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Histogram,
  Gauge as PrometheusGauge,
} from 'prom-client';
import { HOURLY, type Metrics } from './metrics.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORKER_SECONDS = [0.01, 0.1, 1, 10, 60, 600];
const QUERY_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

export interface PrometheusMetrics extends Metrics {
  /** In the text format of Prometheus. */
  read(): Promise<string>;
}

/** Memory, event-loop lag and garbage collection are measured by the library itself. */
export function createPrometheusMetrics(): PrometheusMetrics {
  // With several processes, the one that supervises them asks this one for its metrics.
  const registry = new AggregatorRegistry();
  const registers = [registry];
  AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'rostra_http_request_duration_seconds',
    help: 'Requests that ran a route, by pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const fromMemory = new Counter({
    name: 'rostra_memory_responses_total',
    help: 'Cached pages, files and API responses that were sent without running a route',
    labelNames: ['kind'],
    registers,
  });
  const renders = new Histogram({
    name: 'rostra_page_render_duration_seconds',
    help: 'Pages that were rendered because they were not cached',
    labelNames: ['outcome'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const queries = new Histogram({
    name: 'rostra_database_query_duration_seconds',
    help: 'Database queries',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers,
  });
  const cleanUps = new Counter({
    name: 'rostra_clean_ups_total',
    help: 'Runs of hourly jobs',
    labelNames: ['outcome'],
    registers,
  });
  const lastCleanUp = new PrometheusGauge({
    name: 'rostra_clean_up_last_success_timestamp_seconds',
    help: 'When an hourly job last succeeded',
    aggregator: 'max',
    registers,
  });

  const workerRuns = new Histogram({
    name: 'rostra_worker_run_duration_seconds',
    help: 'Runs of background workers that had something to do',
    labelNames: ['worker', 'outcome'],
    buckets: WORKER_SECONDS,
    registers,
  });
  const lastWorkerSuccess = new PrometheusGauge({
    name: 'rostra_worker_last_success_timestamp_seconds',
    help: 'When a background worker last succeeded or found nothing to do',
    labelNames: ['worker'],
    aggregator: 'max',
    registers,
  });

  return {
    requestCompleted: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    servedFromMemory: (kind) => fromMemory.inc({ kind }),
    pageRendered: (outcome, seconds) => renders.observe({ outcome }, seconds),
    queryCompleted: ({ outcome, seconds }) => queries.observe({ outcome }, seconds),
    workerCompleted: (run) => {
      const { worker, outcome } = run;
      if (run.outcome !== 'idle') workerRuns.observe({ worker, outcome }, run.seconds);
      if (outcome !== 'failed') lastWorkerSuccess.setToCurrentTime({ worker });
      if (!worker.startsWith(HOURLY)) return;
      cleanUps.inc({ outcome });
      if (outcome === 'ok') lastCleanUp.setToCurrentTime();
    },
    addGauge: ({ name, help, read }) => {
      const gauge = new PrometheusGauge({
        name: `rostra_${name}`,
        help,
        aggregator: 'max',
        registers,
        async collect() {
          // The other metrics are still worth having while the database is away.
          const value = await read().catch(() => undefined);
          if (value === undefined) gauge.reset();
          else gauge.set(value);
        },
      });
    },
    read: () => registry.metrics(),
  };
}
