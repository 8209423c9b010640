import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createLimitedThread, TooMuchWork } from '../../../concurrency/limited-thread.ts';
import { programFile } from '../../../location/programs.ts';
import type { attemptRendering } from './attempt-rendering.ts';

export type Rendering = ReturnType<typeof attemptRendering> | 'too slow';

/** Short texts are fast whatever they contain, so they need no thread. */
const SHORT = 1_000;

/** CPU time, many times what the longest article takes. */
const MAX_CPU_MS = 2_000;
const MAX_MB = 256;
/** Imports check a text before and after they place its pictures, most often without a difference. */
const REMEMBERED = 50;

export interface RenderPool {
  /** Whether a text of staff can be rendered. Rendering stops if it takes too much CPU time. */
  tryToRender(markdown: string, maxCpuMs?: number): Promise<Rendering>;
  close(): Promise<void>;
}

/**
 * Renders long texts on a worker thread first: the Markdown parser takes quadratic time for some
 * texts, hours for the longest allowed.
 */
export function createRenderPool(): RenderPool {
  const thread = createLimitedThread<string, ReturnType<typeof attemptRendering>>({
    filename: programFile('render-worker'),
    maxCpuMs: MAX_CPU_MS,
    maxMb: MAX_MB,
  });
  const fine = new LRUCache<string, true>({ max: REMEMBERED });
  const tryOnThread = (markdown: string, maxCpuMs: number): Promise<Rendering> =>
    thread.run(markdown, maxCpuMs).catch((error: unknown) => {
      if (error instanceof TooMuchWork) return 'too slow';
      throw error;
    });
  return {
    tryToRender: async (markdown, maxCpuMs = MAX_CPU_MS) => {
      if (markdown.length > SHORT) {
        const key = `${maxCpuMs} ${createHash('sha256').update(markdown).digest('base64')}`;
        if (fine.has(key)) return 'fine';
        const rendering = await tryOnThread(markdown, maxCpuMs);
        if (rendering === 'fine') fine.set(key, true);
        return rendering;
      }
      const { attemptRendering } = await import('./attempt-rendering.ts');
      return attemptRendering(markdown);
    },
    close: () => thread.close(),
  };
}
