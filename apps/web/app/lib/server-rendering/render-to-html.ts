import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export const RENDER_TIMEOUT_MS = 10_000;

/** Waits for the complete markup, because the page cache stores complete bodies. */
export function renderToHtml(node: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      nonce,
      // Keeps large Suspense boundaries in place, so that no script has to move them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error('The page took too long to render'));
    }, RENDER_TIMEOUT_MS);
  });
}
