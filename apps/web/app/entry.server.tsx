import { findPage, withoutLanguage } from '@rostra/contract/pages';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RenderContext, type ScriptsMode } from './lib/server-rendering/render-context.ts';
import { hostContext } from './lib/server-rendering/render-host.ts';
import { RENDER_TIMEOUT_MS, renderToHtml } from './lib/server-rendering/render-to-html.ts';

export const streamTimeout = RENDER_TIMEOUT_MS;

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
  const render = (router: EntryContext, mode: ScriptsMode) =>
    renderToHtml(
      <RenderContext value={{ nonce, language, ...mode }}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </RenderContext>,
      nonce,
    );
  const { pathname } = new URL(request.url);
  const isForReading = findPage(withoutLanguage(pathname, language))?.page.isForReading === true;
  if (!isForReading || import.meta.env.DEV) {
    return new Response(await render(routerContext, {}), { status, headers });
  }
  const deferredScripts = await render(routerContext, { isScriptsOnly: true });
  // The scripts contain the loader data; without its stream the router does not append it again.
  const { serverHandoffStream: _, ...withoutData } = routerContext;
  const html = await render(withoutData, { deferredScripts });
  return new Response(html, { status, headers });
}

/** Reports errors of loaders and actions, unless the request was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(hostContext).report(error);
};
