import * as build from 'virtual:react-router/server-build';
import { createClient } from '@rostra/contract/client';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import './app/lib/messages/add-all-catalogues.server.ts';
import {
  apiContext,
  hostContext,
  type RenderHost,
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
export function render(request: Request, host: RenderHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  context.set(
    apiContext,
    createClient({ baseUrl: new URL(request.url).origin, fetch: (...args) => host.fetch(...args) }),
  );
  return handlerFor(host)(request, context);
}
