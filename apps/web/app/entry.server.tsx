import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RenderContext } from './lib/server-rendering/render-context.ts';
import { hostContext, scriptsContext } from './lib/server-rendering/render-host.ts';

const RENDER_TIMEOUT_MS = 10_000;
export const streamTimeout = RENDER_TIMEOUT_MS;

/** Renders the complete document before responding, because the page cache stores complete bodies. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, language } = context.get(hostContext);
  const page = (
    <RenderContext value={{ nonce, language, ...context.get(scriptsContext) }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderContext>
  );
  return new Response(await renderToHtml(page, nonce), { status, headers });
}

/** Reports errors of loaders and actions, unless the request was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(hostContext).report(error);
};

function renderToHtml(node: ReactNode, nonce: string): Promise<string> {
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
