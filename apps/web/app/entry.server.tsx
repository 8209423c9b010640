import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { findPage, withoutLanguage } from '@rostra/contract/pages';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RenderContext } from './lib/server-rendering/render-context.ts';
import { hostContext } from './lib/server-rendering/render-host.ts';

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
  const router = (entry: EntryContext) => (
    <ServerRouter context={entry} url={request.url} nonce={nonce} />
  );
  if (!isForReading(request.url, language) || import.meta.env.DEV) {
    const page = <RenderContext value={{ nonce, language }}>{router(routerContext)}</RenderContext>;
    return new Response(await renderToHtml(page, nonce), { status, headers });
  }
  // Rendered separately, together with the loader data that the router streams to the scripts.
  const deferredScripts = await renderToHtml(
    <RenderContext value={{ nonce, language, isScriptsOnly: true }}>
      {router(routerContext)}
    </RenderContext>,
    nonce,
  );
  const { serverHandoffStream: _, ...withoutData } = routerContext;
  const page = (
    <RenderContext value={{ nonce, language, deferredScripts }}>
      {router(withoutData)}
    </RenderContext>
  );
  return new Response(await renderToHtml(page, nonce), { status, headers });
}

const isForReading = (url: string, language: string) =>
  findPage(withoutLanguage(new URL(url).pathname, language))?.page.isForReading === true;

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
