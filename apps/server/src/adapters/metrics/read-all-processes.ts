import { AggregatorRegistry } from 'prom-client';

/** Reads the metrics of all server processes, from the process that supervises them. */
export function openProcessMetrics(): () => Promise<string> {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}
