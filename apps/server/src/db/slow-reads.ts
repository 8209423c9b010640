import { Piscina } from 'piscina';
import { serverBusy } from '../errors.ts';
import { programFile } from '../location/programs.ts';
import type { CompiledRead, Read } from './database-driver.ts';

const WORKER = programFile('slow-read-worker');
const THREADS = 2;
const MAX_WAITING = 100;
const IDLE_TIMEOUT_MS = 60_000;

export interface SlowReads {
  read: Read;
  close(): Promise<void>;
}

/** Read-only SQLite connections on worker threads: a query that scans many rows blocks nobody else. */
export function createSlowReads(file: string): SlowReads {
  let pool: Piscina | undefined;
  const open = () => {
    pool ??= new Piscina({
      filename: WORKER,
      workerData: { file },
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_TIMEOUT_MS,
      recordTiming: false,
    });
    return pool;
  };
  return {
    read: async <R>({ sql, parameters }: CompiledRead): Promise<R[]> => {
      const workers = open();
      if (workers.queueSize >= MAX_WAITING) {
        throw serverBusy();
      }
      return workers.run({ sql, parameters });
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
