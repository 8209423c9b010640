import { HOURLY } from '../../adapters/metrics/metrics.ts';
import type { Worker } from '../../feature.ts';

const HOUR_MS = 60 * 60_000;

/** Work of a feature that every process does at its start and every hour, such as deleting what has expired. */
export const hourly = (feature: string, run: Worker['run']): Worker => ({
  name: `${HOURLY}${feature}`,
  everyMs: HOUR_MS,
  takesTurns: true,
  run,
});
