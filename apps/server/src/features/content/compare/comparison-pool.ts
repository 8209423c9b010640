import type { ComparedBlock } from '@rostra/contract';
import { createThreadPool } from '../../../concurrency/thread-pool.ts';
import { programFile } from '../../../location/programs.ts';
import type { ComparisonTask } from './compare-texts.ts';

const MAX_MB = 384;
const IDLE_TIMEOUT_MS = 10_000;

export interface ComparisonPool {
  compare(task: ComparisonTask): Promise<ComparedBlock[]>;
  close(): Promise<void>;
}

/** Compares on a thread: parsing two long texts alone takes seconds. */
export function createComparisonPool(): ComparisonPool {
  const pool = createThreadPool({
    filename: programFile('compare-worker'),
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  return {
    compare: async (task) => (await pool.open()).run(task),
    close: () => pool.close(),
  };
}
