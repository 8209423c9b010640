import { availableParallelism } from 'node:os';
import { createThreadPool } from '../../../concurrency/thread-pool.ts';
import { serverBusy } from '../../../errors.ts';
import { programFile } from '../../../location/programs.ts';
import type { Argon2, Argon2Options } from './password-hasher.ts';

export interface HashTask {
  password: string;
  options: Argon2Options;
}

export interface VerifyTask {
  password: string;
  stored: string;
}

export interface Argon2PoolOptions {
  /** A worker thread failed outside of a task. */
  onError: (error: unknown) => void;
  threads?: number;
}

const WORKER = programFile('argon2-worker');
const MAX_WAITING = 512;
const IDLE_TIMEOUT_MS = 60_000;

/**
 * argon2 on worker threads of its own. Node's built-in thread pool also reads files, so a burst of
 * logins there would delay every other request.
 */
export function createArgon2Pool({
  onError,
  threads = availableParallelism(),
}: Argon2PoolOptions): Argon2 {
  const threadPool = createThreadPool(
    { filename: WORKER, maxThreads: threads, idleTimeout: IDLE_TIMEOUT_MS, stricterFIFO: true },
    onError,
  );

  const run = async (name: 'hash' | 'verify', task: HashTask | VerifyTask) => {
    const pool = await threadPool.open();
    if (pool.queueSize >= MAX_WAITING) {
      throw serverBusy();
    }
    return pool.run(task, { name });
  };
  return {
    hash: (password, options) => run('hash', { password, options }),
    verify: (stored, password) => run('verify', { stored, password }),
  };
}
