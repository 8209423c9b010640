import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { limitCpuTime } from './limit-cpu-time.ts';
import type { LimitedTask } from './limited-work.ts';
import { createQueue } from './queue.ts';
import { createThreadPool } from './thread-pool.ts';

/** Thrown for work that was stopped because it took too much CPU time or memory. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

export interface LimitedThread<Input, Output> {
  run(input: Input, maxCpuMs?: number): Promise<Output>;
  close(): Promise<void>;
}

interface LimitedThreadOptions {
  /** Its default export is made with `limitedWork`. */
  readonly filename: string;
  readonly maxCpuMs: number;
  readonly maxMb: number;
  /** Further tasks are refused. */
  readonly maxWaiting?: number;
  /** How long it stays after its last task. */
  readonly idleMs?: number | undefined;
}

const IDLE_MS = 10_000;

/** A thread that does one task after the other, each with a limited CPU time. It starts with the first task. */
export function createLimitedThread<Input, Output>({
  filename,
  maxCpuMs: usualCpuMs,
  maxMb,
  maxWaiting = Number.POSITIVE_INFINITY,
  idleMs = IDLE_MS,
}: LimitedThreadOptions): LimitedThread<Input, Output> {
  const pool = createThreadPool({
    filename,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxMb },
  });
  // One by one: without a minimum of threads, piscina does not replace an aborted one for a task that
  // is waiting already.
  const queue = createQueue(1, maxWaiting);
  return {
    run: (input, maxCpuMs = usualCpuMs) =>
      queue(async () => runLimited(await pool.open(), input, maxCpuMs)),
    close: () => pool.close(),
  };
}

/** The limit starts with the task, so that starting a thread does not count. */
async function runLimited<Input, Output>(
  pool: Piscina,
  input: Input,
  maxCpuMs: number,
): Promise<Output> {
  const { port1, port2 } = new MessageChannel();
  const limit = new AbortController();
  let endLimit = () => {};
  port1.once('message', () => {
    const [thread] = pool.threads;
    if (thread) endLimit = limitCpuTime(thread, maxCpuMs, () => limit.abort());
  });
  const task: LimitedTask<Input> = { input, started: port2 };
  try {
    return await pool.run(task, { transferList: [port2], signal: limit.signal });
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TooMuchWork();
    throw error;
  } finally {
    endLimit();
    port1.close();
  }
}
