import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { limitCpuTime } from '../../../concurrency/limit-cpu-time.ts';
import { createThreadPool } from '../../../concurrency/thread-pool.ts';
import { programFile } from '../../../location/programs.ts';
import type { RenderTask } from './render-worker.ts';

export type Rendering = 'fine' | 'too deep' | 'too slow';

const WORKER = programFile('render-worker');

/** Short texts are fast whatever they contain, so they need no thread. */
const SHORT = 1_000;

/** CPU time, many times what the longest article takes. */
const MAX_CPU_MS = 2_000;
const MAX_MB = 256;
const IDLE_TIMEOUT_MS = 10_000;

export interface RenderPool {
  /** Whether a text can be rendered. Rendering stops if it takes too much CPU time. */
  tryToRender(markdown: string, maxCpuMs?: number): Promise<Rendering>;
  close(): Promise<void>;
}

/**
 * Renders long texts on a worker thread first: the Markdown parser takes quadratic time for some
 * texts, hours for the longest allowed. The threads start with the first long text.
 */
export function createRenderPool(): RenderPool {
  const pool = createThreadPool({
    filename: WORKER,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  // One by one: without a minimum of threads, piscina does not replace an aborted one for a task that
  // is waiting already.
  let last: Promise<unknown> = Promise.resolve();
  return {
    tryToRender: async (markdown, maxCpuMs = MAX_CPU_MS) => {
      if (markdown.length > SHORT) {
        const rendering = last.then(async () =>
          renderOnThread(await pool.open(), markdown, maxCpuMs),
        );
        last = rendering.catch(() => {});
        return rendering;
      }
      const { attemptRendering } = await import('./attempt-rendering.ts');
      return attemptRendering(markdown);
    },
    close: () => pool.close(),
  };
}

/** The limit starts with the task, so that starting a thread does not count. */
async function renderOnThread(
  pool: Piscina,
  markdown: string,
  maxCpuMs: number,
): Promise<Rendering> {
  const { port1, port2 } = new MessageChannel();
  const limit = new AbortController();
  let endLimit = () => {};
  port1.once('message', () => {
    const [thread] = pool.threads;
    if (thread) endLimit = limitCpuTime(thread, maxCpuMs, () => limit.abort());
  });
  const task: RenderTask = { markdown, started: port2 };
  try {
    return await pool.run(task, { transferList: [port2], signal: limit.signal });
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too slow';
    throw error;
  } finally {
    endLimit();
    port1.close();
  }
}
