import { createThreadPool } from '../concurrency/thread-pool.ts';
import { serverBusy } from '../errors.ts';
import { programFile } from '../location/programs.ts';
import type { CompiledRead, Read } from './database-driver.ts';
import type { SlowRead } from './slow-read-worker.ts';

const WORKER = programFile('slow-read-worker');
const THREADS = 2;
const MAX_WAITING = 100;
/** A thread holds one result at a time, so it needs a smaller heap than the main thread. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };
/** Starting a thread takes as long as ten searches. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

export interface SlowReads {
  read: Read;
  close(): Promise<void>;
}

/** Read-only SQLite connections on worker threads: a query that scans many rows blocks nobody else. */
export function createSlowReads(file: string): SlowReads {
  const pool = createThreadPool({
    filename: WORKER,
    maxThreads: THREADS,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: RESOURCE_LIMITS,
  });
  return {
    read: async <R>({ sql, parameters }: CompiledRead): Promise<R[]> => {
      const workers = await pool.open();
      if (workers.queueSize >= MAX_WAITING) {
        throw serverBusy();
      }
      return workers.run({ file, sql, parameters } satisfies SlowRead);
    },
    close: () => pool.close(),
  };
}
