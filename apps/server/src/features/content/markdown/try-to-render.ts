import { on } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export type Rendering = 'fine' | 'too deep' | 'too slow';

const PROGRAM = join(import.meta.dirname, 'render-worker.ts');

/** Short enough to take no time worth a thread, whatever it holds. */
const SHORT = 1_000;

/** Many times what the longest article takes, and as long as its first reader may hold up others. */
const MAX_MS = 2_000;
const MAX_MB = 256;

/**
 * Whether a text can be shown, tried beside the thread that answers requests. Marks without meaning
 * take the parser the square of their number: of a text as long as may be, hours.
 */
export async function tryToRender(markdown: string, maxMs = MAX_MS): Promise<Rendering> {
  if (markdown.length > SHORT) return tryApart(markdown, maxMs);
  const { attemptRendering } = await import('./attempt-rendering.ts');
  return attemptRendering(markdown);
}

async function tryApart(markdown: string, maxMs: number): Promise<Rendering> {
  const worker = new Worker(PROGRAM, {
    workerData: markdown,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  worker.on('error', () => {}); // one that ends after its time is over has nobody else to tell
  const ended = new AbortController();
  const messages = on(worker, 'message', { signal: ended.signal });
  try {
    await messages.next(); // its start is not the text's time
    return await Promise.race([
      messages.next().then(({ value }) => value?.[0] as Rendering),
      setTimeout(maxMs, 'too slow' as const, { signal: ended.signal }),
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too slow';
    throw error;
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
