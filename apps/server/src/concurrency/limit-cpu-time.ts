import type { Worker } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 50;
/** Node before 24.6 cannot measure the CPU time of a thread. A busy machine may take this much longer. */
const CLOCK_FACTOR = 5;

/**
 * Calls `onExceeded` once a thread has used this much CPU time. Unlike a wall-clock limit, it does
 * not depend on what else the machine is doing. Returns a function that ends the check.
 */
export function limitCpuTime(thread: Worker, maxMs: number, onExceeded: () => void): () => void {
  if (thread.cpuUsage === undefined) {
    const timer = setTimeout(onExceeded, CLOCK_FACTOR * maxMs);
    return () => clearTimeout(timer);
  }
  const start = thread.cpuUsage();
  const check = async () => {
    const { user, system } = await thread.cpuUsage(await start);
    if ((user + system) / 1000 >= maxMs) onExceeded();
  };
  const timer = setInterval(() => check().catch(ignoreEndedThread), CHECK_INTERVAL_MS);
  start.catch(ignoreEndedThread);
  return () => clearInterval(timer);
}

function ignoreEndedThread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_WORKER_NOT_RUNNING') throw error;
}
