import * as build from 'virtual:react-router/server-build';
import { createClient } from '@rostra/contract/client';
import { findPage, withoutLanguage } from '@rostra/contract/pages';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import './app/lib/messages/add-all-catalogues.server.ts';
import { rememberCalls } from './app/lib/server-rendering/remember-calls.ts';
import type { ScriptsMode } from './app/lib/server-rendering/render-context.ts';
import {
  apiContext,
  hostContext,
  type RenderHost,
  scriptsContext,
} from './app/lib/server-rendering/render-host.ts';

export type { RenderHost };

const handlers = new Map<string, RequestHandler>();

/** One handler per language, so that links and data requests stay in it. */
function handlerFor({ language, isDefaultLanguage }: RenderHost): RequestHandler {
  const basename = isDefaultLanguage ? '/' : `/${language}`;
  const known = handlers.get(basename);
  if (known) return known;
  const handler = createRequestHandler(
    { ...(build as ServerBuild), basename },
    import.meta.env.MODE,
  );
  handlers.set(basename, handler);
  return handler;
}

/** Renders a page or a `.data` request. The document is complete when the promise resolves. */
export async function render(request: Request, host: RenderHost): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const client = createClient({ baseUrl: origin, fetch: (...args) => host.fetch(...args) });
  const api = rememberCalls(client);
  const handle = handlerFor(host);
  const respond = (mode: ScriptsMode, report = host.report) => {
    const context = new RouterContextProvider();
    context.set(hostContext, { ...host, report });
    context.set(apiContext, api);
    context.set(scriptsContext, mode);
    return handle(request, context);
  };
  const isForReading =
    findPage(withoutLanguage(pathname, host.language))?.page.isForReading === true;
  if (!isForReading || import.meta.env.DEV) return respond({});
  // The render of the page reports the same errors.
  const scripts = await respond({ isScriptsOnly: true }, () => {});
  const isRendered = scripts.headers.get('content-type')?.startsWith('text/html');
  return respond(isRendered ? { deferredScripts: await scripts.text() } : {});
}
